import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '#platform/testing/database.ts'
import { startTestSimulator, type TestSimulator } from '../testing.ts'
import { callsOf, startTestMerchant, type TestMerchant } from '../testing-merchant.ts'

const database = openTestDatabase()
let simulator: TestSimulator
let toko: TestMerchant
beforeAll(async () => {
  simulator = await startTestSimulator(database)
  toko = await startTestMerchant()
  await simulator.settings({ payoutUrl: toko.url, payoutKey: 'kunci', holders: { 'bca:1234567890': 'SITI RAHAYU' } })
})
afterAll(async () => {
  await simulator.stop()
  await toko.stop()
})
beforeEach(() => {
  toko.received.length = 0
})

const calls = (role = '', key = simulator.key) => callsOf(`${simulator.origin}/midtrans/iris/api/v1`, key + role)
const wish = (amount: unknown = '200000.00') => ({
  payouts: [{ beneficiary_name: 'Siti', beneficiary_account: '1234567890', beneficiary_bank: 'bca', amount, notes: 'Honor' }],
})
const referenceOf = (body: Record<string, unknown>) => (body['payouts'] as { reference_no: string }[])[0]?.reference_no ?? ''
async function queued() {
  const { body } = await calls('-creator').post('/payouts', wish())
  return referenceOf(body)
}
const statusOf = async (reference: string) => (await calls().get(`/payouts/${reference}`)).body['status']
async function told() {
  await simulator.deliver()
  return toko.received.map(({ body }) => body['status'])
}

describe('Iris', () => {
  it('refuses other keys, other roles and what it can’t read', async () => {
    expect((await callsOf(`${simulator.origin}/midtrans/iris/api/v1`, 'IRIS-abc').get('/beneficiary_banks')).status).toBe(401)
    expect((await calls('-approver').post('/payouts', wish())).status).toBe(403)
    for (const body of [{}, { payouts: [] }, wish('-5'), wish('1.5'), { payouts: [{ ...wish().payouts[0], beneficiary_bank: 'xyz' }] }])
      expect((await calls('-creator').post('/payouts', body)).status).toBe(400)
    const reference = await queued()
    expect((await calls('-creator').post('/payouts/approve', { reference_nos: [reference] })).status).toBe(403)
    expect((await calls('-approver', 'SB-simulator-other').post('/payouts/approve', { reference_nos: [reference] })).status).toBe(400)
    expect((await calls('', 'SB-simulator-other').get(`/payouts/${reference}`)).status).toBe(404)
    expect(await statusOf(reference)).toBe('queued')
  })

  it('knows banks, a balance, and who holds an account', async () => {
    expect((await calls().get('/beneficiary_banks')).body['beneficiary_banks']).toContainEqual({
      code: 'bca',
      name: 'PT. BANK CENTRAL ASIA TBK.',
    })
    expect((await calls().get('/balance')).body).toEqual({ balance: expect.stringMatching(/^\d+\.00$/) })
    const holder = await calls().get('/account_validation?bank=bca&account=1234567890')
    expect(holder.body).toEqual({ account_name: 'SITI RAHAYU', account_no: '1234567890', bank_name: 'bca' })
    expect((await calls().get('/account_validation?bank=bca&account=1234567000')).status).toBe(400)
    expect((await calls().get('/account_validation?bank=xyz&account=1234567890')).status).toBe(400)
  })

  it('makes a payout once for each key, which another one approves', async () => {
    const key = { 'x-idempotency-key': randomUUID() }
    const made = await calls('-creator').post('/payouts', wish(), key)
    expect(made).toMatchObject({ status: 201, body: { payouts: [{ status: 'queued' }] } })
    expect((await calls('-creator').post('/payouts', wish(), key)).body).toEqual(made.body)
    const reference = referenceOf(made.body)
    expect(await simulator.play({ reference, event: 'complete' })).toEqual({ status: 'refused', state: 'queued' })
    expect((await calls('-approver').post('/payouts/approve', { reference_nos: [reference, 'none'] })).status).toBe(400)
    expect((await calls('-approver').post('/payouts/approve', { reference_nos: [reference] })).status).toBe(202)
    expect((await calls('-approver').post('/payouts/reject', { reference_nos: [reference] })).status).toBe(400)
    expect(await statusOf(reference)).toBe('processed')
    await simulator.play({ reference, event: 'complete' })
    expect(await statusOf(reference)).toBe('completed')
    // A completed payout fails when the bank sends it back.
    await simulator.play({ reference, event: 'reverse' })
    expect((await calls().get(`/payouts/${reference}`)).body).toMatchObject({
      status: 'failed',
      amount: '200000.00',
      error_message: 'REJECTED_BY_BANK',
    })
    expect(await told()).toEqual(['processed', 'completed', 'failed'])
    for (const { text, headers } of toko.received)
      expect(headers['iris-signature']).toBe(createHash('sha512').update(`${text}kunci`).digest('hex'))
  })

  it('tells of nothing true with a wrong signature, and of a rejection with the reason', async () => {
    const [forged, rejected] = [await queued(), await queued()]
    await simulator.play({ reference: forged, event: 'complete', forged: true })
    expect(await told()).toEqual(['completed'])
    const [received] = toko.received
    expect(received?.headers['iris-signature']).not.toBe(createHash('sha512').update(`${received?.text}kunci`).digest('hex'))
    expect(await statusOf(forged)).toBe('queued')
    await calls('-approver').post('/payouts/reject', { reference_nos: [rejected], reject_reason: 'salah orang' })
    expect((await calls().get(`/payouts/${rejected}`)).body).toMatchObject({ status: 'rejected', error_message: 'salah orang' })
  })
})
