import { beforeAll, expect, it } from 'vitest'
import { enrol } from '#features/members/testing.ts'
import { buildSite, ORIGIN } from '#features/sites/testing.ts'
import { PERSON_HEADER } from '#kit/offline.ts'
import { appLoader } from '#page/app-page.server.ts'
import { pageOf } from '#page/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { ACCESS_COOKIE } from '#platform/http/credentials.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestPages } from './testing-pages.ts'

/* Whom a response names for the service worker: nobody else's pages may be kept under a person's name, and no shared page under anybody's. */
const database = openTestDatabase()
const { pages } = openTestPages(database, {
  publicPage: { loader: pageOf(async () => undefined) },
  appPage: { loader: appLoader(() => ({ title: '' })) },
})

let of: TenantId
const people: Record<string, { id: string; token: string }> = {}
beforeAll(async () => {
  of = await database.createTenant('uji')
  people['ani'] = await enrol(database, of, 'Ani', ['student'])
  people['budi'] = await enrol(database, of, 'Budi', ['student'])
  people['stranger'] = await enrol(database, await database.createTenant('lain'), 'Cici', ['student'])
  await database.pool.query(
    `update sessions set authenticated_at = now(), checked_at = now(), renewed_at = now(), expires_at = now() + interval '30 days'`,
  )
})

async function named(path: string, token: string | undefined): Promise<string | null> {
  const headers = { host: 'uji.localhost:3000', cookie: token === undefined ? '' : `${ACCESS_COOKIE}=${token}` }
  const response = await pages.answer(new Request(ORIGIN + path, { headers }), buildSite({ of }))
  return response.headers.get(PERSON_HEADER)
}

it.each(['/Studio', '/Studio/Members', '/Account', '/Studio.data', '/Learn'])('%s names who asks', async path => {
  expect(await named(path, undefined)).toBe('')
  expect(await named(path, 'not-a-session')).toBe('')
  expect(await named(path, people['stranger']?.token)).toBe('')
  expect(await named(path, people['ani']?.token)).toBe(people['ani']?.id)
  expect(await named(path, people['budi']?.token)).toBe(people['budi']?.id)
})

it('a page that is the same for everybody names nobody, whoever asks', async () => {
  for (const path of ['/', '/News'])
    for (const token of [undefined, people['ani']?.token]) expect([path, await named(path, token)]).toEqual([path, null])
})
