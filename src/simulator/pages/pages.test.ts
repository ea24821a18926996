import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '#platform/testing/database.ts'
import { startTestSimulator, type TestSimulator } from '../testing.ts'
import { callsOf } from '../testing-merchant.ts'

const database = openTestDatabase()
let simulator: TestSimulator
beforeAll(async () => {
  simulator = await startTestSimulator(database)
  await simulator.settings({ name: 'Toko <b>Satu</b>' })
})
afterAll(() => simulator.stop())

const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(simulator.origin + path, { headers, redirect: 'manual' })
  return { status: answer.status, text: await answer.text(), location: answer.headers.get('location'), headers: answer.headers }
}
const send = async (path: string, fields: Record<string, string>) => {
  const answer = await fetch(simulator.origin + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
}
const core = () => callsOf(`${simulator.origin}/midtrans/v2`, simulator.key)
async function charged(payment: object = { payment_type: 'bank_transfer', bank_transfer: { bank: 'bca' } }) {
  const order_id = `o-${randomUUID()}`
  const { body } = await core().post('/charge', { transaction_details: { order_id, gross_amount: 75_000 }, ...payment })
  return { orderId: order_id, id: String(body['transaction_id']), body }
}

describe('the payer’s pages', () => {
  it('say that they are a simulator, in the reader’s language, and find nothing that is not there', async () => {
    const [id, en] = [await open('/', { 'accept-language': 'id' }), await open('/?lang=en')]
    expect(id.text).toContain('<html lang="id">')
    expect(id.text).toContain('Ini simulator.')
    expect(en.text).toContain('This is a simulator.')
    expect(id.headers.get('content-security-policy')).toContain("default-src 'none'")
    for (const path of ['/pay/none', '/payout/none', '/pay?name=none', '/payout?name=none', '/none']) {
      const { status, text } = await open(path)
      expect([status, text.includes('Tidak ditemukan')]).toEqual([404, true])
    }
    expect((await send('/pay/none', { act: 'pay' })).status).toBe(404)
  })

  it('find a bill by the account’s number, spaces and all, and pay it', async () => {
    const { id, orderId, body } = await charged()
    const [{ va_number: number } = { va_number: '' }] = body['va_numbers'] as { va_number: string }[]
    const spaced = encodeURIComponent(`${number.slice(0, 4)} ${number.slice(4)}`)
    expect(await open(`/pay?name=${spaced}&lang=en`)).toMatchObject({ status: 303, location: `/pay/${id}?lang=en` })
    const { text } = await open(`/pay/${orderId}?lang=en`)
    for (const shown of [number, orderId, 'Rp75.000', 'Toko &lt;b&gt;Satu&lt;/b&gt;', 'Waiting for payment']) expect(text).toContain(shown)
    expect(await send(`/pay/${id}`, { act: 'pay', twice: '1' })).toMatchObject({ status: 303, location: `/pay/${id}` })
    expect((await open(`/pay/${id}`)).text).toContain('Lunas')
    const again = await send(`/pay/${id}`, { act: 'pay' })
    expect([again.status, again.text.includes('statusnya sudah berubah')]).toEqual([409, true])
  })

  it('show a QRIS code, and let a bill expire or deny it', async () => {
    const [code, other] = [await charged({ payment_type: 'qris' }), await charged()]
    expect((await open(`/pay/${code.id}`)).text).toContain('src="data:image/svg+xml;base64,')
    await send(`/pay/${code.id}`, { act: 'expire' })
    await send(`/pay/${other.id}`, { act: 'deny' })
    expect((await core().get(`/${code.orderId}/status`)).body).toMatchObject({ transaction_status: 'expire' })
    expect((await core().get(`/${other.orderId}/status`)).body).toMatchObject({ transaction_status: 'deny' })
  })

  it('let choose a method where the merchant left it open, and lead back after paying', async () => {
    const order_id = `o-${randomUUID()}`
    const { body } = await callsOf(simulator.origin, simulator.key).post('/midtrans/snap/v1/transactions', {
      transaction_details: { order_id, gross_amount: 75_000 },
      enabled_payments: ['bri_va', 'qris'],
      callbacks: { finish: 'https://toko.example/selesai?x=1' },
    })
    const token = String(body['token'])
    expect(await open(`/midtrans/snap/v4/redirection/${token}`)).toMatchObject({ status: 302, location: `/pay/${token}` })
    const page = await open(`/pay/${token}`)
    expect(page.text).toContain('value="va-bri"')
    expect(page.text).not.toContain('value="va-bca"')
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https://toko.example;")
    expect((await send(`/pay/${token}`, { act: 'choose', method: 'va-bca' })).status).toBe(409)
    expect((await send(`/pay/${token}`, { act: 'choose', method: 'va-bri' })).status).toBe(303)
    expect((await core().get(`/${order_id}/status`)).body).toMatchObject({ transaction_status: 'pending', va_numbers: [{ bank: 'bri' }] })
    const paid = await send(`/pay/${token}`, { act: 'pay' })
    expect(paid.location).toBe(`https://toko.example/selesai?x=1&order_id=${order_id}&status_code=200&transaction_status=settlement`)
  })

  it('let a payout arrive, and come back', async () => {
    const iris = callsOf(`${simulator.origin}/midtrans/iris/api/v1`, simulator.key)
    const payout = { beneficiary_name: 'Siti', beneficiary_account: '1234567890', beneficiary_bank: 'bca', amount: '50000' }
    const { body } = await iris.post('/payouts', { payouts: [payout] })
    const [{ reference_no } = { reference_no: '' }] = body['payouts'] as { reference_no: string }[]
    expect((await open(`/payout/${reference_no}?lang=en`)).text).not.toContain('The money arrives')
    expect((await send(`/payout/${reference_no}`, { act: 'complete' })).status).toBe(409)
    await iris.post('/payouts/approve', { reference_nos: [reference_no] })
    expect((await open(`/payout/${reference_no}?lang=en`)).text).toContain('The money arrives')
    expect((await send(`/payout/${reference_no}`, { act: 'complete' })).status).toBe(303)
    expect((await send(`/payout/${reference_no}`, { act: 'reverse' })).status).toBe(303)
    expect((await iris.get(`/payouts/${reference_no}`)).body).toMatchObject({ status: 'failed' })
  })
})
