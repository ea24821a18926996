import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import { type Fields, PAGE_SEAL, type VisitOptions } from '#page/testing.ts'
import { type AppModule, createAppVisitor } from '#page/testing-app.tsx'
import { type CookieJar, createCookieJar } from '#page/testing-cookies.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { createWebhook } from '../commands.server.ts'
import { listDeliveries, listWebhooks } from '../queries.server.ts'
import { EVENTS, MAX_WEBHOOKS } from '../webhook.ts'
import * as webhookCreate from './webhook-create.tsx'
import * as webhookShow from './webhook-show.tsx'

const database = openTestDatabase()
const AT = '/Studio/Integrations'
const NEW_HOOK = `${AT}/Webhooks/New`
const { show, submit, visit } = createAppVisitor(database, [
  { path: NEW_HOOK, name: 'Studio-Integrations-Webhooks-New', isPersonal: true },
  {
    path: `${AT}/Webhooks/{id}`,
    name: 'Studio-Integrations-Webhooks-id',
    query: { page: 'page', done: ['changed', 'pinged', 'on', 'off', 'replayed'], secret: ['once'] },
    isPersonal: true,
  },
])

let mine: TenantId
let theirs: TenantId
let admin: Enrolled
let jar: CookieJar

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
})
beforeEach(async () => {
  for (const table of ['webhooks', 'audit_log']) await database.pool.query(`delete from ${table}`)
  jar = createCookieJar()
})

/** Sends a request from an admin's browser, which keeps cookies. */
async function browse<T>(more: Partial<VisitOptions>, work: (options: VisitOptions) => Promise<T>): Promise<T> {
  const { visit, keep } = jar.request()
  const answer = await work({ of: mine, viewer: await admin.viewer(), visit, ...more })
  keep()
  return answer
}
const send = (page: AppModule, address: string, fields: Fields, more: Partial<VisitOptions> = {}) =>
  browse(more, options => submit(page, address, fields, options))
const open = (page: AppModule, address: string, more: Partial<VisitOptions> = {}) => browse(more, options => show(page, address, options))
const pathIn = (answer: string) => answer.replace('303 ', '')
const secretIn = (html: string) => />(whsec_[\w+/=]{44})<\/section>/.exec(html)?.[1]
const HOOK = { url: 'https://contoh.id/terima?kunci=1', events: ['post.published' as const], description: 'Grup kelas' }
const tools = { seal: PAGE_SEAL, isLoopbackAllowed: false }
const addHook = async (of = mine) =>
  (await database.asTenant(of, ctx => createWebhook(ctx, HOOK, tools), { viewer: { kind: 'operator' } })).webhook
const hooks = () => database.asTenant(mine, listWebhooks, { viewer: { kind: 'operator' } })
const acts = async () => (await database.pool.query<{ act: string }>('select act from audit_log order by at, id')).rows.map(row => row.act)

describe('the pages of webhooks', () => {
  it('are closed to all but staff, and take forms from nobody else', async () => {
    const at = `${AT}/Webhooks/${(await addHook()).id}`
    const before = await acts()
    const forms: [AppModule, string, Fields][] = [
      [webhookCreate, NEW_HOOK, { form: 'make', url: HOOK.url, events: 'post.published' }],
      [webhookCreate, NEW_HOOK, { form: 'make' }],
      [webhookShow, at, { form: 'change', url: 'https://lain.id/', events: 'class.published' }],
      [webhookShow, at, { form: 'change' }],
      ...['ping', 'on', 'off', 'replay', 'renew', 'remove'].map((form): [AppModule, string, Fields] => [
        webhookShow,
        at,
        { form, sure: '1', delivery: newId() },
      ]),
    ]
    for (const [viewer, status] of await outsiders(database, mine))
      for (const [page, address, fields] of forms) {
        const expected = viewer.kind === 'nobody' ? `302 /Login?to=${encodeURIComponent(address)}` : String(status)
        expect(await visit(page, address, { of: mine, viewer }), address).toBe(expected)
        expect(await submit(page, address, fields, { of: mine, viewer }), JSON.stringify(fields)).toBe(expected)
      }
    expect(await hooks()).toMatchObject([{ ...HOOK, switchedOffAt: null }])
    expect(await acts()).toEqual(before)
  })

  it('know nothing of another tenant’s', async () => {
    const hook = await addHook(theirs)
    for (const id of [hook.id, 'bukan-id', newId()]) {
      const address = `${AT}/Webhooks/${id}`
      expect(await browse({}, options => visit(webhookShow, address, options))).toBe('404')
      for (const form of ['ping', 'on', 'off', 'replay', 'renew', 'remove', 'change'])
        expect(await send(webhookShow, address, { form, sure: '1', url: 'https://lain.id/', events: 'class.published' })).toBe('404')
      expect(await send(webhookShow, address, { form: 'change' })).toBe('404')
    }
    expect(await database.asTenant(theirs, listWebhooks, { viewer: { kind: 'operator' } })).toMatchObject([HOOK])
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
    const offered = (form.match(/<input type="checkbox"[^>]*name="events"[^>]*>/g) ?? []).map(box => /value="([^"]*)"/.exec(box)?.[1])
    expect(offered).toEqual([...EVENTS])
  })

  it('shows its secret once, and makes one of a form that is sent twice', async () => {
    const id = newId()
    const [first, second] = [await made({ id }), await made({ id })]
    expect([first, second]).toEqual([`303 ${AT}/Webhooks/${id}?secret=once`, `303 ${AT}/Webhooks/${id}?secret=once`])
    expect(await hooks()).toHaveLength(1)
    const html = await open(webhookShow, pathIn(first))
    expect(secretIn(html)).toMatch(/^whsec_/)
    expect(html).toContain('https://contoh.id/terima?kunci=1')
    expect(secretIn(await open(webhookShow, pathIn(first)))).toBeUndefined()
    for (const other of [{ url: 'https://contoh.id/lain' }, { description: 'Yang benar' }, { events: 'class.published' }])
      expect(await made({ id, ...other }), JSON.stringify(other)).toContain('sudah pernah dikirim')
    expect(await acts()).toEqual(['webhook.created'])
  })

  it('keeps its secret for the page that the form led to: what a link fetches ahead neither gets it nor takes it away', async () => {
    const shown = pathIn(await made())
    const [plain = ''] = shown.split('?')
    expect(secretIn(await open(webhookShow, plain))).toBeUndefined()
    const html = await open(webhookShow, shown)
    expect(secretIn(html)).toMatch(/^whsec_/)
    expect(html).not.toContain('secret=once')
    expect(pathIn(await send(webhookShow, shown, { form: 'ping' }))).toBe(`${plain}?done=pinged`)
    for (const address of [`${plain}?done=pinged`, shown]) expect(secretIn(await open(webhookShow, address))).toBeUndefined()
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
    expect(await send(webhookShow, at, { form: 'renew', sure: '1' })).toBe(`303 ${at}?secret=once`)
    const old = await sealed()
    const first = await open(webhookShow, `${at}?secret=once`)
    expect(first).toContain('masih ikut menandatangani sampai')
    await send(webhookShow, at, { form: 'renew', sure: '1' })
    expect(secretIn(await open(webhookShow, `${at}?secret=once`))).toBe(secretIn(first))
    expect(await sealed()).toBe(old)
    const later = new Date(TEST_NOW.getTime() + 60_000)
    await send(webhookShow, at, { form: 'renew', sure: '1' }, { now: later })
    expect(secretIn(await open(webhookShow, `${at}?secret=once`, { now: later }))).not.toBe(secretIn(first))
    expect(await send(webhookShow, at, { form: 'remove', sure: '1' }, { now: later })).toBe(`303 ${AT}?done=removed`)
    expect(await hooks()).toEqual([])
    expect(await acts()).toEqual(['webhook.created', 'webhook.changed', 'webhook.changed', 'webhook.removed'])
  })
})
