import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { as, type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import { setPageArgs } from '#page/page.server.ts'
import { createRequests, type VisitOptions } from '#page/testing.ts'
import { type AppModule, createAppVisitor } from '#page/testing-app.tsx'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { PAYOUT_STATUSES } from '../payout.ts'
import { buildAccount, earn, enrolMentor, makePayoutQueues, proven, type TestMentor } from '../testing.ts'
import * as accountList from './account-list.tsx'
import * as batchCsv from './batch-csv.tsx'
import * as batchList from './batch-list.tsx'
import * as batchShow from './batch-show.tsx'
import * as payoutList from './payout-list.tsx'
import * as payoutShow from './payout-show.tsx'
import * as shareList from './share-list.tsx'
import * as statement from './statement.tsx'
import * as statementCsv from './statement-csv.tsx'
import * as statementPdf from './statement-pdf.tsx'

const database = openTestDatabase()
const path = (at: string, query = {}) => ({ path: at, name: at.replaceAll('/', '-').slice(1), query, isPersonal: true })
const routes = [
  path('/Studio/Payouts', { status: PAYOUT_STATUSES, bank: 'text', search: 'text', done: ['requested', 'approved', 'paid'] }),
  path('/Studio/Payouts/Accounts', { done: ['added', 'removed', 'confirmed'] }),
  path('/Studio/Payouts/Batches'),
  path('/Studio/Payouts/Batches/{id}'),
  path('/Studio/Payouts/Batches/{id}/File.csv'),
  path('/Studio/Payouts/Statement', { mentor: 'slug', month: 'slug' }),
  path('/Studio/Payouts/Statement.pdf', { mentor: 'slug', month: 'slug' }),
  path('/Studio/Payouts/Statement.csv', { mentor: 'slug', month: 'slug' }),
  path('/Studio/Payouts/{id}', { done: ['approved', 'rejected', 'paid', 'refused'] }),
  path('/Studio/Payments/Shares', { done: ['saved', 'removed'] }),
]
const { show, submit, visit } = createAppVisitor(database, routes)
const open = createRequests(database, routes)
/** Returns the file that a route without a page gives. */
async function download(loader: (args: LoaderFunctionArgs) => Promise<Response>, address: string, options: VisitOptions): Promise<string> {
  const request = open(address, options)
  const context = new RouterContextProvider()
  setPageArgs(context, request.args)
  try {
    // Named boundary: the loaders of this app read their context alone.
    return await (await loader({ context } as unknown as LoaderFunctionArgs)).text()
  } finally {
    await request.commit()
  }
}

/** A route without a page. */
const file = (module: { loader: AppModule['loader'] }): AppModule => ({ ...module, default: () => null })
const NOTHING = newId()

let tenant: TenantId
let mira: TestMentor
let ani: Enrolled
let account: string

beforeAll(() => makePayoutQueues(database.url))
beforeEach(async () => {
  tenant = await database.createTenant()
  mira = await enrolMentor(database, tenant, 'Mira Lestari')
  ani = await enrol(database, tenant, 'Ani', ['admin'])
  account = await database.asTenant(tenant, async ctx => {
    await earn(ctx, mira.mentorId, 2_000_000)
    return await buildAccount(ctx, mira.id)
  })
})

async function staff(): Promise<VisitOptions> {
  return { of: tenant, viewer: proven(await ani.viewer(), TEST_NOW) }
}

async function requested(): Promise<string> {
  const id = newId()
  const fields = { form: 'request', id, amount: '400.000', bankAccountId: account }
  expect(await submit(payoutList, '/Studio/Payouts', fields, await as(mira, tenant))).toBe('303 /Studio/Payouts?done=requested')
  return id
}

describe('pages of payouts', () => {
  it('are closed to who may not see them, and to other tenants', async () => {
    const id = await requested()
    const pages: [AppModule, string][] = [
      [payoutList, '/Studio/Payouts'],
      [accountList, '/Studio/Payouts/Accounts'],
      [batchList, '/Studio/Payouts/Batches'],
      [batchShow, `/Studio/Payouts/Batches/${NOTHING}`],
      [file(batchCsv), `/Studio/Payouts/Batches/${NOTHING}/File.csv`],
      [statement, `/Studio/Payouts/Statement?mentor=${mira.mentorId}`],
      [file(statementCsv), `/Studio/Payouts/Statement.csv?mentor=${mira.mentorId}`],
      [file(statementPdf), `/Studio/Payouts/Statement.pdf?mentor=${mira.mentorId}`],
      [payoutShow, `/Studio/Payouts/${id}`],
      [shareList, '/Studio/Payments/Shares'],
    ]
    const outside = (await outsiders(database, tenant)).filter(
      ([viewer]) => viewer.kind !== 'api-client' && !(viewer.kind === 'person' && viewer.person.role === 'mentor'),
    )
    expect(outside.length).toBeGreaterThan(8)
    for (const [viewer, status] of outside)
      for (const [module, at] of pages) {
        const answer = await visit(module, at, { of: tenant, viewer })
        expect([at, answer]).toEqual([at, viewer.kind === 'nobody' ? `302 /Login?to=${encodeURIComponent(at)}` : String(status)])
      }
    const rina = await as(await enrolMentor(database, tenant, 'Rina'), tenant)
    for (const [module, at] of pages.slice(2)) expect([at, await visit(module, at, rina)]).toEqual([at, expect.stringMatching(/^40[34]$/)])
    const there = await database.createTenant()
    const away = { of: there, viewer: proven(await (await enrol(database, there, 'Sana', ['admin'])).viewer(), TEST_NOW) }
    for (const [module, at] of pages.slice(3, 9)) expect([at, await visit(module, at, away)]).toEqual([at, '404'])
  })

  it('let a mentor ask for their share, and see its story', async () => {
    const before = await show(payoutList, '/Studio/Payouts', await as(mira, tenant))
    for (const words of ['Rp2.000.000', 'Minta pencairan', '•••• 7890']) expect(before).toContain(words)
    expect(before).not.toContain('data-act="approve"')
    const fields = { form: 'request', id: newId(), amount: '2.000.001', bankAccountId: account }
    const refused = await submit(payoutList, '/Studio/Payouts', fields, await as(mira, tenant))
    expect(refused).toContain('Yang bisa dicairkan sekarang Rp2.000.000')
    expect(refused).toContain('value="2.000.001"')
    for (const amount of ['', '-1', '1,5', '1e6', '400000.5', '٤٠٠٠٠٠'])
      expect(await submit(payoutList, '/Studio/Payouts', { ...fields, amount }, await as(mira, tenant))).toContain('rupiah bulat')
    const id = await requested()
    const html = await show(payoutShow, `/Studio/Payouts/${id}`, await as(mira, tenant))
    for (const words of ['Pencairan Rp400.000', 'Diminta', 'Pencairan diproses']) expect(html).toContain(words)
    expect(html).not.toContain('data-act="approve"')
    const list = await show(payoutList, '/Studio/Payouts?status=requested', await as(mira, tenant))
    expect(list).toContain(`/Studio/Payouts/${id}`)
  })

  it('let staff approve, once the second factor is proven, make a bank file, and mark it paid', async () => {
    const id = await requested()
    const plain = await as(ani, tenant)
    expect(await submit(payoutList, '/Studio/Payouts', { form: 'approve', ids: id }, plain)).toBe(
      '303 /Login?factor=fresh&to=%2FStudio%2FPayouts',
    )
    expect(await submit(payoutShow, `/Studio/Payouts/${id}`, { form: 'approve' }, plain)).toContain('303 /Login?factor=fresh')
    expect(await submit(payoutList, '/Studio/Payouts', { form: 'approve', ids: id }, await staff())).toBe(
      '303 /Studio/Payouts?done=approved',
    )
    const answer = await submit(payoutList, '/Studio/Payouts?status=approved', { form: 'bank-file', ids: id }, await staff())
    const batch = /Batches\/([0-9a-f-]{36})$/.exec(answer)?.[1] ?? ''
    const html = await show(batchShow, `/Studio/Payouts/Batches/${batch}`, await staff())
    for (const words of ['Mira Lestari', 'Unduh berkas bank', 'Dikirim']) expect(html).toContain(words)
    expect(html).not.toContain('1234567890')
    const csv = `/Studio/Payouts/Batches/${batch}/File.csv`
    expect(await visit(file(batchCsv), csv, plain)).toContain('302 /Login?factor=fresh')
    const [, line] = (await download(batchCsv.loader, csv, await staff())).split('\r\n')
    expect(line).toBe(`${id},BCA,1234567890,Mira Lestari,400000,Bagi hasil Uji`)
    expect(await show(batchList, '/Studio/Payouts/Batches', await staff())).toContain(batch)
    const done = `303 /Studio/Payouts/${id}?done=paid`
    expect(await submit(payoutShow, `/Studio/Payouts/${id}`, { form: 'paid' }, await staff())).toBe(done)
    const paid = await show(payoutShow, `/Studio/Payouts/${id}`, await staff())
    for (const words of ['Disetujui Ani', 'Dibayar', 'data-act="refused"']) expect(paid).toContain(words)
    const { rows } = await database.pool.query('select act from audit_log where tenant_id = $1 order by id', [tenant])
    expect(rows.map(one => one.act)).toEqual(['payout.requested', 'payout.approved', 'payout.sent', 'list.downloaded', 'payout.paid'])
  })

  it('let staff reject with a reason', async () => {
    const id = await requested()
    const at = `/Studio/Payouts/${id}`
    expect(await submit(payoutShow, at, { form: 'reject', reason: '' }, await staff())).toContain('Tulis alasannya')
    expect(await submit(payoutShow, at, { form: 'reject', reason: 'Nama <b>lain</b>' }, await staff())).toBe(`303 ${at}?done=rejected`)
    expect(await show(payoutShow, at, await as(mira, tenant))).toContain('Nama &lt;b&gt;lain&lt;/b&gt;')
  })

  it('let a mentor keep bank accounts, and staff confirm them', async () => {
    const at = '/Studio/Payouts/Accounts'
    const bad = { form: 'add', bank: 'bca', number: '12', holderName: 'Mira' }
    expect(await submit(accountList, at, bad, await as(mira, tenant))).toContain('6 sampai 20 angka')
    const id = newId()
    expect(await submit(accountList, at, { ...bad, id, number: '5550001112' }, await as(mira, tenant))).toBe(`303 ${at}?done=added`)
    expect(await show(accountList, at, await as(mira, tenant))).toContain('Menunggu namanya dipastikan')
    expect(await show(payoutList, '/Studio/Payouts', await staff())).toContain('menunggu dipastikan: 1')
    expect(await submit(accountList, at, { form: 'confirm', account: id }, await as(ani, tenant))).toContain('303 /Login?factor=fresh')
    expect(await submit(accountList, at, { form: 'confirm', account: id }, await staff())).toBe(`303 ${at}?done=confirmed`)
    expect(await show(accountList, at, await as(mira, tenant))).toContain('Bisa dipakai mulai')
    expect(await submit(accountList, at, { form: 'remove', account: id }, await as(mira, tenant))).toBe(`303 ${at}?done=removed`)
  })

  it('show a month of a mentor’s balance, with the tax', async () => {
    const id = await requested()
    await submit(payoutList, '/Studio/Payouts', { form: 'approve', ids: id }, await staff())
    await submit(payoutList, '/Studio/Payouts', { form: 'bank-file', ids: id }, await staff())
    await database.pool.query('update payouts set tax = 10000 where id = $1', [id])
    await submit(payoutShow, `/Studio/Payouts/${id}`, { form: 'paid' }, await staff())
    const own = await as(mira, tenant)
    const html = await show(statement, '/Studio/Payouts/Statement', own)
    for (const words of ['Mira Lestari · 2026-08', 'Bagi hasil', 'Rp2.000.000', 'Rp-400.000', 'Rp10.000', 'Rp390.000', 'Rp1.600.000'])
      expect(html).toContain(words)
    expect(await show(statement, '/Studio/Payouts/Statement?month=2026-09', own)).toContain('Tidak ada pergerakan')
    expect(await visit(statement, '/Studio/Payouts/Statement?month=2026-13', own)).toBe('422')
    expect(await show(statement, `/Studio/Payouts/Statement?mentor=${mira.mentorId}`, await staff())).toContain('Mira Lestari')
    expect(await visit(statement, '/Studio/Payouts/Statement', await staff())).toBe('404')
    const csv = await download(statementCsv.loader, '/Studio/Payouts/Statement.csv', own)
    expect(csv).toContain('Pencairan dibayar: 7890,,0,10000,390000,1600000')
    expect(csv).toContain('Saldo akhir,,,10000,390000,1600000')
    const pdf = await download(statementPdf.loader, '/Studio/Payouts/Statement.pdf', own)
    expect(pdf.slice(0, 5)).toBe('%PDF-')
    expect(pdf).toContain('%%EOF')
  })

  it('let staff make rules of shares', async () => {
    const at = '/Studio/Payments/Shares'
    const fields = { form: 'save', subject: 'tenant', percent: '37,5', mentor1: mira.mentorId, weight1: '2' }
    for (const percent of ['', 'abc', '101', '-1', '1,234'])
      expect(await submit(shareList, at, { ...fields, percent }, await staff())).toContain('Isi persentase')
    expect(await submit(shareList, at, { ...fields, weight1: '0' }, await staff())).toContain('bobot bulat')
    expect(await submit(shareList, at, { ...fields, subject: `class:${NOTHING}` }, await staff())).toContain('Pilih program atau kelasnya')
    expect(await submit(shareList, at, fields, await staff())).toBe(`303 ${at}?done=saved`)
    const html = await show(shareList, at, await staff())
    for (const words of ['37,5%', 'Mira Lestari (2)']) expect(html).toContain(words)
  })
})
