import { beforeAll, describe, expect, it } from 'vitest'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import * as redirectCsv from '#features/redirects/pages/redirect-csv.tsx'
import * as redirects from '#features/redirects/pages/redirect-list.tsx'
import * as homeComposer from '#features/site-composing/pages/home-composer.tsx'
import * as navigation from '#features/site-composing/pages/navigation.tsx'
import { findDraft } from '#features/site-editing/drafts.server.ts'
import * as layoutChoice from '#features/site-editing/pages/layout-choice.tsx'
import * as maintenance from '#features/site-editing/pages/maintenance.tsx'
import * as settings from '#features/site-editing/pages/settings.tsx'
import * as versions from '#features/site-editing/pages/settings-versions.tsx'
import { TRIAL_COOKIE } from '#features/site-editing/trial.server.ts'
import * as pageCreate from '#features/site-pages/pages/page-create.tsx'
import * as pageEdit from '#features/site-pages/pages/page-edit.tsx'
import * as pageList from '#features/site-pages/pages/page-list.tsx'
import * as sitePageEdit from '#features/site-pages/pages/site-page-edit.tsx'
import { readSettings } from '#features/sites/queries.server.ts'
import { buildVisit } from '#page/testing.ts'
import { type AppModule, createAppVisitor } from '#page/testing-app.tsx'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { pages } from '../route-table.ts'

/* The studio's pages of the site itself: who gets them, and what their forms do. */
const database = openTestDatabase()
const app = createAppVisitor(database, pages)
// Named boundary: the modules' loaders are typed by React Router's build.
const PAGES: [address: string, module: AppModule][] = [
  ['/Studio/Settings', settings],
  ['/Studio/Settings/Layout', layoutChoice],
  ['/Studio/Settings/Maintenance', maintenance],
  ['/Studio/Settings/Versions', versions],
  ['/Studio/Home', homeComposer],
  ['/Studio/Pages', pageList],
  ['/Studio/Pages/New', pageCreate],
  ['/Studio/Pages/Site?address=/About', sitePageEdit],
  [`/Studio/Pages/${newId()}`, pageEdit],
  ['/Studio/Navigation', navigation],
  ['/Studio/Redirects', redirects],
  // A route without a page has no component.
  ['/Studio/Redirects.csv', { ...redirectCsv, default: () => null }],
]

let of: TenantId
let ani: Enrolled
let wati: Enrolled

beforeAll(async () => {
  of = await database.createTenant()
  ani = await enrol(database, of, 'Ani', ['admin'])
  wati = await enrol(database, of, 'Wati', ['writer'])
})

const stored = () => database.asTenant(of, readSettings)
const draftOfAni = async () => (await database.asTenant(of, findDraft, { viewer: await ani.viewer() }))?.changes

describe('who may not', () => {
  it.each(PAGES)('%s is led to sign in, or refused', async (address, module) => {
    expect(await app.visit(module, address, { of })).toContain('/Login?to=')
    expect(await app.visit(module, address, await as(wati, of))).toBe('403')
    expect(await app.visit(module, address, { of, viewer: { kind: 'stranger', app: null } })).toBe('404')
  })

  it('sends no form that changes the site', async () => {
    const before = await stored()
    const forms: [AppModule, string, Record<string, string>][] = [
      [layoutChoice, '/Studio/Settings/Layout', { form: 'choose', layout: 'ica' }],
      [maintenance, '/Studio/Settings/Maintenance', { form: 'close' }],
      [maintenance, '/Studio/Settings/Maintenance', { form: 'open' }],
      [maintenance, '/Studio/Settings/Maintenance', { form: 'pass', label: 'Teman', days: '1' }],
      [versions, '/Studio/Settings/Versions', { form: 'restore', version: '0' }],
      [settings, '/Studio/Settings', { form: 'try' }],
      [pageList, '/Studio/Pages', { form: 'remove', id: newId() }],
      [pageCreate, '/Studio/Pages/New', { form: 'make', 'title.id': 'Dapur', langs: 'id' }],
      ...['save', 'publish', 'withdraw', 'remove'].map((form): [AppModule, string, Record<string, string>] => [
        pageEdit,
        `/Studio/Pages/${newId()}`,
        { form, 'title.id': 'Dapur', path: '/dapur', langs: 'id' },
      ]),
      [redirects, '/Studio/Redirects', { form: 'save', from: '/lama', to: '/About' }],
      [redirects, '/Studio/Redirects', { form: 'file' }],
      [redirects, '/Studio/Redirects', { form: 'remove', from: '/lama' }],
    ]
    for (const [module, address, fields] of forms) expect(await app.submit(module, address, fields, await as(wati, of))).toBe('403')
    expect(await stored()).toEqual(before)
  })
})

describe('staff', () => {
  it('see each section with the fields under the calls’ names, in both languages', async () => {
    const page = await app.show(settings, '/Studio/Settings?section=colours', await as(ani, of))
    expect(page).toContain('name="css.clr_primary"')
    expect(page).toContain('value="#2096C4"')
    expect(await app.show(settings, '/Studio/Settings?section=contact', await as(ani, of, { lang: 'en' }))).toContain('WhatsApp number')
  })

  it('begin a trial of frames with the page, of the site with a form, of a colleague’s draft with its link', async () => {
    const where = async (run: (visit: ReturnType<typeof buildVisit>) => Promise<unknown>) => {
      const visit = buildVisit()
      await run(visit)
      return visit.setCookies.filter(cookie => cookie.startsWith(`${TRIAL_COOKIE}=`)).length
    }
    const options = await as(ani, of)
    expect(await where(visit => app.visit(settings, '/Studio/Settings', { ...options, visit }))).toBe(1)
    expect(await where(visit => app.submit(settings, '/Studio/Settings', { form: 'try' }, { ...options, visit }))).toBe(1)
    const link = '/Studio/Settings?try=01a200f0-aa13-7411-a17c-e8caa1dfcfbe'
    expect(await app.visit(settings, link, options)).toBe('302 /')
  })

  it('choose a layout into the draft, and publish nothing by it', async () => {
    const done = await app.submit(layoutChoice, '/Studio/Settings/Layout', { form: 'choose', layout: 'ica' }, await as(ani, of))
    expect(done).toBe('303 /Studio/Settings/Layout?done=chosen')
    expect(await draftOfAni()).toEqual({ layout: 'ica' })
    expect((await stored()).layout).toBe('demo')
  })

  it('read what a layout would leave unused', async () => {
    const home = [{ kind: 'tidak-ada' }]
    const page = await app.show(
      layoutChoice,
      '/Studio/Settings/Layout',
      await as(ani, of, { settings: { home, analytics: { default: 'G-ABCD12' } } }),
    )
    expect(page).toContain('tidak-ada')
    expect(page).toContain('Google Analytics tata letak ini belum diisi')
  })

  it('make a page of their own with an address of its title, are told what is wrong with another, and move it to the bin and back', async () => {
    const options = await as(ani, of)
    const make = (fields: Record<string, string>) => app.submit(pageCreate, '/Studio/Pages/New', { form: 'make', ...fields }, options)
    const refused = await make({ 'title.id': 'Dapur Kami', path: '/studio/dapur', langs: 'id' })
    expect(refused).toContain('id="path-problem"')
    expect(refused).toContain('value="Dapur Kami"')
    const [, here = ''] = (await make({ 'title.id': 'Dapur Kami', langs: 'id' })).split(' ')
    expect(here).toMatch(/^\/Studio\/Pages\/[0-9a-f-]{36}$/)
    const shown = await app.show(pageEdit, here, options)
    expect(shown).toContain('value="/dapur-kami"')
    expect(shown).toContain('data-page-state="draft"')
    const rename = { form: 'save', base: '1', 'title.id': 'Dapur Baru', path: '/dapur-kami', langs: 'id' }
    expect(await app.submit(pageEdit, here, rename, options)).toBe(`303 ${here}?done=saved`)
    const late = await app.submit(pageEdit, here, { ...rename, 'title.id': 'Dapur Telat' }, options)
    expect(late).toContain('Orang lain sudah mengubah halaman ini')
    expect(late).toContain('value="Dapur Telat"')
    expect(await app.submit(pageEdit, here, { form: 'publish' }, options)).toBe(`303 ${here}?done=shown`)
    expect(await app.show(pageEdit, here, options)).toContain('data-page-state="published"')
    const gone = await app.submit(pageEdit, here, { form: 'remove' }, options)
    const batch = new URLSearchParams(gone.split('?')[1]).get('batch') ?? ''
    expect(await app.show(pageList, '/Studio/Pages', options)).not.toContain('/dapur-kami')
    expect(await app.submit(pageList, '/Studio/Pages', { form: 'undo', batch }, options)).toBe('303 /Studio/Pages?done=undone')
    expect(await app.show(pageList, '/Studio/Pages', options)).toContain(here)
  })

  it('compose a page of the platform’s from its own sections in all languages, and a policy from none', async () => {
    const options = await as(ani, of)
    const about = await app.show(sitePageEdit, '/Studio/Pages/Site?address=/About', options)
    expect(about.match(/data-section="page-top"/g)).toHaveLength(1)
    expect(about).toContain('data-section="features"')
    const policy = await app.show(sitePageEdit, '/Studio/Pages/Site?address=/Privacy-Policy', options)
    expect(policy).not.toContain('data-section=')
    expect(await app.visit(sitePageEdit, '/Studio/Pages/Site', options)).toBe('404')
  })

  it('close the site with a message, are told of an end that is none, and open it', async () => {
    const close = async (until: string) =>
      await app.submit(
        maintenance,
        '/Studio/Settings/Maintenance',
        { form: 'close', 'maintenance.message': 'Pindahan', 'maintenance.english': '', 'maintenance.until': until },
        await as(ani, of),
      )
    expect(await close('besok')).toContain('maintenance.until-problem')
    expect((await stored()).isMaintenance).toBe(false)
    expect(await close('2031-01-02T08:00')).toBe('303 /Studio/Settings/Maintenance')
    expect(await stored()).toMatchObject({ isMaintenance: true, maintenance: { message: 'Pindahan', until: '2031-01-02T08:00' } })
    await app.submit(maintenance, '/Studio/Settings/Maintenance', { form: 'open' }, await as(ani, of))
    expect((await stored()).isMaintenance).toBe(false)
  })

  it('take settings back by the history', async () => {
    const page = await app.show(versions, '/Studio/Settings/Versions', await as(ani, of))
    expect(page).toContain('Situs ditutup')
    expect(await app.submit(versions, '/Studio/Settings/Versions', { form: 'restore', version: '1' }, await as(ani, of))).toContain(
      'done=restored',
    )
    expect((await stored()).isMaintenance).toBe(true)
    expect(await app.submit(versions, '/Studio/Settings/Versions', { form: 'restore', version: 'x' }, await as(ani, of))).not.toContain(
      '303',
    )
  })
})
