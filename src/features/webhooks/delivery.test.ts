import { describe, expect, it } from 'vitest'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { replayDelivery, updateWebhook } from './commands.server.ts'
import { announceEvent } from './events.server.ts'
import { listDeliveries, listWebhooks } from './queries.server.ts'
import { countSignatures, openReceiver, openTestWebhooks, WEBHOOK_TOOLS } from './testing.ts'
import { RETRY_SECONDS } from './webhook.ts'

const database = openTestDatabase()
const test = openTestWebhooks(database)
const POST = '01a200f0-aa13-7411-a17c-e8caa1dfcfbe'
const DAY = 86_400

const announce = (id = POST, of = test.tenantId) =>
  test.does(ctx => announceEvent(ctx, 'post.published', { id, title: 'Halo “dunia”' }), of)
const deliveries = async (webhookId: string) => (await test.does(ctx => listDeliveries(ctx, webhookId, { page: 1, perPage: 50 }))).items
const webhookNow = async () => (await test.does(listWebhooks))[0]
const ids = (n: number) => Array.from({ length: n }, (_, i) => `01a200f0-aa13-7411-a17c-${String(i).padStart(12, '0')}`)

describe('a message', () => {
  it('is told to who listens, once, signed so that the receiver can check it', async () => {
    const receiver = await openReceiver()
    const { webhook, secret } = await test.register(receiver.url)
    await test.register(receiver.url.replace('terima', 'lain'), { events: ['class.published', 'payment.paid'] })
    await announce()
    await announce()
    await test.sender().deliverDue()
    expect(receiver.received).toHaveLength(1)
    const [message] = receiver.received
    expect(JSON.parse(message?.body ?? '')).toEqual({
      type: 'post.published',
      timestamp: TEST_NOW.toISOString(),
      tenantId: test.tenantId,
      data: { id: POST, title: 'Halo “dunia”' },
    })
    expect(message && countSignatures(message, secret ?? '')).toBe(1)
    expect(message && countSignatures({ ...message, body: `${message.body} ` }, secret ?? '')).toBe(0)
    expect(message?.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-timestamp': String(TEST_NOW.getTime() / 1000) })
    const [delivery] = await deliveries(webhook.id)
    expect(delivery).toMatchObject({ id: message?.headers['webhook-id'], state: 'delivered', nextTryAt: null, deliveredAt: TEST_NOW })
    expect(delivery?.tries).toMatchObject([{ statusCode: 204, failure: '', answer: '' }])
  })

  it('goes with the transaction that announced it, or not at all', async () => {
    const receiver = await openReceiver()
    await test.register(receiver.url)
    const failing = test.does(async ctx => {
      await announceEvent(ctx, 'post.published', { id: POST })
      throw new Error('ditolak')
    })
    await expect(failing).rejects.toThrow('ditolak')
    await test.sender().deliverDue()
    expect(receiver.received).toEqual([])
  })

  it('is told to no other tenant, and of nothing that was before', async () => {
    const receiver = await openReceiver()
    const other = await database.createTenant()
    await test.register(receiver.url, {}, other)
    await announce()
    await test.does(ctx => announceEvent(ctx, 'post.published', { id: POST }, { happenedAt: new Date(TEST_NOW.getTime() - 5000) }), other)
    await test.sender().deliverDue()
    expect(receiver.received).toEqual([])
  })

  it('is sent once, though two processes and several tenants are at it', async () => {
    const receiver = await openReceiver((response, { at }) => setTimeout(() => response.writeHead(200).end(String(at)), 5))
    const other = await database.createTenant()
    await test.register(receiver.url)
    await test.register(receiver.url, {}, other)
    for (const id of ids(30)) {
      await announce(id)
      await announce(id, other)
    }
    const [one, two] = [test.sender(), test.sender()]
    await Promise.all([one.deliverDue(), two.deliverDue(), one.deliverDue()])
    expect(receiver.received).toHaveLength(60)
    expect(new Set(receiver.received.map(message => message.headers['webhook-id'])).size).toBe(60)
  })

  it('is sent with no transaction open, and again where the process died over it', async () => {
    const during: string[] = []
    const receiver = await openReceiver(async response => {
      const { rows } = await database.pool.query<{ state: string }>(
        `select state from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
      )
      during.push(...rows.map(row => row.state))
      response.end()
    })
    await test.register(receiver.url)
    await announce()
    await database.pool.query(`update webhook_deliveries set held_until = $1`, [new Date(TEST_NOW.getTime() + 60_000)])
    await test.sender().deliverDue()
    expect(receiver.received).toHaveLength(0)
    test.secondsOn(61)
    await test.sender().deliverDue()
    expect(receiver.received).toHaveLength(1)
    expect(during.filter(state => state !== 'idle')).toEqual([])
  })

  it('is sent at once when its process hears of the commit', async () => {
    const receiver = await openReceiver()
    await test.register(receiver.url)
    await announce()
    const sender = test.sender()
    sender.hear({ tenantId: test.tenantId, tags: ['posts'] })
    await new Promise(done => setTimeout(done, 50))
    expect(receiver.received).toHaveLength(0)
    sender.hear({ tenantId: test.tenantId, tags: ['webhooks'] })
    await expect.poll(() => receiver.received.length).toBe(1)
  })

  it('bears both secrets for a day after a rotation, then the new one alone', async () => {
    const receiver = await openReceiver()
    const { webhook, secret: old } = await test.register(receiver.url)
    const { secret: fresh } = await test.does(ctx => updateWebhook(ctx, { id: webhook.id, rotateSecret: true }, WEBHOOK_TOOLS))
    await announce()
    await test.sender().deliverDue()
    test.secondsOn(DAY)
    await test.does(ctx => announceEvent(ctx, 'post.published', { id: webhook.id }))
    await test.sender().deliverDue()
    const by = (secret: string | null) => receiver.received.map(message => countSignatures(message, secret ?? ''))
    expect([by(old), by(fresh)]).toEqual([
      [1, 0],
      [1, 1],
    ])
    const { rows } = await database.pool.query('select sealed_secret, sealed_old_secret from webhooks')
    expect(JSON.stringify(rows)).not.toContain('whsec')
  })
})

describe('a message that is not taken', () => {
  it('is tried again after longer and longer waits, under the same id, and then given up', async () => {
    const receiver = await openReceiver(response => response.writeHead(500).end('rusak'))
    const { webhook } = await test.register(receiver.url)
    await announce()
    const sender = test.sender()
    await sender.deliverDue()
    for (const [i, seconds] of RETRY_SECONDS.entries()) {
      test.secondsOn(seconds - 1)
      await sender.deliverDue()
      expect([seconds, receiver.received.length]).toEqual([seconds, i + 1])
      test.secondsOn(1)
      await sender.deliverDue()
      expect([seconds, receiver.received.length]).toEqual([seconds, i + 2])
    }
    expect(new Set(receiver.received.map(message => message.headers['webhook-id'])).size).toBe(1)
    expect(new Set(receiver.received.map(message => message.headers['webhook-timestamp'])).size).toBe(RETRY_SECONDS.length + 1)
    const [delivery] = await deliveries(webhook.id)
    expect(delivery).toMatchObject({ state: 'failed', nextTryAt: null, failedAt: test.clock })
    expect(delivery?.tries.map(one => [one.statusCode, one.answer])).toEqual(Array(RETRY_SECONDS.length + 1).fill([500, 'rusak']))
    test.secondsOn(DAY)
    await sender.deliverDue()
    expect(receiver.received).toHaveLength(RETRY_SECONDS.length + 1)
  })

  it.each([302, 400, 404, 429, 503])('is not taken by %i either', async status => {
    const receiver = await openReceiver(response => response.writeHead(status, { location: '/lain' }).end())
    const { webhook } = await test.register(receiver.url)
    await announce()
    await test.sender().deliverDue()
    expect(receiver.received).toHaveLength(1)
    expect(await deliveries(webhook.id)).toMatchObject([{ state: 'waiting', tries: [{ statusCode: status }] }])
  })

  it('by a receiver that is silent or not there stands in the log, and holds up no other webhook', async () => {
    const silent = await openReceiver(() => {})
    const well = await openReceiver()
    const { webhook } = await test.register(silent.url)
    const gone = await test.register('http://127.0.0.1:1/')
    await test.register(well.url)
    for (const id of ids(3)) await announce(id)
    await test.sender({ timeoutMs: 2000 }).deliverDue()
    expect(well.received).toHaveLength(3)
    expect(silent.received).toHaveLength(1)
    const failures = async (id: string) => (await deliveries(id)).flatMap(one => one.tries.map(tried => tried.failure))
    expect([await failures(webhook.id), await failures(gone.webhook.id)]).toEqual([['TIMEOUT'], ['ECONNREFUSED']])
  })

  it('goes to no address that is not public, though its name was when it was registered', async () => {
    const receiver = await openReceiver()
    const { webhook } = await test.register('https://contoh.id/x')
    await announce()
    await test.sender({ isLoopbackAllowed: false, resolve: async () => [{ address: '127.0.0.1', family: 4 }] }).deliverDue()
    expect(await deliveries(webhook.id)).toMatchObject([{ tries: [{ statusCode: null, failure: 'ADDRESS_NOT_PUBLIC' }] }])
    expect(receiver.received).toEqual([])
  })

  it('looks its name up at each try: one that leads elsewhere later is refused then, on retries as well', async () => {
    const inside = await openReceiver()
    const { webhook } = await test.register(`https://contoh.id:8443/x`)
    await announce()
    // A public address that is a sink (AS112, RFC 7535), then this machine and its network.
    const led = ['192.175.48.1', '127.0.0.1', '10.0.0.1', '::1']
    const asked: string[] = []
    const resolve = async (name: string) => {
      asked.push(name)
      const address = led[asked.length - 1] ?? ''
      return [{ address, family: address.includes(':') ? 6 : 4 }]
    }
    for (const _ of led) {
      await test.sender({ isLoopbackAllowed: false, resolve, timeoutMs: 300 }).deliverDue()
      test.secondsOn(20_000)
    }
    expect(asked).toEqual(led.map(() => 'contoh.id'))
    const tries = (await deliveries(webhook.id)).flatMap(one => one.tries)
    const failures = tries.map(one => one.failure)
    expect(failures.filter(failure => failure === 'ADDRESS_NOT_PUBLIC')).toHaveLength(3)
    expect(tries.every(one => one.statusCode === null)).toBe(true)
    expect(inside.received).toEqual([])
  })

  it('can be replayed, the same message with all tries anew', async () => {
    let status = 500
    const receiver = await openReceiver(response => response.writeHead(status).end())
    const { webhook } = await test.register(receiver.url)
    await announce()
    await test.sender().deliverDue()
    const [first] = await deliveries(webhook.id)
    await database.pool.query('update webhook_deliveries set tries = 7, next_try_at = null, failed_at = now()')
    status = 200
    test.secondsOn(100)
    await test.does(ctx => replayDelivery(ctx, first?.id ?? ''))
    await test.sender().deliverDue()
    test.secondsOn(1)
    await test.does(ctx => replayDelivery(ctx, first?.id ?? ''))
    await test.sender().deliverDue()
    expect(receiver.received.map(message => [message.headers['webhook-id'], message.body])).toEqual(
      Array(3).fill([first?.id, receiver.received[0]?.body]),
    )
    expect(await deliveries(webhook.id)).toMatchObject([
      { state: 'delivered', failedAt: null, tries: [{ statusCode: 500 }, { statusCode: 200 }, { statusCode: 200 }] },
    ])
  })

  it('can’t be replayed while it is being sent', async () => {
    let during: Promise<unknown> = Promise.resolve()
    const receiver = await openReceiver(async (response, { headers }) => {
      during = test.does(ctx => replayDelivery(ctx, String(headers['webhook-id']))).catch((error: unknown) => error)
      await during
      response.end()
    })
    await test.register(receiver.url)
    await announce()
    await test.sender().deliverDue()
    expect(await during).toMatchObject({ status: 409 })
    expect(receiver.received).toHaveLength(1)
  })
})

describe('a webhook that fails', () => {
  it('is switched off after three days without a success, which is written down; what waits is sent when it is on again', async () => {
    let status = 500
    const receiver = await openReceiver(response => response.writeHead(status).end())
    const { webhook } = await test.register(receiver.url)
    const sender = test.sender()
    for (const [i, id] of ids(4).entries()) {
      await announce(id)
      await sender.deliverDue()
      expect([i, (await webhookNow())?.switchedOffWhy]).toEqual([i, i < 3 ? null : 'failing'])
      test.secondsOn(DAY)
    }
    const { rows } = await database.pool.query('select act, actor, subject, details from audit_log where act = $1', [
      'webhook.switched-off',
    ])
    expect(rows).toEqual([
      expect.objectContaining({
        actor: 'system',
        subject: new URL(receiver.url).host,
        details: { webhookId: webhook.id, reason: 'failing' },
      }),
    ])
    const sent = receiver.received.length
    await announce('01a200f0-aa13-7411-a17c-e8caa1dfcfbf')
    await sender.deliverDue()
    expect(receiver.received).toHaveLength(sent)
    await expect(test.does(async ctx => replayDelivery(ctx, (await deliveries(webhook.id))[0]?.id ?? ''))).rejects.toMatchObject({
      status: 409,
    })
    status = 200
    await test.does(ctx => updateWebhook(ctx, { id: webhook.id, active: true, rotateSecret: false }, WEBHOOK_TOOLS))
    await sender.deliverDue()
    expect((await deliveries(webhook.id)).map(one => one.state)).toEqual(['delivered', 'delivered', 'delivered', 'delivered'])
    expect(await webhookNow()).toMatchObject({ switchedOffAt: null, failingSince: null })
  })

  it('counts from its last success', async () => {
    let status = 500
    const receiver = await openReceiver(response => response.writeHead(status).end())
    await test.register(receiver.url)
    const sender = test.sender()
    await announce(ids(3)[0])
    await sender.deliverDue()
    test.secondsOn(2 * DAY)
    status = 200
    await sender.deliverDue()
    expect((await webhookNow())?.failingSince).toBe(null)
    status = 500
    test.secondsOn(2 * DAY)
    await announce(ids(3)[1])
    await sender.deliverDue()
    expect(await webhookNow()).toMatchObject({ switchedOffAt: null, failingSince: test.clock })
  })

  it('is switched off at once by 410', async () => {
    const receiver = await openReceiver(response => response.writeHead(410).end())
    await test.register(receiver.url)
    for (const id of ids(2)) await announce(id)
    await test.sender().deliverDue()
    expect(receiver.received).toHaveLength(1)
    expect(await webhookNow()).toMatchObject({ switchedOffWhy: 'gone' })
  })
})
