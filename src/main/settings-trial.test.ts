import { beforeAll, describe, expect, it } from 'vitest'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { saveDraft } from '#features/site-editing/drafts.server.ts'
import { createPass, listPasses, PASS_COOKIE, withdrawPass } from '#features/site-editing/passes.server.ts'
import { beginTrial, TRIAL_COOKIE } from '#features/site-editing/trial.server.ts'
import { buildSite, ORIGIN } from '#features/sites/testing.ts'
import { buildVisit, PAGE_SEAL, pageOf } from '#page/testing.ts'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { ACCESS_COOKIE, readCookie } from '#platform/http/credentials.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestPages } from './testing-pages.ts'

/* Who sees a draft of the settings on the real pages, and who a closed site: the endpoint, its cache, sessions and the database are real. */
const database = openTestDatabase()
const { pages, cache } = openTestPages(database, { publicPage: { loader: pageOf(async () => undefined) } })

let of: TenantId
let other: TenantId
let ani: Enrolled
let budi: Enrolled
let siti: Enrolled

beforeAll(async () => {
  of = await database.createTenant('uji')
  other = await database.createTenant('lain')
  ani = await enrol(database, of, 'Ani', ['admin'])
  budi = await enrol(database, of, 'Budi', ['admin'])
  siti = await enrol(database, of, 'Siti', ['student'])
  await database.pool.query(
    `update sessions set authenticated_at = now(), checked_at = now(), renewed_at = now(), expires_at = now() + interval '30 days'`,
  )
  await as(ani, ctx => saveDraft(ctx, { title: 'Judul Percobaan', layout: 'ica' }))
})

async function as<T>(who: Enrolled, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return await database.asTenant(of, work, { viewer: await who.viewer(), now: new Date() })
}

function trialCookie(where: 'frame' | 'site', draftId: string | null = null, tenantId = of): string {
  const visit = buildVisit()
  beginTrial(visit, { tenantId }, PAGE_SEAL, { draftId, where })
  return readCookie(visit.setCookies[0], TRIAL_COOKIE, false) ?? ''
}

interface Asking {
  who?: Enrolled | undefined
  trial?: string
  pass?: string
  dest?: string
  path?: string
  isMaintenance?: boolean
}

async function ask({ who, trial, pass, dest, path = '/', isMaintenance = false }: Asking) {
  const cookies = [who && `${ACCESS_COOKIE}=${who.token}`, trial && `${TRIAL_COOKIE}=${trial}`, pass && `${PASS_COOKIE}=${pass}`].filter(
    Boolean,
  )
  const headers = { host: 'uji.localhost:3000', cookie: cookies.join('; '), ...(dest && { 'sec-fetch-dest': dest }) }
  const answer = await pages.answer(new Request(ORIGIN + path, { headers }), buildSite({ of, settings: { isMaintenance } }))
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

describe('a draft of the settings', () => {
  it('shows on the real page to its author alone, with a bar, kept from caches and search engines', async () => {
    const shown = await ask({ who: ani, trial: trialCookie('site') })
    expect(shown.html).toMatch(/<title>[^<]*Judul Percobaan/)
    expect(shown.html).toContain('data-trial-bar')
    expect(shown.html).toContain('data-layout="ica"')
    expect(shown.html).toMatch(/<meta name="robots" content="noindex/)
    expect(shown.headers.get('cache-control')).toBe('private, no-store')
    expect(shown.headers.get('x-robots-tag')).toContain('noindex')
    expect(shown.headers.get('etag')).toBeNull()
    const { html } = await ask({})
    expect(html).not.toContain('Judul Percobaan')
    expect(html).not.toContain('data-trial-bar')
  })

  it('never comes from, or gets into, the pages that are stored for everybody', async () => {
    const before = await ask({})
    expect((await ask({ who: ani, trial: trialCookie('site') })).html).toContain('Judul Percobaan')
    const after = await ask({})
    expect(after.html).toBe(before.html)
    expect(cache.fresh(`${of}|/`)).toBeDefined()
    const incoming = (cookie: string) => ({ method: 'GET', url: '/', headers: { host: 'uji.localhost:3000', cookie } }) as never
    expect(await pages.stored(incoming(''))).toBeDefined()
    expect(pages.stored(incoming(`${TRIAL_COOKIE}=x`))).toBeUndefined()
  })

  it('stays unseen by a pupil, nobody, and whoever makes the cookie up or brings another tenant’s', async () => {
    const draftId = (await database.pool.query('select id from settings_drafts where tenant_id = $1', [of])).rows[0].id as string
    for (const trial of [trialCookie('site'), trialCookie('site', draftId)])
      for (const who of [siti, undefined]) expect((await ask({ who, trial })).html).not.toContain('Judul Percobaan')
    for (const trial of ['1', 'x'.repeat(60), trialCookie('site', draftId, other)])
      expect((await ask({ who: ani, trial })).html).not.toContain('Judul Percobaan')
  })

  it('shows to a colleague by its link, to whom their own draft is another', async () => {
    const draftId = (await database.pool.query('select id from settings_drafts where tenant_id = $1', [of])).rows[0].id as string
    expect((await ask({ who: budi, trial: trialCookie('site', draftId) })).html).toContain('Judul Percobaan')
    expect((await ask({ who: budi, trial: trialCookie('site') })).html).not.toContain('Judul Percobaan')
    expect((await ask({ who: budi, trial: trialCookie('site', newId()) })).html).not.toContain('Judul Percobaan')
  })

  it('stays within the studio’s frames unless it is tried on the whole site', async () => {
    const trial = trialCookie('frame')
    expect((await ask({ who: ani, trial, dest: 'iframe' })).html).toContain('Judul Percobaan')
    for (const dest of ['document', 'empty']) expect((await ask({ who: ani, trial, dest })).html).not.toContain('Judul Percobaan')
  })

  it('is shown in another layout where a frame asks for it, to nobody without a trial', async () => {
    const path = '/?trial-layout=aksara'
    expect((await ask({ who: ani, trial: trialCookie('frame'), dest: 'iframe', path })).html).toContain('data-layout="aksara"')
    expect((await ask({ who: ani, path })).html).not.toContain('data-layout="aksara"')
  })
})

describe('a closed site', () => {
  it('stays a 503 for who has no pass, a wrong one, one that was withdrawn or has ended', async () => {
    const token = await as(ani, ctx => createPass(ctx, { label: 'Tamu', days: 1 }))
    const [pass] = await as(ani, listPasses)
    await as(ani, ctx => withdrawPass(ctx, pass?.id ?? ''))
    const ended = await as(ani, ctx => createPass(ctx, { label: 'Lama', days: 1 }))
    await database.pool.query(`update maintenance_passes set expires_at = now() - interval '1 minute' where tenant_id = $1`, [of])
    for (const given of ['', 'x', 'A'.repeat(43), token, ended]) {
      for (const asking of [{ pass: given }, { path: `/?pass=${given}` }]) {
        const { status, headers } = await ask({ ...asking, isMaintenance: true })
        expect([given, status, headers.get('retry-after')]).toEqual([given, 503, '600'])
      }
    }
  })

  it('opens to whoever has a pass: first by its link, then by the cookie; the studio does not', async () => {
    const token = await as(ani, ctx => createPass(ctx, { label: 'Tamu', days: 1 }))
    const first = await ask({ path: `/?pass=${token}`, isMaintenance: true })
    expect(first.status).toBe(200)
    expect(first.headers.get('cache-control')).toBe('private, no-store')
    const [cookie] = first.headers.getSetCookie().filter(one => one.startsWith(PASS_COOKIE))
    expect(cookie).toMatch(/HttpOnly/)
    expect((await ask({ pass: readCookie(cookie, PASS_COOKIE, false) ?? '', isMaintenance: true, path: '/News' })).status).toBe(200)
    expect((await ask({ isMaintenance: true })).status).toBe(503)
    const { rows } = await database.pool.query('select * from maintenance_passes where tenant_id = $1', [of])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('opens to staff who try a draft', async () => {
    expect((await ask({ who: ani, trial: trialCookie('site'), isMaintenance: true })).html).toContain('Judul Percobaan')
    expect((await ask({ who: siti, trial: trialCookie('site'), isMaintenance: true })).status).toBe(503)
  })

  it('gives no pass to who may not manage the site, and audits each', async () => {
    const acts: ((ctx: Ctx) => Promise<unknown>)[] = [
      listPasses,
      ctx => createPass(ctx, { label: 'x', days: 1 }),
      ctx => withdrawPass(ctx, newId()),
    ]
    for (const act of acts) await expect(as(siti, act)).rejects.toMatchObject({ status: 403 })
    await expect(as(ani, ctx => createPass(ctx, { label: ' ', days: 1 }))).rejects.toMatchObject({
      status: 422,
      problems: [{ path: 'label' }],
    })
    const { rows } = await database.pool.query(
      `select distinct act from audit_log where tenant_id = $1 and act like 'maintenance%' order by 1`,
      [of],
    )
    expect(rows).toEqual([{ act: 'maintenance-pass.created' }, { act: 'maintenance-pass.withdrawn' }])
  })
})
