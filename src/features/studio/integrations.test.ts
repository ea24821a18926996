import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listApiClients, MAX_API_CLIENTS } from '#features/api-clients/api-clients.server.ts'
import { createClient, issueClientToken } from '#features/api-clients/app-tokens.server.ts'
import { type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import { createWebhook } from '#features/webhooks/commands.server.ts'
import { listDeliveries, listWebhooks } from '#features/webhooks/queries.server.ts'
import { MAX_WEBHOOKS } from '#features/webhooks/webhook.ts'
import { PAGE_SEAL, type VisitOptions } from '#page/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import * as appCreate from './pages/app-create.tsx'
import * as appShow from './pages/app-show.tsx'
import * as auditList from './pages/audit-list.tsx'
import * as integrations from './pages/integrations.tsx'
import * as webhookCreate from './pages/webhook-create.tsx'
import * as webhookShow from './pages/webhook-show.tsx'
import { as, createStudio, type Fields, type PageModule } from './testing.ts'

const database = openTestDatabase()
const AT = '/Studio/Integrations'
const [NEW_APP, NEW_HOOK] = [`${AT}/Apps/New`, `${AT}/Webhooks/New`]
const { show, submit, visit } = createStudio(database, [
  { path: AT, name: 'Studio-Integrations', query: { done: ['revoked', 'removed'] }, isPersonal: true },
  { path: NEW_APP, name: 'Studio-Integrations-Apps-New', isPersonal: true },
  { path: `${AT}/Apps/{id}`, name: 'Studio-Integrations-Apps-id', isPersonal: true },
  { path: NEW_HOOK, name: 'Studio-Integrations-Webhooks-New', isPersonal: true },
  {
    path: `${AT}/Webhooks/{id}`,
    name: 'Studio-Integrations-Webhooks-id',
    query: { page: 'page', done: ['pinged', 'on', 'off', 'replayed'] },
    isPersonal: true,
  },
  { path: '/Studio/Audit', name: 'Studio-Audit', query: { page: 'page' }, isPersonal: true },
])

let mine: TenantId
let theirs: TenantId
let admin: Enrolled
/** What the browser of these tests keeps. */
let jar: Map<string, string>

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
})
beforeEach(async () => {
  for (const table of ['app_clients', 'webhooks', 'audit_log']) await database.pool.query(`delete from ${table}`)
  jar = new Map()
})

/** A request of a browser that keeps cookies. */
async function browsing(more: Partial<VisitOptions> = {}): Promise<VisitOptions & { keep(): void; setCookies: string[] }> {
  const setCookies: string[] = []
  const keep = () => {
    for (const line of setCookies) {
      const [pair = ''] = line.split(';')
      const [name = '', ...value] = pair.split('=')
      if (line.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value.join('='))
    }
  }
  return { ...(await as(admin, mine)), visit: { cookie: name => jar.get(name), setCookies }, keep, setCookies, ...more }
}
async function send(page: PageModule, address: string, fields: Fields, more?: Partial<VisitOptions>): Promise<string> {
  const request = await browsing(more)
  const answer = await submit(page, address, fields, request)
  request.keep()
  return answer
}
async function open(page: PageModule, address: string, more?: Partial<VisitOptions>): Promise<string> {
  const request = await browsing(more)
  const html = await show(page, address, request)
  request.keep()
  return html
}

const secretIn = (html: string) => />([\w-]{43}|whsec_[\w+/=]{44})<\/section>/.exec(html)?.[1]
const pathIn = (answer: string) => answer.replace('303 ', '')
const HOOK = { url: 'https://contoh.id/terima?kunci=1', events: ['post.published' as const], description: 'Grup kelas' }
const tools = { seal: PAGE_SEAL, isLoopbackAllowed: false }
const addApp = (of = mine, name = 'Aplikasi demo') => database.asTenant(of, ctx => createClient(ctx, name, ['content:write']))
const addHook = async (of = mine) =>
  (await database.asTenant(of, ctx => createWebhook(ctx, HOOK, tools), { viewer: { kind: 'operator' } })).webhook
const hooks = () => database.asTenant(mine, listWebhooks, { viewer: { kind: 'operator' } })
const apps = () => database.asTenant(mine, listApiClients, { viewer: { kind: 'operator' } })
const acts = async () => (await database.pool.query<{ act: string }>('select act from audit_log order by at, id')).rows.map(row => row.act)

describe('the pages of integrations', () => {
  it('are closed to all but staff, and take forms from nobody else', async () => {
    const [app, hook] = [await addApp(), await addHook()]
    const before = await acts()
    const [atApp, atHook] = [`${AT}/Apps/${app.id}`, `${AT}/Webhooks/${hook.id}`]
    const forms: [PageModule, string, Fields][] = [
      [appCreate, NEW_APP, { form: 'make', name: 'X' }],
      [appShow, atApp, { form: 'renew', sure: '1' }],
      [appShow, atApp, { form: 'renew' }],
      [appShow, atApp, { form: 'revoke', sure: '1' }],
      [webhookCreate, NEW_HOOK, { form: 'make', url: HOOK.url, events: 'post.published' }],
      [webhookCreate, NEW_HOOK, { form: 'make' }],
      ...['ping', 'on', 'off', 'replay', 'renew', 'remove'].map((form): [PageModule, string, Fields] => [
        webhookShow,
        atHook,
        { form, sure: '1', delivery: newId() },
      ]),
    ]
    const pages: [PageModule, string][] = [[integrations, AT], ...forms.map(([page, address]): [PageModule, string] => [page, address])]
    for (const [viewer, status] of await outsiders(database, mine)) {
      const expected = (address: string) => (viewer.kind === 'nobody' ? `302 /Login?to=${encodeURIComponent(address)}` : String(status))
      for (const [page, address] of pages) expect(await visit(page, address, { of: mine, viewer }), address).toBe(expected(address))
      for (const [page, address, fields] of forms)
        expect(await submit(page, address, fields, { of: mine, viewer }), JSON.stringify(fields)).toBe(expected(address))
    }
    expect([(await apps()).length, (await hooks()).length, await acts()]).toEqual([1, 1, before])
    expect((await hooks())[0]?.switchedOffAt).toBeNull()
  })

  it('know nothing of another tenant’s programs and webhooks', async () => {
    const [app, hook] = [await addApp(theirs, 'Milik orang'), await addHook(theirs)]
    for (const [page, address, names] of [
      [appShow, `${AT}/Apps/${app.id}`, ['renew', 'revoke']],
      [webhookShow, `${AT}/Webhooks/${hook.id}`, ['ping', 'on', 'off', 'replay', 'renew', 'remove']],
    ] as const) {
      expect(await visit(page, address, await browsing())).toBe('404')
      for (const form of names) expect(await send(page, address, { form, sure: '1' })).toBe('404')
    }
    const html = await open(integrations, AT)
    expect(html).not.toContain('Milik orang')
    expect(html).not.toContain('contoh.id/terima')
    expect(await visit(appShow, `${AT}/Apps/bukan-id`, await browsing())).toBe('404')
    expect(await visit(webhookShow, `${AT}/Webhooks/bukan-id`, await browsing())).toBe('404')
  })

  it('show what there is, and the key that opens the hosted database', async () => {
    expect(await open(integrations, AT)).toContain('Belum ada aplikasi.')
    await addApp()
    await addHook()
    const html = await open(integrations, AT)
    for (const words of [
      'Aplikasi demo',
      'content:write',
      'pembuat tidak tercatat',
      'contoh.id',
      'Grup kelas',
      'Tulisan terbit',
      'Menyala',
    ])
      expect(html).toContain(words)
    // The address may be a secret in itself: the list names its host.
    expect(html).not.toContain('kunci=1')
    for (const words of ['anon_', '/api/rest/v1', 'PostgrestClient', 'href="/api/docs"']) expect(html).toContain(words)
    expect(await open(integrations, AT, { lang: 'en' })).toContain('Key for browsers')
  })
})

describe('making a program', () => {
  const made = (fields: Record<string, string> = {}) => send(appCreate, NEW_APP, { form: 'make', id: newId(), name: 'Absensi', ...fields })

  it('shows its secret once, on the page that follows, and to no other request', async () => {
    const answer = await send(appCreate, NEW_APP, [
      ['form', 'make'],
      ['id', newId()],
      ['name', 'Absensi <b>'],
      ['scopes', 'content:write'],
      ['scopes', 'mail:send'],
    ])
    const path = pathIn(answer)
    expect(answer).toMatch(/^303 \/Studio\/Integrations\/Apps\/[0-9a-f-]{36}$/)
    const cookie = [...jar.values()].join()
    // Another page leaves it alone.
    await open(integrations, AT)
    const html = await open(appShow, path)
    const secret = secretIn(html) ?? ''
    expect(html).toContain('Absensi &lt;b&gt;')
    expect(html).toContain('Rahasianya hanya tampil sekali')
    const id = path.split('/').at(-1) ?? ''
    expect((await database.asTenant(mine, ctx => issueClientToken(ctx, { id, secret, scopes: ['mail:send'] }))).scopes).toEqual([
      'mail:send',
    ])
    expect(cookie).not.toContain(secret)
    expect(jar.size).toBe(0)
    const again = await open(appShow, path)
    expect(again).not.toContain(secret)
    expect(again).not.toContain('tampil sekali')
    const log = await open(auditList, '/Studio/Audit')
    expect(log).toContain('Membuat aplikasi')
    expect(log).not.toContain(secret)
  })

  it('hands the secret over for this program, this tenant and a minute', async () => {
    const path = pathIn(await made())
    const [name = '', sealed = ''] = [...jar][0] ?? []
    const other = await addApp(mine, 'Lain')
    expect(await open(appShow, `${AT}/Apps/${other.id}`)).not.toContain('tampil sekali')
    expect(await open(appShow, path, { now: new Date(TEST_NOW.getTime() + 60_000) })).not.toContain('tampil sekali')
    for (const forged of ['', 'x', sealed.slice(0, -2), sealed.replace(/^./, at => (at === 'A' ? 'B' : 'A'))]) {
      jar.set(name, forged)
      expect(await open(appShow, path)).not.toContain('tampil sekali')
    }
    jar.set(name, sealed)
    expect(await open(appShow, path)).toContain('tampil sekali')
  })

  it('keeps both secrets of two that are made in one moment, each in a cookie of its own', async () => {
    const paths = [pathIn(await made()), pathIn(await made({ name: 'Buletin' }))]
    expect(jar.size).toBe(2)
    for (const name of jar.keys()) expect(name).toMatch(/^sanggar_once_[\w-]{12}$/)
    for (const [at, path] of paths.entries()) {
      const secret = secretIn(await open(appShow, path)) ?? ''
      await database.asTenant(mine, ctx => issueClientToken(ctx, { id: path.split('/').at(-1) ?? '', secret, scopes: [] }))
      expect(jar.size).toBe(1 - at)
      expect(await open(appShow, path)).not.toContain('tampil sekali')
    }
  })

  it('keeps what was typed and ticked where it is refused, in the reader’s language', async () => {
    const fields: Fields = [
      ['form', 'make'],
      ['id', newId()],
      ['name', ''],
      ['scopes', 'content:write'],
      ['scopes', 'mail:send'],
    ]
    const html = await send(appCreate, NEW_APP, fields)
    expect(html).toContain('Tulis nama aplikasinya')
    for (const scope of ['content:write', 'mail:send'])
      expect(html).toMatch(new RegExp(`<input type="checkbox"[^>]*checked=""[^>]*value="${scope}"`))
    expect(html).not.toMatch(/checked=""[^>]*value="files:write"/)
    expect(await send(appCreate, NEW_APP, fields, { lang: 'en' })).toContain('Write the application’s name')
    expect(await made({ name: 'x'.repeat(10_000) })).toContain('paling panjang 60 huruf')
    expect(await made({ scopes: 'apps:manage' })).toContain('Salah satu izin tidak dikenal')
    await made()
    expect(await made({ name: 'ABSENSI' })).toContain('Sudah ada aplikasi dengan nama ini')
    for (let at = 1; at < MAX_API_CLIENTS; at++) await addApp(mine, `app ${at}`)
    expect(await made({ name: 'kebanyakan' })).toContain('sudah punya 50 aplikasi')
    expect(jar.size).toBe(1)
  })

  it('makes one of a form that is sent twice, whose secret is the one shown last', async () => {
    const fields = { form: 'make', id: newId(), name: 'Absensi' }
    const answers = [await send(appCreate, NEW_APP, fields), await send(appCreate, NEW_APP, fields)]
    expect(answers[0]).toBe(answers[1])
    expect(await apps()).toHaveLength(1)
    const secret = secretIn(await open(appShow, pathIn(answers[0] ?? ''))) ?? ''
    await database.asTenant(mine, ctx => issueClientToken(ctx, { id: fields.id, secret, scopes: [] }))
    expect(await send(appCreate, NEW_APP, fields)).toContain('sudah pernah dikirim')
  })
})

describe('a program’s page', () => {
  it('renews its secret and revokes it once that is confirmed', async () => {
    const { id, secret } = await addApp()
    const at = `${AT}/Apps/${id}`
    for (const form of ['renew', 'revoke']) {
      const html = await send(appShow, at, { form })
      expect(html).toContain('Centang dahulu kotak ini')
      expect(html).toContain(`href="#${form}-sure"`)
    }
    const use = (with_: string) => database.asTenant(mine, ctx => issueClientToken(ctx, { id, secret: with_, scopes: [] }))
    await use(secret)
    expect(await send(appShow, at, { form: 'renew', sure: '1' })).toBe(`303 ${at}`)
    const renewed = secretIn(await open(appShow, at)) ?? ''
    await expect(use(secret)).rejects.toMatchObject({ status: 401 })
    await use(renewed)
    expect(await send(appShow, at, { form: 'revoke', sure: '1' })).toBe(`303 ${AT}?done=revoked`)
    expect(await open(integrations, `${AT}?done=revoked`)).toContain('Aplikasi sudah dicabut')
    await expect(use(renewed)).rejects.toMatchObject({ status: 401 })
    expect(await visit(appShow, at, await browsing())).toBe('404')
    const log = await open(auditList, '/Studio/Audit')
    for (const words of ['Mengganti rahasia aplikasi', 'Mencabut aplikasi', 'Aplikasi demo']) expect(log).toContain(words)
  })
})

describe('making a webhook', () => {
  const made = (fields: Record<string, string> = {}) =>
    send(webhookCreate, NEW_HOOK, { form: 'make', id: newId(), url: HOOK.url, events: 'post.published', ...fields })

  it('says what is wrong with what was typed, and takes events that are told alone', async () => {
    for (const url of ['', 'contoh.id', 'https://siti@contoh.id/', 'https://10.0.0.1/', `https://contoh.id/${'x'.repeat(10_000)}`])
      expect(await made({ url }), url.slice(0, 40)).toContain('Tulis alamat https yang lengkap')
    for (const events of ['', 'members.read', 'toString']) expect(await made({ events })).toContain('Pilih paling sedikit satu peristiwa')
    expect(await send(webhookCreate, NEW_HOOK, { form: 'make', url: HOOK.url })).toContain('Pilih paling sedikit satu peristiwa')
    const boxes = (await made({ events: '' })).match(/<input type="checkbox"[^>]*name="events"[^>]*>/g) ?? []
    expect(boxes.length).toBeGreaterThan(1)
    for (const box of boxes) expect(box).toContain('aria-invalid="true"')
    expect(boxes.map(box => box.includes('aria-describedby="events-problem"'))).toEqual(boxes.map((_, at) => at === 0))
    expect(await made({ description: 'x'.repeat(10_000) })).toContain('paling panjang 200 huruf')
    expect(await hooks()).toEqual([])
    const form = await open(webhookCreate, NEW_HOOK)
    expect(form).not.toContain('aria-invalid="')
    expect(form).toContain('value="class.published"')
    expect(form).not.toContain('value="payment.paid"')
  })

  it('shows its secret once, and makes one of a form that is sent twice', async () => {
    const id = newId()
    const [first, second] = [await made({ id }), await made({ id })]
    expect([first, second]).toEqual([`303 ${AT}/Webhooks/${id}`, `303 ${AT}/Webhooks/${id}`])
    expect(await hooks()).toHaveLength(1)
    const html = await open(webhookShow, pathIn(first))
    expect(secretIn(html)).toMatch(/^whsec_/)
    expect(html).toContain('https://contoh.id/terima?kunci=1')
    expect(secretIn(await open(webhookShow, pathIn(first)))).toBeUndefined()
    for (const other of [{ url: 'https://contoh.id/lain' }, { description: 'Yang benar' }, { events: 'class.published' }])
      expect(await made({ id, ...other }), JSON.stringify(other)).toContain('sudah pernah dikirim')
    expect(await acts()).toEqual(['webhook.created'])
  })

  it(`is refused from the ${MAX_WEBHOOKS + 1}st on, also where several come at once`, async () => {
    for (let at = 1; at < MAX_WEBHOOKS; at++) await addHook()
    const answers = await Promise.all([made(), made(), made()])
    expect(answers.filter(answer => answer.startsWith('303'))).toHaveLength(1)
    expect(answers.filter(answer => answer.includes('sudah punya 20 webhook'))).toHaveLength(2)
  })
})

describe('a webhook’s page', () => {
  const deliveries = async (id: string) =>
    (await database.asTenant(mine, ctx => listDeliveries(ctx, id, { page: 1, perPage: 50 }), { viewer: { kind: 'operator' } })).items

  it('sends a test message, and shows it and what became of it in its log', async () => {
    const { id } = await addHook()
    const at = `${AT}/Webhooks/${id}`
    expect(await open(webhookShow, at)).toContain('Belum ada pesan')
    expect(await send(webhookShow, at, { form: 'ping' })).toBe(`303 ${at}?done=pinged`)
    const [delivery] = await deliveries(id)
    expect(await open(webhookShow, `${at}?done=pinged`)).toContain('Pesan uji sedang dikirim')
    expect(await open(webhookShow, at)).toContain('Belum dicoba')
    const tried = `insert into webhook_tries (tenant_id, delivery_id, tried_at, took_ms, status_code, failure, answer) values ($1, $2, $3, 12, $4, $5, $6)`
    await database.pool.query(tried, [mine, delivery?.id, TEST_NOW, 503, '', '<b>sibuk</b>'])
    await database.pool.query(tried, [mine, delivery?.id, new Date(TEST_NOW.getTime() + 10_000), null, 'TIMEOUT', ''])
    await database.pool.query('update webhook_deliveries set tries = 2, next_try_at = null, failed_at = $1', [TEST_NOW])
    const html = await open(webhookShow, at)
    for (const words of ['Pesan uji', 'Gagal', '2 percobaan', '503', '&lt;b&gt;sibuk&lt;/b&gt;', 'Tidak ada jawaban (TIMEOUT)'])
      expect(html).toContain(words)
    expect(await send(webhookShow, at, { form: 'replay', delivery: delivery?.id ?? '' })).toBe(`303 ${at}?done=replayed`)
    expect(await deliveries(id)).toMatchObject([{ id: delivery?.id, state: 'waiting' }])
    expect(await acts()).toEqual(['webhook.created', 'webhook.pinged', 'webhook.replayed'])
  })

  it('replays its own messages alone, and says where it can’t', async () => {
    const [one, other] = [await addHook(), await addHook()]
    await send(webhookShow, `${AT}/Webhooks/${one.id}`, { form: 'ping' })
    const delivery = (await deliveries(one.id))[0]?.id ?? ''
    expect(await send(webhookShow, `${AT}/Webhooks/${other.id}`, { form: 'replay', delivery })).toBe('404')
    for (const made of ['', 'x', newId()])
      expect(await send(webhookShow, `${AT}/Webhooks/${one.id}`, { form: 'replay', delivery: made })).toBe('404')
    await database.pool.query('update webhook_deliveries set held_until = $1', [new Date(TEST_NOW.getTime() + 1000)])
    expect(await send(webhookShow, `${AT}/Webhooks/${one.id}`, { form: 'replay', delivery })).toContain('sedang dikirim. Tunggu')
  })

  it('pages through its log, and stays on the page of what is sent again', async () => {
    const { id } = await addHook()
    const at = `${AT}/Webhooks/${id}`
    for (let count = 0; count < 21; count++) await send(webhookShow, at, { form: 'ping' })
    const html = await open(webhookShow, `${at}?page=2`)
    expect(html.match(/name="delivery"/g)).toHaveLength(1)
    const delivery = (await deliveries(id)).at(-1)?.id ?? ''
    expect(await send(webhookShow, `${at}?page=2`, { form: 'replay', delivery })).toBe(`303 ${at}?page=2&done=replayed`)
  })

  it('switches it off and on, and tells nothing to one that is off', async () => {
    const { id } = await addHook()
    const at = `${AT}/Webhooks/${id}`
    expect(await send(webhookShow, at, { form: 'off' })).toBe(`303 ${at}?done=off`)
    const html = await open(webhookShow, `${at}?done=off`)
    expect(html).toContain('Dimatikan staf atau program')
    expect(html).not.toContain('Kirim pesan uji')
    expect(await send(webhookShow, at, { form: 'ping' })).toContain('Nyalakan dahulu')
    expect(await send(webhookShow, at, { form: 'on' })).toBe(`303 ${at}?done=on`)
    expect((await hooks())[0]?.switchedOffAt).toBeNull()
    await database.pool.query(`update webhooks set switched_off_at = $1, switched_off_why = 'failing'`, [TEST_NOW])
    expect(await open(webhookShow, at)).toContain('semua pengiriman gagal selama 3 hari')
  })

  it('renews its secret once, though its button is pressed twice, and removes it, once that is confirmed', async () => {
    const { id } = await addHook()
    const at = `${AT}/Webhooks/${id}`
    const sealed = async () =>
      (await database.pool.query<{ old: string | null }>('select sealed_old_secret as old from webhooks')).rows[0]?.old
    for (const form of ['renew', 'remove']) expect(await send(webhookShow, at, { form })).toContain('Centang dahulu kotak ini')
    expect(await send(webhookShow, at, { form: 'renew', sure: '1' })).toBe(`303 ${at}`)
    const old = await sealed()
    const first = await open(webhookShow, at)
    expect(first).toContain('masih ikut menandatangani sampai')
    await send(webhookShow, at, { form: 'renew', sure: '1' })
    expect(secretIn(await open(webhookShow, at))).toBe(secretIn(first))
    expect(await sealed()).toBe(old)
    const later = new Date(TEST_NOW.getTime() + 60_000)
    await send(webhookShow, at, { form: 'renew', sure: '1' }, { now: later })
    expect(secretIn(await open(webhookShow, at, { now: later }))).not.toBe(secretIn(first))
    expect(await send(webhookShow, at, { form: 'remove', sure: '1' }, { now: later })).toBe(`303 ${AT}?done=removed`)
    expect(await hooks()).toEqual([])
    expect(await acts()).toEqual(['webhook.created', 'webhook.changed', 'webhook.changed', 'webhook.removed'])
  })
})
