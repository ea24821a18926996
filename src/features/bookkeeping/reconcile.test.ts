import { beforeEach, describe, expect, it } from 'vitest'
import { listBalances } from '#features/ledger/balances.server.ts'
import { enrol } from '#features/members/testing.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { reconcile } from './reconcile.server.ts'
import { getReconciliation, listLines } from './reconciliation-list.server.ts'
import { buildOrder } from './testing.ts'

const database = openTestDatabase()
const tools = { seal: createSeal('rahasia yang panjang sekali untuk uji') }
let tenant: TenantId
let admin: Viewer
let pupil: Viewer

beforeEach(async () => {
  tenant = await database.createTenant()
  admin = await (await enrol(database, tenant, 'Ani', ['admin'])).viewer()
  pupil = await (await enrol(database, tenant, 'Siswa', ['student'])).viewer()
  await database.pool.query(
    `insert into gateway_settings (tenant_id, gateway, is_enabled, methods, accounts, changed_at)
     values ($1, 'transfer', true, '{transfer}', '[{"bank":"BCA","number":"123","holder":"Yayasan"}]', now())`,
    [tenant],
  )
})

const at = <T>(work: (ctx: Ctx) => Promise<T>, viewer = admin) => database.asTenant(tenant, work, { viewer })
const bytesOf = (text: string): ArrayBuffer => new Uint8Array(new TextEncoder().encode(text)).buffer
const bring = (text: string, viewer = admin) =>
  at(ctx => reconcile(ctx, tools, { source: 'bank', fileName: 'mutasi.csv', bytes: bytesOf(text) }), viewer)
const day = TEST_NOW.toISOString().slice(0, 10)
const buildTransfer = (isPaid: boolean) =>
  at(ctx => buildOrder(ctx, { method: 'transfer', isPaid, lines: [{ subjectId: newId(), name: 'Kelas', price: 100_000 }] }))
const amountOf = async (paymentId: string) =>
  Number((await database.pool.query('select amount from payments where id = $1', [paymentId])).rows[0].amount)

describe('a bank statement', () => {
  it('is refused to who may not, and where it is none', async () => {
    const good = `tanggal,keterangan,jumlah\n${day},TRSF,100000\n`
    await expect(bring(good, pupil)).rejects.toMatchObject({ status: 403 })
    await expect(bring(good, { kind: 'nobody' })).rejects.toMatchObject({ status: 401 })
    for (const bad of [
      '',
      '<html>',
      'tanggal,keterangan,jumlah\n',
      'tanggal,keterangan,jumlah\n\u0000',
      `tanggal,keterangan,jumlah\n${`${day},x,1\n`.repeat(5001)}`,
    ])
      await expect(bring(bad)).rejects.toMatchObject({ status: 422 })
    expect((await database.pool.query('select 1 from reconciliations where tenant_id = $1', [tenant])).rows).toEqual([])
  })

  it('books what came once, whatever file it comes in, and opens a case for what differs, once', async () => {
    const [paid, open] = [await buildTransfer(true), await buildTransfer(false)]
    const [came, waits] = [await amountOf(paid.paymentId), await amountOf(open.paymentId)]
    const lines = `${day},TRSF SARI,${came}\n${day},TRSF BUDI,${waits}\n${day},TIDAK DIKENAL,777777\n`
    const id = await bring(`tanggal,keterangan,jumlah\n${lines}`)
    const [one, page] = [await at(ctx => getReconciliation(ctx, id)), await at(ctx => listLines(ctx, id, undefined, { perPage: 10 }))]
    expect(one.figures).toEqual({ settled: 1, 'not-paid-here': 1, 'missing-here': 1 })
    expect(page.items.map(({ outcome, caseId }) => [outcome, caseId !== null])).toEqual([
      ['settled', false],
      ['not-paid-here', true],
      ['missing-here', true],
    ])
    const bank = async () => (await at(listBalances)).find(({ account }) => account === 'bank')?.balance
    expect(await bank()).toBe(came)
    await bring(`tanggal,keterangan,jumlah\n${day},LAIN,5\n${lines}`)
    expect(await bank()).toBe(came)
    const cases = await database.pool.query('select kind from money_cases where tenant_id = $1 order by kind', [tenant])
    expect(cases.rows.map(({ kind }) => kind)).toEqual(['report-differs', 'report-unknown', 'report-unknown'])
    expect((await database.pool.query('select state from payments where id = $1', [open.paymentId])).rows).toEqual([{ state: 'pending' }])
  })
})
