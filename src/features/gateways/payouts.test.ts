import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PayoutDriver, PayoutOrder } from './gateway.ts'
import { createMidtrans } from './midtrans/midtrans.server.ts'
import { type ScriptedGateway, startScripted, unstopped } from './testing.ts'
import { createTransport } from './transport.server.ts'
import { createXendit } from './xendit/xendit.server.ts'

let outside: ScriptedGateway
beforeEach(async () => {
  outside = await startScripted()
})
afterEach(() => outside.close())

const ORDER: PayoutOrder = {
  key: 'payout-0190',
  amount: 250_000,
  bank: 'bca',
  number: '1234567890',
  holder: 'Sari Ayu',
  note: 'Honor: Kelas Web (11/2026)',
}
const sent = (at = 0): unknown => JSON.parse(outside.asked[at]?.body ?? '{}')

function iris(): PayoutDriver {
  const keys = { serverKey: 's', payoutKey: 'iris-creator', approverKey: 'iris-approver' }
  const { payouts } = createMidtrans({ keys, isProduction: false, transport: createTransport('midtrans', outside.tools, false) })
  if (!payouts) throw new Error('no payouts')
  return payouts
}
function xendit(): PayoutDriver {
  const { payouts } = createXendit({
    keys: { secretKey: 'x', callbackToken: 't' },
    transport: createTransport('xendit', outside.tools, false),
  })
  if (!payouts) throw new Error('no payouts')
  return payouts
}

describe('payouts by Midtrans', () => {
  it('are there only with the keys of both roles', () => {
    const transport = createTransport('midtrans', outside.tools, false)
    expect(createMidtrans({ keys: { serverKey: 's', payoutKey: 'c' }, isProduction: false, transport }).payouts).toBeUndefined()
  })

  it('are made by the one key and approved by the other', async () => {
    outside.next({ status: 201, body: { payouts: [{ status: 'queued', reference_no: 'ref-1' }] } }, { status: 202, body: { status: 'ok' } })
    expect(await iris().send(ORDER, unstopped())).toEqual({ ref: 'ref-1' })
    const [made, approved] = outside.asked
    expect(made).toMatchObject({
      path: '/midtrans/iris/api/v1/payouts',
      headers: { 'x-idempotency-key': ORDER.key, authorization: `Basic ${Buffer.from('iris-creator:').toString('base64')}` },
    })
    expect(sent()).toEqual({
      payouts: [
        {
          beneficiary_name: 'Sari Ayu',
          beneficiary_account: '1234567890',
          beneficiary_bank: 'bca',
          amount: '250000.00',
          notes: 'Honor Kelas Web 11 2026',
        },
      ],
    })
    expect(approved?.headers.authorization).toBe(`Basic ${Buffer.from('iris-approver:').toString('base64')}`)
    expect(sent(1)).toEqual({ reference_nos: ['ref-1'] })
  })

  it('that were approved before are fine; one that stays queued is asked to be approved again', async () => {
    const made = { status: 201, body: { payouts: [{ status: 'queued', reference_no: 'ref-1' }] } }
    const refusal = { status: 400, body: { error_message: 'An error occurred', errors: { reference_nos: ['not queued'] } } }
    outside.next(made, refusal, { body: { status: 'processed', amount: '250000.00' } })
    expect(await iris().send(ORDER, unstopped())).toEqual({ ref: 'ref-1' })
    outside.next(made, refusal, { body: { status: 'queued', amount: '250000.00' } })
    await expect(iris().send(ORDER, unstopped())).rejects.toMatchObject({ kind: 'away', message: expect.stringContaining('not queued') })
  })

  it.each([
    ['queued', 'sent'],
    ['approved', 'sent'],
    ['processed', 'sent'],
    ['completed', 'paid'],
    ['failed', 'failed'],
    ['rejected', 'failed'],
  ])('that are %s are %s', async (status, state) => {
    outside.next({
      body: { status, amount: '250000.00', reference_no: 'ref-1', error_message: 'Wrong account', beneficiary_account: '1234567890' },
    })
    const found = await iris().status({ key: ORDER.key, ref: 'ref-1' }, unstopped())
    expect(found).toMatchObject({ state, amount: 250_000, ref: 'ref-1', reason: 'Wrong account' })
    expect(JSON.stringify(found.raw)).not.toContain('1234567890')
  })

  it('that are missing or unreadable are told as such; keys are in no words', async () => {
    outside.next({ status: 404, body: { error_message: 'not found' } }, { body: { status: 'valueOf', amount: '1.00' } })
    expect(await iris().status({ key: 'a', ref: 'b' }, unstopped())).toMatchObject({ state: 'missing' })
    await expect(iris().status({ key: 'a', ref: 'b' }, unstopped())).rejects.toMatchObject({ kind: 'unreadable' })
    outside.next({ status: 401, body: { error_message: 'who is iris-creator?' } })
    await expect(iris().balance(unstopped())).rejects.toMatchObject({
      kind: 'refused',
      message: expect.not.stringContaining('iris-creator'),
    })
  })

  it('tell banks, the holder of an account, and the balance', async () => {
    outside.next(
      { body: { beneficiary_banks: [{ code: 'bca', name: 'PT. BANK CENTRAL ASIA TBK.' }, { code: 1 }, null] } },
      { body: { account_name: 'SARI AYU', account_no: '1234567890', bank_name: 'bca' } },
      { status: 400, body: { error_message: 'An error occurred', errors: { account: ['Account does not exist'] } } },
      { body: { balance: '305600.00' } },
    )
    expect(await iris().banks(unstopped())).toEqual([{ code: 'bca', name: 'PT. BANK CENTRAL ASIA TBK.' }])
    expect(await iris().checkAccount(ORDER, unstopped())).toEqual({ state: 'found', holder: 'SARI AYU' })
    expect(outside.asked[1]?.path).toBe('/midtrans/iris/api/v1/account_validation?bank=bca&account=1234567890')
    expect(await iris().checkAccount(ORDER, unstopped())).toEqual({ state: 'missing' })
    expect(await iris().balance(unstopped())).toBe(305_600)
  })
})

describe('payouts by Xendit', () => {
  it('are sent once by their key', async () => {
    outside.next({ body: { id: 'disb-1', status: 'ACCEPTED' } })
    expect(await xendit().send(ORDER, unstopped())).toEqual({ ref: 'disb-1' })
    expect(outside.asked[0]).toMatchObject({ path: '/xendit/v2/payouts', headers: { 'idempotency-key': ORDER.key } })
    expect(sent()).toMatchObject({
      reference_id: ORDER.key,
      channel_code: 'ID_BCA',
      channel_properties: { account_number: '1234567890', account_holder_name: 'Sari Ayu' },
      amount: 250_000,
      currency: 'IDR',
    })
  })

  it.each([
    ['ACCEPTED', 'sent'],
    ['REQUESTED', 'sent'],
    ['LOCKED', 'sent'],
    ['PENDING_COMPLIANCE_ASSESSMENT', 'sent'],
    ['SUCCEEDED', 'paid'],
    ['FAILED', 'failed'],
    ['CANCELLED', 'failed'],
    ['COMPLIANCE_REJECTED', 'failed'],
    ['REVERSED', 'reversed'],
  ])('that are %s are %s', async (status, state) => {
    outside.next({ body: { data: [{ id: 'disb-1', reference_id: ORDER.key, status, amount: 250_000 }] } })
    expect(await xendit().status({ key: ORDER.key, ref: 'disb-1' }, unstopped())).toMatchObject({ state, amount: 250_000, ref: 'disb-1' })
  })

  it('of another key, or of a state that nobody knows, are not taken for ours', async () => {
    outside.next({ body: { data: [{ id: 'disb-1', reference_id: 'other', status: 'SUCCEEDED', amount: 1 }] } })
    expect(await xendit().status({ key: ORDER.key, ref: 'disb-1' }, unstopped())).toMatchObject({ state: 'missing' })
    outside.next({ body: { data: [{ id: 'disb-1', reference_id: ORDER.key, status: 'toString', amount: 1 }] } })
    await expect(xendit().status({ key: ORDER.key, ref: 'disb-1' }, unstopped())).rejects.toMatchObject({ kind: 'unreadable' })
  })

  it('tell banks and the balance, and can’t check an account', async () => {
    outside.next(
      {
        body: [
          { channel_code: 'ID_BCA', channel_name: 'BCA' },
          { channel_code: 'PH_BPI', channel_name: 'BPI' },
        ],
      },
      { body: { balance: 1241231 } },
    )
    expect(await xendit().banks(unstopped())).toEqual([{ code: 'bca', name: 'BCA' }])
    expect(await xendit().balance(unstopped())).toBe(1_241_231)
    expect(await xendit().checkAccount(ORDER, unstopped())).toEqual({ state: 'unchecked' })
  })
})
