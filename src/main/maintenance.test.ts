import { beforeAll, expect, it } from 'vitest'
import { enrol } from '#features/members/testing.ts'
import { buildSite, ORIGIN } from '#features/sites/testing.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { pageOf } from '#page/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { ACCESS_COOKIE } from '#platform/http/credentials.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestPages } from './testing-pages.ts'

/* Who reaches what while a site is under maintenance. One page of each half replaces the route table; endpoint, sessions and database are real. */
const database = openTestDatabase()
let sent = 0
const { pages } = openTestPages(database, {
  publicPage: { loader: pageOf(async () => undefined) },
  appPage: { loader: appLoader(() => ({ title: '' })), action: appAction({ '': async () => (sent++, '/Studio') }) },
})

const tokens: Record<string, string> = {}
let of: TenantId
beforeAll(async () => {
  of = await database.createTenant('uji')
  for (const role of ['admin', 'superadmin', 'student', 'writer', 'mentor'] as const)
    tokens[role] = (await enrol(database, of, `Si ${role}`, [role])).token
  await database.pool.query(
    `update sessions set authenticated_at = now(), checked_at = now(), renewed_at = now(), expires_at = now() + interval '30 days'`,
  )
})

async function ask(path: string, who: string, { method = 'GET', isMaintenance = true as boolean | undefined } = {}) {
  const headers = {
    host: 'uji.localhost:3000',
    origin: ORIGIN,
    'content-type': 'application/x-www-form-urlencoded',
    cookie: `${ACCESS_COOKIE}=${tokens[who] ?? ''}`,
  }
  const request = new Request(ORIGIN + path, { method, headers, body: method === 'POST' ? 'x=y' : null })
  const { status, headers: given } = await pages.answer(request, buildSite({ of, settings: { isMaintenance } }))
  return [status, given.get('retry-after')]
}

it.each(['/', '/News', '/Studio', '/Studio/Members', '/Account', '/en/Studio', '/Account/Join', '/studios', '/Tidak-Ada'])(
  '%s is closed to visitors and members, also where the setting is missing',
  async path => {
    for (const who of ['nobody', 'student', 'writer', 'mentor'])
      for (const isMaintenance of [true, undefined]) expect([who, await ask(path, who, { isMaintenance })]).toEqual([who, [503, '600']])
  },
)

it('the public pages are closed to staff too, since what they see there is what visitors see', async () => {
  for (const who of ['admin', 'superadmin']) for (const path of ['/', '/News']) expect(await ask(path, who)).toEqual([503, '600'])
})

it('studio and account are open to staff: admins, and superadmins who have not entered the tenant yet', async () => {
  for (const who of ['admin', 'superadmin'])
    for (const path of ['/Studio', '/en/studio/Members', '/Account', '/Account/Privacy'])
      expect([who, path, ...(await ask(path, who))]).toEqual([who, path, 200, null])
})

it('signing in and out are open to everybody', async () => {
  for (const who of ['nobody', 'student', 'admin'])
    for (const path of ['/Login', '/en/Login', '/CallbackAuth', '/Logout']) expect((await ask(path, who))[0]).toBe(200)
})

it('a form reaches staff’s pages from staff alone', async () => {
  expect([await ask('/Studio', 'student', { method: 'POST' }), sent]).toEqual([[503, '600'], 0])
  expect([(await ask('/Studio', 'admin', { method: 'POST' }))[0], sent]).toEqual([303, 1])
})
