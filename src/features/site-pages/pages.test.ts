import { beforeEach, describe, expect, it } from 'vitest'
import { moveToBin } from '#features/bin/commands.server.ts'
import { restoreFromBin } from '#features/bin/restore.server.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { saveRedirects } from '#features/redirects/commands.server.ts'
import { findRedirect } from '#features/redirects/queries.server.ts'
import { findDraft, publishDraft, saveDraft } from '#features/site-editing/drafts.server.ts'
import { restoreSettings } from '#features/site-editing/versions.server.ts'
import { MAX_TENANT_PAGES } from '#features/sites/pages.ts'
import { readSettings } from '#features/sites/queries.server.ts'
import type { AppError } from '#kit/errors.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { PAGE_IN_BIN } from './bin-entity.ts'
import { changePage, createPage, publishPage, savePage, withdrawPage } from './commands.server.ts'
import { findPage, findShownPage, listPages } from './queries.server.ts'

const database = openTestDatabase()

let tenant: TenantId
let other: TenantId
let ani: Enrolled

beforeEach(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  ani = await enrol(database, tenant, 'Ani', ['admin'])
})

async function as<T>(who: Enrolled | Viewer, work: (ctx: Ctx) => Promise<T>, of: TenantId = tenant): Promise<T> {
  return await database.asTenant(of, work, { viewer: 'token' in who ? await who.viewer() : who })
}

const asAni = <T>(work: (ctx: Ctx) => Promise<T>) => as(ani, work)
const named = (path: string, more: object = {}) => ({ path, title: { id: 'Dapur Kami', en: '' }, description: {}, langs: ['id'], ...more })
const made = (path: string) => asAni(ctx => createPage(ctx, named(path)))
const shown = (path: string) => as({ kind: 'nobody' }, async ctx => (await findShownPage(ctx, path, { isTrial: false }))?.id)
const faq = (title: string) => ({ kind: 'faq', title })

async function problemsOf(work: Promise<unknown>): Promise<[path: string, code: string][]> {
  const refused = await work.catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 422 })
  return (refused as AppError).problems.map(({ path, reason }) => [path, reason.code])
}

describe('who may not', () => {
  it('nobody, a stranger, a writer and an API client see and change none', async () => {
    const id = await made('/dapur')
    const writer = await enrol(database, tenant, 'Wati', ['writer'])
    const client: Viewer = { kind: 'api-client', clientId: newId(), scopes: ['settings:write'] }
    const acts: ((ctx: Ctx) => Promise<unknown>)[] = [
      listPages,
      ctx => findPage(ctx, id),
      ctx => createPage(ctx, named('/lain')),
      ctx => changePage(ctx, id, named('/lain')),
      ctx => savePage(ctx, { id, base: 1, page: named('/lain') }),
      ctx => publishPage(ctx, id),
      ctx => withdrawPage(ctx, id),
      ctx => moveToBin(ctx, PAGE_IN_BIN, id),
    ]
    for (const act of acts) {
      await expect(as({ kind: 'nobody' }, act)).rejects.toMatchObject({ status: 401 })
      await expect(as({ kind: 'stranger', app: null }, act)).rejects.toMatchObject({ status: 404 })
      await expect(as(writer, act)).rejects.toMatchObject({ status: 403 })
      await expect(as(client, act)).rejects.toMatchObject({ status: 403 })
    }
    expect(await asAni(listPages)).toMatchObject([{ path: '/dapur', publishedAt: null }])
  })

  it('another tenant’s page is none, and its draft changes nothing', async () => {
    const id = await made('/dapur')
    const theirs = await enrol(database, other, 'Citra', ['admin'])
    for (const act of [changePage, publishPage, withdrawPage])
      await expect(as(theirs, ctx => act(ctx, id, named('/direbut')), other)).rejects.toMatchObject({ status: 404 })
    await as(theirs, ctx => saveDraft(ctx, { tenantPages: { [id]: [faq('Direbut')] } }), other)
    await as(theirs, ctx => publishDraft(ctx), other)
    expect(await asAni(ctx => findPage(ctx, id))).toMatchObject({ path: '/dapur', sections: [] })
    expect(await as({ kind: 'nobody' }, ctx => findShownPage(ctx, '/dapur', { isTrial: true }), other)).toBeUndefined()
  })
})

describe('what is refused', () => {
  it.each([
    '',
    '/',
    'dapur',
    '/a b',
    '/dapur/',
    '/-dapur',
    '/dapur--kami',
    '/a/b/c/d',
    '//jahat.example',
    '/a.html',
    '/%61',
    `/${'x'.repeat(120)}`,
  ])('the address %j', async path => {
    expect((await problemsOf(made(path))).map(([field]) => field)).toContain('path')
  })

  it.each(['/about', '/News/kabar', '/services/dapur', '/studio', '/api/x', '/en', '/en/dapur', '/files/a'])(
    '%s, which is ours',
    async path => {
      expect(await problemsOf(made(path))).toEqual([['path', 'Reserved']])
    },
  )

  it('an address that another page has, in any letter case, and one that leads on', async () => {
    await made('/dapur')
    expect(await problemsOf(made('/Dapur'))).toEqual([['path', 'Taken']])
    await asAni(ctx => saveRedirects(ctx, [{ from: '/lama', to: '/About' }]))
    expect(await problemsOf(made('/lama'))).toEqual([['path', 'LeadsOn']])
    const id = await made('/kebun')
    expect(await problemsOf(asAni(ctx => changePage(ctx, id, named('/dapur'))))).toEqual([['path', 'Taken']])
  })

  it('no language, a language without a title, and words that are too long', async () => {
    const refused = (more: object) => problemsOf(asAni(ctx => createPage(ctx, named('/dapur', more))))
    expect(await refused({ langs: [] })).toEqual([['langs', 'MoreValues']])
    expect(await refused({ langs: ['id', 'en'] })).toEqual([['title.en', 'Required']])
    expect(await refused({ title: { id: 'x'.repeat(121) } })).toEqual([['title.id', 'FewerCharacters']])
    expect(await refused({ langs: ['tlh'] })).toMatchObject([['langs.0', 'OneOf']])
  })

  it('sections that do not fit, each by its path, and an address that a browser would run', async () => {
    const id = await made('/dapur')
    const bad = [faq('x'.repeat(161)), { kind: 'faq', title: 'Tanya', more: { label: 'x', href: 'javascript:alert(1)' } }]
    const refused = asAni(ctx => saveDraft(ctx, { tenantPages: { [id]: bad }, sitePages: { '/About': bad } }))
    expect((await problemsOf(refused)).map(([path]) => path)).toEqual([
      `tenantPages.${id}.0.title`,
      `tenantPages.${id}.1.more.href`,
      'sitePages./About.0.title',
      'sitePages./About.1.more.href',
    ])
    expect(await asAni(findDraft)).toBeUndefined()
    expect((await problemsOf(asAni(ctx => saveDraft(ctx, { sitePages: { '/Payment-Status/Error': [] } })))).map(([path]) => path)).toEqual([
      'sitePages./Payment-Status/Error',
    ])
  })

  it('more pages than a tenant may have', async () => {
    await database.pool.query(
      `insert into pages (tenant_id, id, path, title, langs, created_at, updated_at)
       select $1, gen_random_uuid(), '/p' || n, '{"id": "P"}', '{id}', now(), now() from generate_series(1, $2) n`,
      [tenant, MAX_TENANT_PAGES],
    )
    await expect(made('/lagi')).rejects.toMatchObject({ status: 409, reason: { code: 'TooMany' } })
  })

  it('one more than a tenant may have from the bin; it comes back once another one is deleted', async () => {
    const id = await made('/dapur')
    const item = await asAni(ctx => moveToBin(ctx, PAGE_IN_BIN, id))
    const others = await asAni(async ctx => {
      const ids: string[] = []
      for (let at = 1; at <= MAX_TENANT_PAGES; at++) ids.push(await createPage(ctx, named(`/p${at}`)))
      return ids
    })
    const restore = () => asAni(ctx => restoreFromBin(ctx, [PAGE_IN_BIN], item))
    await expect(restore()).rejects.toMatchObject({ status: 409, reason: { code: 'TooManyToRestore' } })
    expect(await asAni(ctx => findPage(ctx, id))).toBeUndefined()
    await asAni(ctx => moveToBin(ctx, PAGE_IN_BIN, others[0] ?? ''))
    expect(await restore()).toMatchObject({ recordId: id, renamedTo: null })
  })
})

describe('a page of one’s own', () => {
  it('is made once by a form that is sent twice, shown once it is published, and taken back', async () => {
    const id = newId()
    for (const _ of [1, 2]) expect(await asAni(ctx => createPage(ctx, named('/dapur'), id))).toBe(id)
    expect(await shown('/dapur')).toBeUndefined()
    await asAni(ctx => publishPage(ctx, id))
    expect(await shown('/Dapur')).toBe(id)
    await asAni(ctx => withdrawPage(ctx, id))
    expect(await shown('/dapur')).toBeUndefined()
    const { rows } = await database.pool.query('select act, subject from audit_log where tenant_id = $1 order by id', [tenant])
    expect(rows.map(row => `${row.act} ${row.subject}`)).toEqual(
      ['page.created', 'page.published', 'page.withdrawn'].map(act => `${act} /dapur`),
    )
    expect(database.announced.filter(tag => tag === 'settings').length).toBeGreaterThanOrEqual(3)
  })

  it('leads on from each address that visitors have seen, at once, and can return to one', async () => {
    const id = await made('/satu')
    const moved = (to: string) => asAni(ctx => changePage(ctx, id, named(to)))
    const leads = async (from: string) => await as({ kind: 'nobody' }, ctx => findRedirect(ctx, from))
    await moved('/dua')
    expect(await leads('/satu')).toBeUndefined()
    await asAni(ctx => publishPage(ctx, id))
    await moved('/tiga')
    await moved('/empat')
    expect([await leads('/dua'), await leads('/tiga')]).toEqual(['/empat', '/empat'])
    await moved('/dua')
    expect([await leads('/dua'), await leads('/tiga'), await leads('/empat')]).toEqual([undefined, '/dua', '/dua'])
  })

  it('keeps its sections in the bin, and comes back under another address where its own is taken', async () => {
    const id = await made('/dapur')
    await asAni(ctx => saveDraft(ctx, { tenantPages: { [id]: [faq('Tanya')] } }))
    await asAni(ctx => publishDraft(ctx))
    const item = await asAni(ctx => moveToBin(ctx, PAGE_IN_BIN, id))
    const second = await made('/dapur')
    expect(second).not.toBe(id)
    expect(await asAni(ctx => restoreFromBin(ctx, [PAGE_IN_BIN], item))).toMatchObject({ title: 'Dapur Kami', renamedTo: '/dapur-2' })
    expect(await asAni(ctx => findPage(ctx, id))).toMatchObject({ path: '/dapur-2', sections: [faq('Tanya')] })
  })
})

describe('a save', () => {
  const save = (id: string, base: number, path: string) => asAni(ctx => savePage(ctx, { id, base, page: named(path) }))

  it('on a version that somebody changed since writes nothing, and says which one there is', async () => {
    const id = newId()
    expect(await save(id, 0, '/dapur')).toEqual({ id, state: 'saved', version: 1, path: '/dapur' })
    expect(await save(id, 0, '/lain')).toEqual({ id, state: 'conflict', version: 1, path: '/dapur' })
    expect(await save(id, 1, '/kebun')).toEqual({ id, state: 'saved', version: 2, path: '/kebun' })
    expect(await save(id, 1, '/lain')).toEqual({ id, state: 'conflict', version: 2, path: '/kebun' })
    await asAni(ctx => publishPage(ctx, id))
    expect(await asAni(ctx => findPage(ctx, id))).toMatchObject({ path: '/kebun', version: 2 })
    await expect(save(newId(), 1, '/lain')).rejects.toMatchObject({ status: 404 })
  })
})

describe('a long address', () => {
  it.each([
    ['of one part', `/${'x'.repeat(119)}`, `/${'x'.repeat(117)}-2`, `/${'x'.repeat(117)}-3`],
    ['with a hyphen where it is cut', `/${'x'.repeat(116)}-yy`, `/${'x'.repeat(116)}-2`, `/${'x'.repeat(116)}-3`],
    ['with a part that is cut away', `/${'x'.repeat(116)}/yy`, `/${'x'.repeat(116)}-2`, `/${'x'.repeat(116)}-3`],
  ])('%s is shortened where a page comes back beside another', async (_, path, second, third) => {
    for (const renamed of [second, third]) {
      const id = await made(path)
      const item = await asAni(ctx => moveToBin(ctx, PAGE_IN_BIN, id))
      const other = await made(path)
      expect(await asAni(ctx => restoreFromBin(ctx, [PAGE_IN_BIN], item))).toMatchObject({ renamedTo: renamed })
      await asAni(ctx => moveToBin(ctx, PAGE_IN_BIN, other))
    }
  })
})

describe('sections of pages', () => {
  it('are drafted by one, conflict with what another published since, and are taken back with the settings', async () => {
    const budi = await enrol(database, tenant, 'Budi', ['admin'])
    const [dapur, kebun] = [await made('/dapur'), await made('/kebun')]
    const sectionsOf = async (id: string) => (await asAni(ctx => findPage(ctx, id)))?.sections
    const draft = (who: Enrolled, id: string, title: string) => as(who, ctx => saveDraft(ctx, { tenantPages: { [id]: [faq(title)] } }))
    await draft(ani, dapur, 'Ani')
    await draft(budi, dapur, 'Budi')
    expect(await sectionsOf(dapur)).toEqual([])
    const first = await as(budi, ctx => publishDraft(ctx))
    await expect(asAni(ctx => publishDraft(ctx))).rejects.toMatchObject({ status: 409, problems: [{ path: `tenantPages.${dapur}` }] })
    await asAni(ctx => publishDraft(ctx, { over: first }))
    await draft(budi, kebun, 'Kebun')
    await as(budi, ctx => publishDraft(ctx))
    expect([await sectionsOf(dapur), await sectionsOf(kebun)]).toEqual([[faq('Ani')], [faq('Kebun')]])
    const late = await made('/taman')
    await draft(budi, late, 'Taman')
    await as(budi, ctx => publishDraft(ctx))
    await asAni(ctx => restoreSettings(ctx, first))
    expect([await sectionsOf(dapur), await sectionsOf(kebun)]).toEqual([[faq('Budi')], []])
    // It was not there then, so nothing is known of it.
    expect(await sectionsOf(late)).toEqual([faq('Taman')])
  })

  it('of the platform’s pages return to the platform’s, alone, and with older settings', async () => {
    const draft = (pages: object) => asAni(ctx => saveDraft(ctx, { sitePages: pages }))
    const published = async () => (await as({ kind: 'nobody' }, readSettings)).sitePages
    await draft({ '/About': [faq('Kami')] })
    const first = await asAni(ctx => publishDraft(ctx))
    await draft({ '/Pricing': [faq('Biaya')] })
    await asAni(ctx => publishDraft(ctx))
    expect(await published()).toMatchObject({ '/About': [faq('Kami')], '/Pricing': [faq('Biaya')] })
    await asAni(ctx => restoreSettings(ctx, first))
    expect(await published()).toMatchObject({ '/About': [faq('Kami')], '/Pricing': [] })
    await draft({ '/About': [] })
    await asAni(ctx => publishDraft(ctx))
    expect((await published())['/About']).toEqual([])
  })
})
