import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isPictureShown } from '#features/discovery/shown-pictures.server.ts'
import { makeSitemap } from '#features/discovery/sitemap.server.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { saveRedirects } from '#features/redirects/commands.server.ts'
import { searchSite } from '#features/search/queries.server.ts'
import { saveDraft } from '#features/site-editing/drafts.server.ts'
import { beginTrial, TRIAL_COOKIE } from '#features/site-editing/trial.server.ts'
import { changePage, createPage, publishPage, withdrawPage } from '#features/site-pages/commands.server.ts'
import * as tenantPage from '#features/site-pages/pages/tenant-page.server.tsx'
import { isReserved } from '#features/site-pages/reserved.ts'
import { findSiteByHost } from '#features/sites/queries.server.ts'
import type { Site } from '#features/sites/site.ts'
import { ORIGIN } from '#features/sites/testing.ts'
import { buildVisit, PAGE_SEAL } from '#page/testing.ts'
import type { Ctx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import { ACCESS_COOKIE, readCookie } from '#platform/http/credentials.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { pages as routes } from '../route-table.ts'
import { openTestPages } from './testing-pages.ts'

/* Pages of a tenant's own on the real endpoint: the cache, the sites and the database are real. */
const database = openTestDatabase()
const { pages, cache, changes } = openTestPages(database, { publicPage: tenantPage })

let of: TenantId
let ani: Enrolled
let id: string

beforeAll(async () => {
  of = await database.createTenant('uji')
  ani = await enrol(database, of, 'Ani', ['admin'])
  await database.pool.query(
    `update sessions set authenticated_at = now(), checked_at = now(), renewed_at = now(), expires_at = now() + interval '30 days'`,
  )
})

const named = (path: string, more: object = {}) => ({
  path,
  title: { id: 'Dapur Kami', en: 'Our Kitchen' },
  description: { id: 'Tempat belajar memasak.' },
  langs: ['id'],
  ...more,
})

/** Runs a command, and tells the caches of it as a committed request does. */
async function asAni<T>(work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const done = await database.asTenant(of, work, { viewer: await ani.viewer(), now: new Date() })
  changes.tell({ tenantId: of, tags: [...database.announced] })
  return done
}

beforeEach(async () => {
  await database.pool.query('delete from pages')
  await database.pool.query('delete from redirects')
  id = await asAni(ctx => createPage(ctx, named('/dapur-kami')))
})

interface Asking {
  trial?: boolean
  method?: string
  host?: string
}

async function siteNow(slug = 'uji'): Promise<Site> {
  const log = pino({ level: 'silent' })
  const site = await withScope(database.pool, { system: 'find-tenant' }, db => findSiteByHost(db, `${slug}.localhost`, log))
  if (!site) throw new Error('each tenant has a host')
  return site
}

async function ask(path: string, { trial = false, method = 'GET', host = 'uji' }: Asking = {}) {
  const site = await siteNow(host)
  const visit = buildVisit()
  if (trial) beginTrial(visit, site, PAGE_SEAL, { draftId: null, where: 'site' })
  const cookie = trial ? `${ACCESS_COOKIE}=${ani.token}; ${TRIAL_COOKIE}=${readCookie(visit.setCookies[0], TRIAL_COOKIE, false)}` : ''
  const headers = { host: `${host}.localhost:3000`, cookie, ...(method === 'POST' && { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }) }
  const answer = await pages.answer(new Request(ORIGIN + path, { headers, method }), site)
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
}

describe('a page of a tenant’s own', () => {
  it('is not found while it is a draft, but by staff who try theirs', async () => {
    expect((await ask('/dapur-kami')).status).toBe(404)
    await asAni(ctx =>
      saveDraft(ctx, {
        tenantPages: { [id]: [{ kind: 'call-to-action', title: 'Mari masak', action: { label: 'Ya', href: '/Courses' } }] },
      }),
    )
    const tried = await ask('/dapur-kami', { trial: true })
    expect([tried.status, tried.html.includes('Mari masak')]).toEqual([200, true])
    expect((await ask('/tidak-ada', { trial: true })).status).toBe(404)
    expect(cache.fresh(`${of}|/dapur-kami`)).toBeUndefined()
  })

  it('shows once it is published, in one spelling and stored, and goes as it is withdrawn', async () => {
    expect((await ask('/Dapur-Kami')).status).toBe(404)
    await asAni(ctx => publishPage(ctx, id))
    const shown = await ask('/Dapur-Kami')
    expect(shown.status).toBe(200)
    expect(shown.html).toMatch(/<title>Dapur Kami \| uji<\/title>/)
    expect(shown.html).toContain(`<link rel="canonical" href="${ORIGIN}/dapur-kami"`)
    expect(shown.html).toContain('Tempat belajar memasak.')
    expect(shown.html.match(/<h1/g)).toHaveLength(1)
    expect(cache.fresh(`${of}|/dapur-kami`)).toBeDefined()
    await asAni(ctx => withdrawPage(ctx, id))
    expect(cache.fresh(`${of}|/dapur-kami`)).toBeUndefined()
    expect((await ask('/dapur-kami')).status).toBe(404)
  })

  it('is shown in the language that it is there in, marked as such, until it is there in the reader’s', async () => {
    await asAni(ctx => publishPage(ctx, id))
    expect((await ask('/en/dapur-kami')).html).toMatch(/<div lang="id">.*Dapur Kami/s)
    await asAni(ctx => changePage(ctx, id, named('/dapur-kami', { langs: ['id', 'en'] })))
    const english = await ask('/en/dapur-kami')
    expect(english.html).toContain('Our Kitchen')
    expect(english.html).not.toContain('<div lang="id">')
    expect(english.html).toContain(`hrefLang="id" href="${ORIGIN}/dapur-kami"`)
  })

  it('leads on from an old address, takes no form, and leaves other addresses and redirects as they are', async () => {
    await asAni(ctx => publishPage(ctx, id))
    await asAni(ctx => changePage(ctx, id, named('/dapur')))
    expect(await ask('/en/dapur-kami')).toMatchObject({ status: 308, location: '/en/dapur' })
    await asAni(ctx => saveRedirects(ctx, [{ from: '/lama', to: '/News' }]))
    expect(await ask('/lama')).toMatchObject({ status: 308, location: '/News' })
    // A row never hides a page.
    await asAni(ctx => saveRedirects(ctx, [{ from: '/dapur', to: '/News' }]))
    expect((await ask('/dapur')).status).toBe(200)
    expect((await ask('/dapur', { method: 'POST' })).status).toBe(405)
    expect((await ask('/dapur.data')).status).toBe(404)
  })
})

describe('sitemap and search', () => {
  const read = async () => {
    const site = await siteNow()
    return await database.asTenant(of, async ctx => ({
      map: await makeSitemap(ctx, site, ORIGIN, []),
      hits: await searchSite(ctx, 'kitchen', { each: 5, site, lang: 'en' }),
      own: await searchSite(ctx, 'dapur memasak', { each: 5, site, lang: 'en' }),
    }))
  }

  it('have a page once it is published, in the languages that it is there in', async () => {
    expect((await read()).map).not.toContain('/dapur-kami')
    await asAni(ctx => publishPage(ctx, id))
    const before = await read()
    expect(before.map).toContain(`<loc>${ORIGIN}/dapur-kami</loc>`)
    expect(before.map).not.toContain('/en/dapur-kami')
    expect(before.hits).toEqual([])
    expect(before.own).toMatchObject([{ group: 'pages', title: 'Dapur Kami', lang: 'id', href: '/dapur-kami' }])
    await asAni(ctx => changePage(ctx, id, named('/dapur-kami', { langs: ['id', 'en'] })))
    const after = await read()
    expect(after.map).toContain(`${ORIGIN}/en/dapur-kami`)
    expect(after.hits).toMatchObject([{ title: 'Our Kitchen', lang: 'en' }])
  })

  it('have no page of another tenant’s', async () => {
    await asAni(ctx => publishPage(ctx, id))
    await database.createTenant('lain')
    const other = await siteNow('lain')
    expect(other.tenantPages).toEqual([])
    expect((await ask('/dapur-kami', { host: 'lain' })).status).toBe(404)
  })
})

it('pictures and faces that a page’s sections name are made, and no others', async () => {
  const outside = 'https://gambar.contoh.id/dapur.jpg'
  const isMade = async (address: string) => await database.asTenant(of, async ctx => await isPictureShown(ctx, await siteNow(), address))
  const addresses = ['/art/program/dapur-lama.svg', outside, '/art/avatar/bu-tini.svg']
  for (const address of addresses) expect([address, await isMade(address)]).toEqual([address, false])
  const [picture] = addresses
  await database.pool.query('update pages set sections = $2 where id = $1', [
    id,
    JSON.stringify([{ kind: 'x', picture, items: [{ image: { id: outside } }, { name: 'Bu Tini' }] }]),
  ])
  for (const address of addresses) expect([address, await isMade(address)]).toEqual([address, true])
  expect(await isMade('/art/avatar/pak-budi.svg')).toBe(false)
})

it('every first part of our addresses is taken', () => {
  const firsts = new Set(routes.map(({ path }) => path.split('/')[1]?.toLowerCase() ?? '').filter(Boolean))
  expect(firsts.size).toBeGreaterThan(40)
  expect([...firsts].filter(first => !isReserved(`/${first}`))).toEqual([])
})
