import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listApiClients } from '#features/api-clients/api-clients.server.ts'
import { createClient, findTokenHolder, issueClientToken } from '#features/api-clients/app-tokens.server.ts'
import { type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import { createWebhook } from '#features/webhooks/commands.server.ts'
import { listWebhooks } from '#features/webhooks/queries.server.ts'
import type { WebhookInput } from '#features/webhooks/schema.ts'
import { PAGE_SEAL, type VisitOptions } from '#page/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import * as appShow from './pages/app-show.tsx'
import * as auditList from './pages/audit-list.tsx'
import * as webhookCreate from './pages/webhook-create.tsx'
import * as webhookShow from './pages/webhook-show.tsx'
import { as, createStudio, type Fields, type PageModule } from './testing.ts'

const database = openTestDatabase()
const AT = '/Studio/Integrations'
const NEW_HOOK = `${AT}/Webhooks/New`
const { show, submit } = createStudio(database, [
  { path: `${AT}/Apps/{id}`, name: 'Studio-Integrations-Apps-id', query: { done: ['changed'] }, isPersonal: true },
  { path: NEW_HOOK, name: 'Studio-Integrations-Webhooks-New', isPersonal: true },
  {
    path: `${AT}/Webhooks/{id}`,
    name: 'Studio-Integrations-Webhooks-id',
    query: { page: 'page', done: ['changed', 'on'] },
    isPersonal: true,
  },
  { path: '/Studio/Audit', name: 'Studio-Audit', query: { page: 'page' }, isPersonal: true },
])

let mine: TenantId
let theirs: TenantId
let admin: Enrolled

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
})
beforeEach(async () => {
  for (const table of ['app_clients', 'webhooks', 'audit_log']) await database.pool.query(`delete from ${table}`)
})

const HOOK: WebhookInput = { url: 'https://contoh.id/terima?kunci=1', events: ['post.published'], description: 'Grup kelas' }
const operator = { viewer: { kind: 'operator' } } as const
const addHook = async (input: Partial<WebhookInput> = {}, of = mine) => {
  const tools = { seal: PAGE_SEAL, isLoopbackAllowed: false }
  const { webhook } = await database.asTenant(of, ctx => createWebhook(ctx, { ...HOOK, ...input }, tools), operator)
  return { id: webhook.id, at: `${AT}/Webhooks/${webhook.id}` }
}
const addApp = async (of = mine, name = 'Absensi', scopes = ['content:write', 'mail:send']) => {
  const app = await database.asTenant(of, ctx => createClient(ctx, name, scopes))
  return { ...app, at: `${AT}/Apps/${app.id}` }
}
const hooks = (of = mine) => database.asTenant(of, listWebhooks, operator)
const apps = (of = mine) => database.asTenant(of, listApiClients, operator)
const audit = async () =>
  (await database.pool.query<{ act: string; details: object }>('select act, details from audit_log order by at, id')).rows
const open = async (page: PageModule, address: string, more?: Partial<VisitOptions>) => show(page, address, await as(admin, mine, more))
const send = async (page: PageModule, address: string, fields: Fields, more?: Partial<VisitOptions>) =>
  submit(page, address, fields, await as(admin, mine, more))

/** What is said beside a field, in order of the page. */
const problemsIn = (html: string) => [...html.matchAll(/id="([a-z]+)-problem"/g)].map(([, name]) => name)
const valueIn = (html: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1]
const tickedIn = (html: string) =>
  [...html.matchAll(/<input type="checkbox"[^>]*checked=""[^>]*value="([^"]*)"/g)].map(([, value]) => value)

describe('the forms of change', () => {
  it('are taken from staff alone, whatever is in them', async () => {
    const [app, hook] = [await addApp(), await addHook()]
    const forms: [PageModule, string, Fields][] = [
      [appShow, app.at, { form: 'change', name: 'Dirampas' }],
      [appShow, app.at, { form: 'change', scopes: 'x' }],
      [webhookShow, hook.at, { form: 'change', url: 'https://lain.id/', events: 'class.published' }],
      [webhookShow, hook.at, { form: 'change' }],
    ]
    for (const [viewer, status] of await outsiders(database, mine))
      for (const [page, address, fields] of forms) {
        const expected = viewer.kind === 'nobody' ? `302 /Login?to=${encodeURIComponent(address)}` : String(status)
        expect(await submit(page, address, fields, { of: mine, viewer }), JSON.stringify(fields)).toBe(expected)
      }
    expect([await apps(), await hooks()]).toMatchObject([[{ name: 'Absensi', scopes: ['content:write', 'mail:send'] }], [HOOK]])
    expect((await audit()).map(row => row.act)).toEqual(['webhook.created'])
  })

  it('reach nothing of another tenant', async () => {
    const [app, hook] = [await addApp(theirs), await addHook({}, theirs)]
    const sent = { name: 'Dirampas', url: 'https://lain.id/', events: 'class.published' }
    for (const fields of [{ form: 'change', ...sent }, { form: 'change' }]) {
      expect(await send(appShow, app.at, fields)).toBe('404')
      expect(await send(webhookShow, hook.at, fields)).toBe('404')
    }
    for (const made of ['bukan-id', newId()]) {
      expect(await send(appShow, `${AT}/Apps/${made}`, { form: 'change', ...sent })).toBe('404')
      expect(await send(webhookShow, `${AT}/Webhooks/${made}`, { form: 'change', ...sent })).toBe('404')
    }
    expect([await apps(theirs), await hooks(theirs)]).toMatchObject([[{ name: 'Absensi' }], [HOOK]])
  })
})

describe('a program’s form', () => {
  const changed = (at: string, name: string, scopes: string[], more?: Partial<VisitOptions>) =>
    send(appShow, at, [['form', 'change'], ['name', name], ...scopes.map((scope): [string, string] => ['scopes', scope])], more)

  it('says what is wrong beside the field and keeps what was typed and ticked', async () => {
    const { at } = await addApp()
    await addApp(mine, 'Lain')
    for (const [name, words] of [
      ['', 'Tulis nama aplikasinya'],
      ['x'.repeat(10_000), 'paling panjang 60 huruf'],
      ['LAIN', 'Sudah ada aplikasi dengan nama ini'],
    ] as const) {
      const html = await changed(at, name, ['files:write'])
      expect(html).toContain(words)
      expect(html).toContain('href="#name"')
      expect(problemsIn(html)).toEqual(['name'])
      expect([valueIn(html, 'name'), tickedIn(html)]).toEqual([name, ['files:write']])
    }
    expect(await changed(at, '', [], { lang: 'en' })).toContain('Write the application’s name')
    const unknown = await changed(at, 'Nama baru', ['apps:manage'])
    expect([problemsIn(unknown), valueIn(unknown, 'name')]).toEqual([['scopes'], 'Nama baru'])
    expect((await apps())[0]).toMatchObject({ name: 'Absensi', scopes: ['content:write', 'mail:send'] })
  })

  it('shows what there is, saves what is sent, and cuts the tokens that are out', async () => {
    const { id, secret, at } = await addApp()
    const { token } = await database.asTenant(mine, ctx => issueClientToken(ctx, { id, secret, scopes: ['content:write', 'mail:send'] }))
    const form = await open(appShow, at)
    expect([valueIn(form, 'name'), tickedIn(form)]).toEqual(['Absensi', ['content:write', 'mail:send']])
    for (let times = 0; times < 2; times++) expect(await changed(at, 'Absensi <b>', ['mail:send'])).toBe(`303 ${at}?done=changed`)
    const html = await open(appShow, `${at}?done=changed`)
    expect(html).toContain('Perubahan aplikasi sudah disimpan.')
    expect([valueIn(html, 'name'), tickedIn(html)]).toEqual(['Absensi &lt;b&gt;', ['mail:send']])
    expect(await database.asTenant(mine, ctx => findTokenHolder(ctx, token))).toEqual({ clientId: id, scopes: ['mail:send'] })
    expect((await audit()).map(row => row.act)).toEqual(['client.changed'])
    const log = await open(auditList, '/Studio/Audit')
    for (const words of ['Mengubah aplikasi', 'Nama sebelumnya', 'Izin yang dicabut']) expect(log).toContain(words)
    expect(await open(auditList, '/Studio/Audit', { lang: 'en' })).toContain('Changed an application')
  })
})

const toFields = (form: string, { url, events, description }: { url: string; events: string[]; description: string }): Fields => [
  ['form', form],
  ['url', url],
  ...events.map((event): [string, string] => ['events', event]),
  ['description', description],
]

describe('a webhook’s form', () => {
  it('says all that is wrong at once, where one is made and where it is changed, and keeps what was typed', async () => {
    const { at } = await addHook()
    const wrong = { url: 'http://contoh.id/x', events: [], description: 'x'.repeat(10_000) }
    for (const [page, address, form] of [
      [webhookCreate, NEW_HOOK, 'make'],
      [webhookShow, at, 'change'],
    ] as const) {
      const html = await send(page, address, toFields(form, wrong))
      expect(problemsIn(html)).toEqual(['url', 'events', 'description'])
      for (const words of ['Tulis alamat https yang lengkap', 'Pilih paling sedikit satu peristiwa', 'paling panjang 200 huruf'])
        expect(html.split(words)).toHaveLength(3)
      for (const name of ['url', 'events', 'description']) expect(html).toContain(`href="#${name}"`)
      expect([valueIn(html, 'url'), valueIn(html, 'description'), tickedIn(html)]).toEqual([wrong.url, wrong.description, []])
      expect(await send(page, address, toFields(form, wrong), { lang: 'en' })).toContain('The note has at most 200 characters.')
      const two = await send(page, address, toFields(form, { ...wrong, events: ['class.published', 'members.read'], description: 'Baru' }))
      expect([problemsIn(two), tickedIn(two), valueIn(two, 'description')]).toEqual([['url', 'events'], ['class.published'], 'Baru'])
      expect(problemsIn(await send(page, address, { form }))).toEqual(['url', 'events'])
    }
    expect(await hooks()).toMatchObject([HOOK])
    expect(await audit()).toHaveLength(1)
  })

  it('takes no address that may not be called', async () => {
    const { at } = await addHook()
    const long = `https://contoh.id/${'x'.repeat(10_000)}`
    for (const url of [
      '',
      'contoh.id',
      'http://contoh.id/',
      'https://10.0.0.1/',
      'https://[fd00::1]/',
      'https://kantor.local/',
      'https://siti@contoh.id/',
      long,
    ])
      expect(problemsIn(await send(webhookShow, at, toFields('change', { ...HOOK, url }))), url.slice(0, 40)).toEqual(['url'])
    expect(await hooks()).toMatchObject([HOOK])
  })

  it('shows what there is and saves what is sent, once', async () => {
    const { id, at } = await addHook()
    const form = await open(webhookShow, at)
    expect([valueIn(form, 'url'), valueIn(form, 'description'), tickedIn(form)]).toEqual([HOOK.url, HOOK.description, HOOK.events])
    const change = { url: 'https://lain.id/terima?kunci=2', events: ['class.published'], description: ' Grup <b>\0 ' }
    for (let times = 0; times < 2; times++) expect(await send(webhookShow, at, toFields('change', change))).toBe(`303 ${at}?done=changed`)
    expect(await hooks()).toMatchObject([{ id, ...change, description: 'Grup <b>', switchedOffAt: null, oldSecretUntil: null }])
    const html = await open(webhookShow, `${at}?done=changed`)
    for (const words of ['Perubahan webhook sudah disimpan.', 'https://lain.id/terima?kunci=2', 'Kelas terbit', 'Grup &lt;b&gt;'])
      expect(html).toContain(words)
    expect(await audit()).toMatchObject([
      { act: 'webhook.created' },
      { act: 'webhook.changed', details: { to: 'lain.id', events: ['class.published'], description: 'Grup <b>' } },
    ])
    expect(JSON.stringify(await audit())).not.toContain('kunci')
  })

  it('keeps an event that is told by nobody yet where a program asked for it, and offers it to no other', async () => {
    const { at } = await addHook({ events: ['post.published', 'payment.paid'] })
    const other = await addHook()
    expect(tickedIn(await open(webhookShow, at))).toEqual(['post.published', 'payment.paid'])
    expect(await open(webhookShow, other.at)).not.toContain('value="payment.paid"')
  })

  it('leaves one that is off so, and takes back that it is failing with its address alone', async () => {
    const { at } = await addHook()
    await database.pool.query('update webhooks set failing_since = $1', [TEST_NOW])
    await send(webhookShow, at, toFields('change', { ...HOOK, description: 'Lain' }))
    expect(await hooks()).toMatchObject([{ description: 'Lain', failingSince: TEST_NOW }])
    await database.pool.query(`update webhooks set switched_off_at = $1, switched_off_why = 'failing'`, [TEST_NOW])
    await send(webhookShow, at, toFields('change', { ...HOOK, url: 'https://lain.id/' }))
    expect(await hooks()).toMatchObject([{ url: 'https://lain.id/', failingSince: null, switchedOffWhy: 'failing' }])
  })

  it('takes a button that is pressed twice as pressed once', async () => {
    const { at } = await addHook()
    for (const form of ['on', 'off', 'off', 'on', 'on']) expect(await send(webhookShow, at, { form })).toBe(`303 ${at}?done=${form}`)
    expect((await audit()).map(row => row.act)).toEqual(['webhook.created', 'webhook.changed', 'webhook.changed'])
  })
})
