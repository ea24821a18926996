import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { type Fields, PAGE_SEAL, type VisitOptions } from '#page/testing.ts'
import { type AppModule, createAppVisitor } from '#page/testing-app.tsx'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { createWebhook } from '../commands.server.ts'
import { listWebhooks } from '../queries.server.ts'
import type { WebhookInput } from '../schema.ts'
import * as webhookCreate from './webhook-create.tsx'
import * as webhookShow from './webhook-show.tsx'

const database = openTestDatabase()
const AT = '/Studio/Integrations'
const NEW_HOOK = `${AT}/Webhooks/New`
const { show, submit } = createAppVisitor(database, [
  { path: NEW_HOOK, name: 'Studio-Integrations-Webhooks-New', isPersonal: true },
  {
    path: `${AT}/Webhooks/{id}`,
    name: 'Studio-Integrations-Webhooks-id',
    query: { page: 'page', done: ['changed', 'pinged', 'on', 'off', 'replayed'] },
    isPersonal: true,
  },
])

let mine: TenantId
let admin: Enrolled

beforeAll(async () => {
  mine = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
})
beforeEach(async () => {
  for (const table of ['webhooks', 'audit_log']) await database.pool.query(`delete from ${table}`)
})

const HOOK: WebhookInput = { url: 'https://contoh.id/terima?kunci=1', events: ['post.published'], description: 'Grup kelas' }
const operator = { viewer: { kind: 'operator' } } as const
const addHook = async (input: Partial<WebhookInput> = {}) => {
  const tools = { seal: PAGE_SEAL, isLoopbackAllowed: false }
  const { webhook } = await database.asTenant(mine, ctx => createWebhook(ctx, { ...HOOK, ...input }, tools), operator)
  return { id: webhook.id, at: `${AT}/Webhooks/${webhook.id}` }
}
const hooks = () => database.asTenant(mine, listWebhooks, operator)
const audit = async () =>
  (await database.pool.query<{ act: string; details: object }>('select act, details from audit_log order by at, id')).rows
const asAdmin = async (more?: Partial<VisitOptions>): Promise<VisitOptions> => ({ of: mine, viewer: await admin.viewer(), ...more })
const open = async (page: AppModule, address: string) => show(page, address, await asAdmin())
const send = async (page: AppModule, address: string, fields: Fields, more?: Partial<VisitOptions>) =>
  submit(page, address, fields, await asAdmin(more))

/** Returns the fields that have a problem, in page order. */
const problemsIn = (html: string) => [...html.matchAll(/id="([a-z]+)-problem"/g)].map(([, name]) => name)
const valueIn = (html: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1]
const tickedIn = (html: string) =>
  [...html.matchAll(/<input type="checkbox"[^>]*checked=""[^>]*value="([^"]*)"/g)].map(([, value]) => value)

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
    const change = { url: 'https://lain.id/terima?kunci=2', events: ['class.published'], description: ' Grup <b> ' }
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

  it('has ticked what an API client asked for, and offers it to others unticked', async () => {
    const { at } = await addHook({ events: ['post.published', 'payment.paid'] })
    const other = await addHook()
    expect(tickedIn(await open(webhookShow, at))).toEqual(['post.published', 'payment.paid'])
    const others = await open(webhookShow, other.at)
    expect(others).toContain('value="payment.paid"')
    expect(tickedIn(others)).toEqual(HOOK.events)
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
