import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { removeOldDeliveries } from '#features/webhooks/jobs.ts'
import { createWebhookSender } from '#features/webhooks/sender.server.ts'
import { countSignatures, openReceiver } from '#features/webhooks/testing.ts'
import { EVENTS } from '#features/webhooks/webhook.ts'
import { daysAfter } from '#kit/days.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestCalls, TEST_SEAL } from './testing-calls.ts'

const database = openTestDatabase()
const { ask, tokenOf } = openTestCalls(database, { WEBHOOKS_LOOPBACK: '1' })
const BASE = '/api/services/v1/webhook'
const log = pino({ level: 'silent' })
const sender = createWebhookSender({ pool: database.pool, log, seal: TEST_SEAL, isLoopbackAllowed: true, now: () => new Date() })

let mine: TenantId
let theirs: TenantId
let token: string
let foreign: string

interface Hook {
  id: string
  secret: string
  active: boolean
  deliveryId: string
  items: { id: string; event: string; state: string; tries: { statusCode: number }[] }[]
}
const call = async (path: string, json?: object, { as = token, of = mine } = {}) => {
  const { status, body } = await ask(`${BASE}/${path}`, { of, token: as, ...(json && { json }) })
  // Named boundary: the calls' responses, as far as this file reads them.
  return { status, errors: body.errors, data: body.data as Hook }
}
const create = async (url: string, events: string[] = ['post.published'], at?: Parameters<typeof call>[2]) =>
  await call('create', { url, events }, at)

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  token = await tokenOf(mine, ['webhooks:write', 'content:write'])
  foreign = await tokenOf(theirs, ['webhooks:write'])
})
beforeEach(async () => {
  await database.pool.query('delete from webhooks')
})

describe('the calls about webhooks', () => {
  it('refuse who has neither the scope nor is staff', async () => {
    const { data } = await create('https://contoh.id/x')
    const id = { id: data.id }
    for (const scopes of [[], ['content:write', 'settings:write', 'mail:send']]) {
      const as = await tokenOf(mine, scopes)
      const answers = [
        await create('https://contoh.id/x', undefined, { as }),
        await call('list', undefined, { as }),
        await call('update', { ...id, active: false }, { as }),
        await call('ping', id, { as }),
        await call(`delivery/list?webhookId=${data.id}`, undefined, { as }),
        await call('delivery/replay', { id: newId() }, { as }),
        await call('delete', id, { as }),
      ]
      expect(answers.map(one => one.status)).toEqual(Array(7).fill(403))
    }
    expect((await call('list')).data.items).toHaveLength(1)
  })

  it('find nothing of another tenant', async () => {
    const { data } = await create('https://contoh.id/x')
    const { deliveryId } = (await call('ping', { id: data.id })).data
    const at = { as: foreign, of: theirs }
    const id = { id: data.id }
    const answers = [
      await call('update', { ...id, active: false }, at),
      await call('ping', id, at),
      await call(`delivery/list?webhookId=${data.id}`, undefined, at),
      await call('delivery/replay', { id: deliveryId }, at),
      await call('delete', id, at),
    ]
    expect(answers.map(one => one.status)).toEqual(Array(5).fill(404))
    expect((await call('list', undefined, at)).data.items).toEqual([])
    expect((await call('list')).data.items).toMatchObject([{ id: data.id, active: true }])
  })

  it('refuse an address that may not be called, events that there are not, and more webhooks than twenty', async () => {
    for (const url of ['http://contoh.id/x', 'https://10.0.0.1/', 'https://a:b@contoh.id/', 'https://contoh.id:22/', 'x'])
      expect([url, await create(url)]).toEqual([
        url,
        expect.objectContaining({ status: 422, errors: [expect.objectContaining({ path: 'url' })] }),
      ])
    const { data } = await create('https://contoh.id/x')
    expect((await call('update', { id: data.id, url: 'https://10.0.0.1/' })).status).toBe(422)
    for (const events of [[], ['post.deleted'], ['webhook.ping']])
      expect([events, (await create('https://contoh.id/', events)).status]).toEqual([events, 422])
    for (let i = 1; i < 20; i++) expect((await create(`https://contoh.id/${i}`, [...EVENTS])).status).toBe(201)
    expect((await create('https://contoh.id/21')).status).toBe(409)
  })

  it('show a secret once, when it is made', async () => {
    const { data } = await create('https://contoh.id/x')
    expect(data.secret).toMatch(/^whsec_/)
    expect(JSON.stringify((await call('list')).data)).not.toContain('whsec_')
    expect((await call('update', { id: data.id, description: 'Kabar' })).data).toMatchObject({ secret: null, description: 'Kabar' })
    const rotated = await call('update', { id: data.id, rotateSecret: true })
    expect(rotated.data).toMatchObject({ secret: expect.stringMatching(/^whsec_/), oldSecretUntil: expect.any(String) })
    expect(rotated.data.secret).not.toBe(data.secret)
  })

  it('tell of a post that is published, show it in the log, send it again, and try a webhook out', async () => {
    const receiver = await openReceiver()
    const { data: hook } = await create(receiver.url)
    const post = { kindSlug: 'news', slug: 'kabar', title: 'Kabar', authorName: 'Rani', content: { type: 'doc', content: [] } }
    const sent = { of: mine, token, json: { ...post, publishedAt: '2026-01-01T00:00:00Z' } }
    expect((await ask('/api/services/v3/post/create', sent)).status).toBe(201)
    await sender.deliverDue()
    expect((await call('ping', { id: hook.id })).status).toBe(200)
    await sender.deliverDue()
    expect(receiver.received.map(message => [JSON.parse(message.body).type, countSignatures(message, hook.secret)])).toEqual([
      ['post.published', 1],
      ['webhook.ping', 1],
    ])
    const { items } = (await call(`delivery/list?webhookId=${hook.id}&page=2&pageSize=1`)).data
    expect(items).toMatchObject([{ event: 'post.published', state: 'delivered', tries: [{ statusCode: 204 }] }])
    expect((await call('delivery/replay', { id: items[0]?.id })).status).toBe(200)
    await sender.deliverDue()
    expect(receiver.received[2]?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id'])
    expect((await call('delivery/replay', { id: newId() })).status).toBe(404)
  })

  it('tell nothing to a webhook that is off, and refuse to try it out', async () => {
    const receiver = await openReceiver()
    const { data: hook } = await create(receiver.url)
    expect((await call('update', { id: hook.id, active: false })).data).toMatchObject({ active: false, switchedOffWhy: 'asked' })
    expect((await call('ping', { id: hook.id })).status).toBe(409)
    expect((await call('update', { id: hook.id, active: true })).data).toMatchObject({ active: true, switchedOffWhy: null })
    expect((await call('ping', { id: hook.id })).status).toBe(200)
    await sender.deliverDue()
    expect(receiver.received).toHaveLength(1)
  })

  it('write each act down, by the host alone', async () => {
    const { data: hook } = await create('https://contoh.id/rahasia')
    const { deliveryId } = (await call('ping', { id: hook.id })).data
    await call('delivery/replay', { id: deliveryId })
    await call('update', { id: hook.id, url: 'https://lain.id/rahasia', rotateSecret: true })
    await call('delete', { id: hook.id })
    const { rows } = await database.pool.query<{ act: string; subject: string }>(
      `select act, subject, details from audit_log where tenant_id = $1 and details ->> 'webhookId' = $2 order by at, id`,
      [mine, hook.id],
    )
    expect(rows.map(row => `${row.act} ${row.subject}`)).toEqual([
      'webhook.created contoh.id',
      'webhook.pinged contoh.id',
      'webhook.replayed contoh.id',
      'webhook.changed lain.id',
      'webhook.removed lain.id',
    ])
    expect(JSON.stringify(rows)).not.toMatch(/rahasia|whsec/)
    expect((await call('list')).data.items).toEqual([])
  })

  it('forget what was told after thirty days', async () => {
    const { data: hook } = await create('https://contoh.id/x')
    await call('ping', { id: hook.id })
    const left = async () => (await call(`delivery/list?webhookId=${hook.id}`)).data.items.length
    await removeOldDeliveries({ pool: database.pool, log }, daysAfter(new Date(), 29))
    expect(await left()).toBe(1)
    await removeOldDeliveries({ pool: database.pool, log }, daysAfter(new Date(), 31))
    expect(await left()).toBe(0)
  })

  it('stand in the description with the messages that are sent', async () => {
    const response = await ask('/api/openapi.json', { of: mine })
    // Named boundary: the description is no envelope.
    const { webhooks, paths } = response.body as unknown as { webhooks: object; paths: object }
    expect(Object.keys(webhooks)).toEqual([...EVENTS, 'webhook.ping'])
    expect(Object.keys(paths).filter(path => path.startsWith(BASE))).toHaveLength(7)
  })
})
