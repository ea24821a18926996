import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '#platform/testing/database.ts'
import { crcOf, qrisOf } from './qris.ts'
import { startTestSimulator, type TestSimulator } from './testing.ts'
import { callsOf } from './testing-merchant.ts'

const database = openTestDatabase()
let simulator: TestSimulator
beforeAll(async () => {
  simulator = await startTestSimulator(database)
})
afterAll(() => simulator.stop())

const calls = () => callsOf(simulator.origin, undefined)

describe('what steers the simulator', () => {
  it.each([
    ['/play', {}],
    ['/play', { orderId: 'a', event: 'steal' }],
    ['/play', { orderId: 'a', event: 'pay', amount: -1 }],
    ['/play', { reference: 'a', event: 'pay' }],
    ['/weather', { merchantKey: 'Mid-server-abc', down: true }],
    ['/weather', { merchantKey: 'SB-simulator-a', lies: 'always' }],
    ['/settings', { merchantKey: 'SB-simulator-a', notificationUrl: 'file:///etc/passwd' }],
  ])('at %s refuses %j', async (path, body) => {
    expect((await calls().post(path, body)).status).toBe(422)
  })

  it('finds no order and no payout that nobody made', async () => {
    expect((await calls().post('/play', { orderId: 'none', event: 'pay' })).status).toBe(404)
    expect((await calls().post('/play', { reference: 'none', event: 'complete' })).status).toBe(404)
  })
})

describe('a report', () => {
  it('lists what was paid and given back, with fees, of one merchant; and is wrong as asked', async () => {
    const key = 'SB-simulator-report'
    const merchant = callsOf(simulator.origin, key)
    const charge = async (payment: object) => {
      const order_id = `o-${randomUUID()}`
      await merchant.post('/midtrans/v2/charge', { transaction_details: { order_id, gross_amount: 100_000 }, ...payment })
      await simulator.play({ orderId: order_id, event: 'pay' })
      return order_id
    }
    const account = await charge({ payment_type: 'bank_transfer', bank_transfer: { bank: 'bni' } })
    const code = await charge({ payment_type: 'qris' })
    await merchant.post(`/midtrans/v2/${code}/refund`, { refund_key: 'satu', amount: 25_000 })
    const rows = async (fault?: 'missing' | 'twice' | 'amount' | 'fee' | 'extra') => {
      const csv = await simulator.report('midtrans', { key, ...(fault && { fault }) })
      return csv
        .trim()
        .split('\r\n')
        .slice(1)
        .map(line => line.split(','))
    }
    const brief = (lines: string[][]) => lines.map(line => [line[2], line[5], line[8], line[9], line[10]])
    const [first, second, refund] = [
      [account, 'settlement', '100000', '4000', '96000'],
      [code, 'settlement', '100000', '700', '99300'],
      [code, 'refund', '-25000', '0', '-25000'],
    ]
    expect(brief(await rows())).toEqual([first, second, refund])
    expect(brief(await rows('missing'))).toEqual([first, refund])
    expect(brief(await rows('twice'))).toEqual([first, second, second, refund])
    expect(brief(await rows('amount'))).toEqual([first, [code, 'settlement', '101000', '700', '100300'], refund])
    expect(brief(await rows('fee'))).toEqual([first, [code, 'settlement', '100000', '1200', '98800'], refund])
    expect(brief(await rows('extra'))).toContainEqual(['unknown-order', 'settlement', '50000', '350', '49650'])
    expect(await simulator.report('xendit', { key })).toMatch(/^Transaction ID,Reference,Type,[^\n]*\r\n$/)
    expect((await fetch(`${simulator.origin}/report.csv?gateway=midtrans&key=other`)).status).toBe(422)
  })
})

describe('a QRIS code', () => {
  it('has the check sum of the specification, and fields that end where they say', () => {
    expect(crcOf('123456789')).toBe('29B1')
    const code = qrisOf({
      merchantName: 'Toko “Sanggar” yang namanya panjang sekali',
      merchantNumber: '123456789012345',
      amount: 1,
      reference: 'o-1',
    })
    const fields = new Map<string, string>()
    for (let at = 0; at < code.length; ) {
      const length = Number(code.slice(at + 2, at + 4))
      fields.set(code.slice(at, at + 2), code.slice(at + 4, at + 4 + length))
      at += 4 + length
    }
    expect([...fields.keys()]).toEqual(['00', '01', '26', '51', '52', '53', '54', '58', '59', '60', '61', '62', '63'])
    expect(fields.get('63')).toBe(crcOf(code.slice(0, -4)))
    expect(fields.get('59')?.length).toBeLessThanOrEqual(25)
  })
})
