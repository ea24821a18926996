import { beforeAll, expect, it } from 'vitest'
import { buildSite, ORIGIN } from '#features/sites/testing.ts'
import { appLoader } from '#page/app-page.server.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { pages as table } from '../route-table.ts'
import { openTestPages } from './testing-pages.ts'

/* What a browser gets that fetches a page for later. One page of the app replaces the route table's modules. */
const database = openTestDatabase()
let loaded = 0
const { pages } = openTestPages(database, { appPage: { loader: appLoader(() => ({ title: String(loaded++) })) } })
let of: TenantId
beforeAll(async () => (of = await database.createTenant('uji')))

async function ask(path: string, more: Record<string, string> = {}) {
  loaded = 0
  const request = new Request(ORIGIN + path, { headers: { host: 'uji.localhost:3000', ...more } })
  const { status, headers } = await pages.answer(request, buildSite({ of, settings: { isMaintenance: false } }))
  return { status, loaded, cached: headers.get('cache-control') }
}

const AUDITED = table.filter(page => page.isViewAudited).map(({ path }) => path.replace('{id}', '0198c0de-0000-7000-8000-000000000000'))

it('knows the pages whose views are audited', () => {
  expect(AUDITED.toSorted()).toEqual([
    '/Studio/Audit.csv',
    '/Studio/Classes/0198c0de-0000-7000-8000-000000000000/Participants.csv',
    '/Studio/Ledger/Journal.csv',
    '/Studio/Ledger/TrialBalance.csv',
    '/Studio/Mail.csv',
    '/Studio/Mail/0198c0de-0000-7000-8000-000000000000',
    '/Studio/Members.csv',
    '/Studio/Members/Invitations.csv',
    '/Studio/Orders.csv',
    '/Studio/Payouts/Batches/0198c0de-0000-7000-8000-000000000000/File.csv',
    '/Studio/Payouts/Statement.csv',
    '/Studio/Payouts/Statement.pdf',
    '/Studio/Registrations.csv',
    '/Studio/Requests.csv',
    '/Studio/Revenue.csv',
    '/Studio/Tenants',
    '/Studio/Voices.csv',
  ])
})

it.each(AUDITED)('%s runs for a person, and not for a link that was pointed at', async path => {
  for (const prefix of ['', '/en'])
    for (const ending of ['', '.data']) {
      const address = prefix + path + ending
      for (const headers of [
        { 'sec-purpose': 'prefetch' },
        { 'sec-purpose': 'prefetch;prerender' },
        { purpose: 'prefetch' },
        { 'x-moz': 'prefetch' },
      ])
        expect([address, await ask(address, headers)]).toEqual([address, { status: 204, loaded: 0, cached: 'no-store' }])
      expect([address, (await ask(address)).loaded]).toEqual([address, 1])
    }
})

it('other pages are fetched for later', async () => {
  expect(await ask('/Studio/Members.data', { 'sec-purpose': 'prefetch' })).toMatchObject({ status: 200, loaded: 1 })
})
