import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readNotification, signatureOf } from './notification.ts'

/** An order as the documents show one. */
const EXAMPLE = { orderId: '1111', code: '200', amount: '100000.00', key: 'askvnoibnosifnboseofinbofinfgbiufglnbfg' }
const body = (more: Record<string, unknown> = {}) =>
  JSON.stringify({
    order_id: EXAMPLE.orderId,
    status_code: EXAMPLE.code,
    gross_amount: EXAMPLE.amount,
    signature_key: signatureOf(EXAMPLE),
    transaction_status: 'settlement',
    ...more,
  })
const keys = { serverKey: EXAMPLE.key }
const none = new Headers()

describe('a notification', () => {
  it('is signed by SHA-512 of order, status code, amount as it is written, and the key', () => {
    const plain = createHash('sha512').update('1111200100000.00askvnoibnosifnboseofinbofinfgbiufglnbfg').digest('hex')
    expect(signatureOf(EXAMPLE)).toBe(plain)
    expect(readNotification(keys, none, body())).toEqual({ isGenuine: true, topic: 'payment', orderId: '1111' })
  })

  it.each([
    [{ gross_amount: '100000.0' }],
    [{ gross_amount: 100000 }],
    [{ status_code: '201' }],
    [{ status_code: 200 }],
    [{ order_id: '1112' }],
    [{ signature_key: '' }],
    [{ signature_key: undefined }],
    [{ signature_key: ['a'] }],
    [{ signature_key: signatureOf(EXAMPLE).toUpperCase() }],
    [{ signature_key: signatureOf({ ...EXAMPLE, key: 'another' }) }],
    [{ signature_key: signatureOf({ ...EXAMPLE, key: '' }) }],
  ])('with %j is forged', changed => {
    expect(readNotification(keys, none, body(changed)).isGenuine).toBe(false)
  })

  it('is signed by the signature key alone, where there is one', () => {
    const own = { serverKey: EXAMPLE.key, signatureKey: 'a key of its own' }
    expect(readNotification(own, none, body()).isGenuine).toBe(false)
    expect(readNotification(own, none, body({ signature_key: signatureOf({ ...EXAMPLE, key: 'a key of its own' }) })).isGenuine).toBe(true)
  })

  it('is never genuine without a key', () => {
    expect(readNotification({}, none, body({ signature_key: signatureOf({ ...EXAMPLE, key: '' }) })).isGenuine).toBe(false)
  })

  it.each(['', '{', 'null', '[]', '"text"', '{"order_id":{}}', '{"__proto__":{"order_id":"x"}}', '\0'])(
    'that is %j is unreadable',
    text => {
      expect(readNotification(keys, none, text)).toEqual({ isGenuine: false, topic: 'unknown' })
    },
  )

  it('of a payout is signed by its body and the key of payouts', () => {
    const text = JSON.stringify({ reference_no: '1d4f8423', amount: '150000.00', status: 'completed' })
    const signed = new Headers({ 'iris-signature': createHash('sha512').update(`${text}kunci-payout`).digest('hex') })
    const own = { ...keys, payoutSignatureKey: 'kunci-payout' }
    expect(readNotification(own, signed, text)).toEqual({ isGenuine: true, topic: 'payout', orderId: '1d4f8423' })
    expect(readNotification(own, signed, `${text} `).isGenuine).toBe(false)
    expect(readNotification(own, none, text)).toEqual({ isGenuine: false, topic: 'payout', orderId: '1d4f8423' })
    const withoutKey = new Headers({ 'iris-signature': createHash('sha512').update(text).digest('hex') })
    expect(readNotification(keys, withoutKey, text).isGenuine).toBe(false)
  })
})
