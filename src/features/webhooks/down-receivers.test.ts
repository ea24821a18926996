import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createSeal } from '#platform/crypto/seal.ts'
import { Changes } from '#platform/db/changes.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { deleteWebhook, pingWebhook, replayDelivery, updateWebhook } from './commands.server.ts'
import { announceEvent, WEBHOOKS_TAG } from './events.server.ts'
import { listDeliveries, listWebhooks } from './queries.server.ts'
import { openReceiver, openTestWebhooks, WEBHOOK_TOOLS } from './testing.ts'
import { RETRY_SECONDS } from './webhook.ts'

const database = openTestDatabase()
const test = openTestWebhooks(database)
const HOUR = 3600
const DAY = 24 * HOUR

let posts = 0
const announce = (of = test.tenantId) =>
  test.does(ctx => announceEvent(ctx, 'post.published', { id: `01a200f0-aa13-7411-a17c-${String(++posts).padStart(12, '0')}` }), of)
const webhookNow = async () => (await test.does(listWebhooks))[0]

/** A receiver that responds when told to. */
async function openHeldReceiver() {
  const held: ServerResponse[] = []
  let isFree = false
  const receiver = await openReceiver(response => {
    if (isFree) response.writeHead(204).end()
    else held.push(response)
  })
  const answer = (response: ServerResponse | undefined) => response?.writeHead(204).end()
  return {
    ...receiver,
    held,
    answerFirst: () => answer(held.shift()),
    free() {
      isFree = true
      held.splice(0).forEach(answer)
    },
  }
}

describe('receivers that never answer', () => {
  it('hold up their own tenants alone', async () => {
    const silent = await openHeldReceiver()
    const well = await openReceiver()
    const others = [await database.createTenant(), await database.createTenant(), await database.createTenant()]
    for (const of of others) for (let i = 0; i < 8; i++) await test.register(silent.url, {}, of)
    await test.register(well.url)
    for (const of of [...others, test.tenantId]) await announce(of)
    const pass = test.sender().deliverDue()
    await expect.poll(() => [well.received.length, silent.held.length]).toEqual([1, 6])
    silent.free()
    await pass
    expect(silent.received).toHaveLength(24)
  })

  it('hold up no webhook of their own tenant either, once its turn is over', async () => {
    const slow = await openHeldReceiver()
    for (const path of ['a', 'b', 'c']) await test.register(slow.url.replace('terima', path))
    await announce()
    test.secondsOn(1)
    await announce()
    const pass = test.sender({ laneMs: 0 }).deliverDue()
    const paths = () => slow.received.map(message => message.path)
    await expect.poll(() => paths().toSorted()).toEqual(['/a', '/b'])
    slow.answerFirst()
    await expect.poll(paths).toHaveLength(3)
    expect(paths()[2]).toBe('/c')
    slow.free()
    await pass
    expect(paths().toSorted()).toEqual(['/a', '/a', '/b', '/b', '/c', '/c'])
  })

  it('are given back when the work ends: no try is lost', async () => {
    const silent = await openHeldReceiver()
    await test.register(silent.url)
    await announce()
    const sender = test.sender({ stopMs: 10 })
    const pass = sender.deliverDue()
    await expect.poll(() => silent.held.length).toBe(1)
    await sender.stop()
    await pass
    expect(await test.tries()).toEqual([])
    silent.free()
    await test.sender().deliverDue()
    expect(await test.tries()).toMatchObject([{ status_code: 204 }])
  })

  it('can be removed while a try is written down', async () => {
    const { webhook } = await test.register('http://127.0.0.1:1/')
    await announce()
    const other = await database.pool.connect()
    try {
      await other.query('begin')
      await other.query('update webhook_deliveries set tries = 1')
      const removal = test.does(ctx => deleteWebhook(ctx, webhook.id))
      const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await database.pool.query(waits)).rowCount).toBe(1)
      await other.query('update webhooks set failing_since = now()')
      await other.query('commit')
      await removal
    } finally {
      other.release()
    }
    expect(await test.does(listWebhooks)).toEqual([])
  })
})

describe('a receiver that is down', () => {
  it('is left alone, longer each time; what waits for it loses no try', async () => {
    let status = 503
    const receiver = await openReceiver(response => response.writeHead(status).end())
    await test.register(receiver.url)
    for (let i = 0; i < 5; i++) await announce()
    const sender = test.sender()
    await sender.deliverDue()
    for (const [i, seconds] of [10, 60, 300, 900, 900].entries()) {
      test.secondsOn(seconds - 1)
      await sender.deliverDue()
      expect([seconds, receiver.received.length]).toEqual([seconds, i + 1])
      test.secondsOn(1)
      await sender.deliverDue()
      expect([seconds, receiver.received.length]).toEqual([seconds, i + 2])
    }
    const { rows } = await database.pool.query<{ tries: number }>('select sum(tries)::int as tries from webhook_deliveries')
    expect(rows).toEqual([{ tries: 6 }])
    status = 204
    test.secondsOn(900)
    await sender.deliverDue()
    status = 503
    await announce()
    await sender.deliverDue()
    const before = receiver.received.length
    test.secondsOn(10)
    await sender.deliverDue()
    expect(receiver.received).toHaveLength(before + 1)
  })

  it('is tried at once when somebody asks for it', async () => {
    const receiver = await openReceiver(response => response.writeHead(500).end())
    const { webhook } = await test.register(receiver.url)
    await announce()
    const sender = test.sender()
    const deliveries = async () => (await test.does(ctx => listDeliveries(ctx, webhook.id, { page: 1, perPage: 9 }))).items
    /** Each returns the delivery that was requested; undefined: none in particular. */
    const asks: (() => Promise<string | undefined>)[] = [
      async () => await test.does(ctx => pingWebhook(ctx, webhook.id)),
      async () => {
        // The newest: all others have been due longer.
        const id = (await deliveries())[0]?.id ?? ''
        await test.does(ctx => replayDelivery(ctx, id))
        return id
      },
      async () => {
        await test.does(ctx => updateWebhook(ctx, { id: webhook.id, url: `${receiver.url}2`, rotateSecret: false }, WEBHOOK_TOOLS))
        return undefined
      },
      async () => {
        await test.does(ctx => updateWebhook(ctx, { id: webhook.id, rotateSecret: true }, WEBHOOK_TOOLS))
        return undefined
      },
    ]
    let told = 0
    const changes = new Changes(database.url, () => {})
    changes.onChange(({ tags }) => {
      if (tags.includes(WEBHOOKS_TAG)) told++
    })
    await changes.start()
    try {
      await sender.deliverDue()
      for (const [i, ask] of asks.entries()) {
        await announce()
        await sender.deliverDue()
        expect([i, receiver.received.length]).toEqual([i, i + 1])
        test.secondsOn(1)
        const id = await ask()
        // The senders of all processes are notified, as for an announced event.
        await expect.poll(() => [i, told]).toEqual([i, 2 * (i + 1)])
        await sender.deliverDue()
        expect([i, receiver.received.length]).toEqual([i, i + 2])
        if (id) expect([i, receiver.received.at(-1)?.headers['webhook-id']]).toEqual([i, id])
      }
    } finally {
      await changes.stop()
    }
  })

  it('is sent what somebody asked for first, and then the rest in its order', async () => {
    const receiver = await openReceiver()
    const { webhook } = await test.register(receiver.url)
    for (let i = 0; i < 3; i++) {
      await announce()
      test.secondsOn(1)
    }
    const waiting = (await test.does(ctx => listDeliveries(ctx, webhook.id, { page: 1, perPage: 9 }))).items.map(one => one.id).reverse()
    await test.does(ctx => replayDelivery(ctx, waiting[2] ?? ''))
    test.secondsOn(1)
    const ping = await test.does(ctx => pingWebhook(ctx, webhook.id))
    await test.sender().deliverDue()
    expect(receiver.received.map(message => message.headers['webhook-id'])).toEqual([waiting[2], ping, waiting[0], waiting[1]])
    // After one try it waits like any other.
    const { rows } = await database.pool.query('select from webhook_deliveries where asked_at is not null')
    expect(rows).toEqual([])
  })

  it('refuses one message: the others are sent', async () => {
    const receiver = await openReceiver((response, { at }) =>
      response.writeHead(receiver.received.length === 1 ? 422 : 204).end(String(at)),
    )
    await test.register(receiver.url)
    for (let i = 0; i < 3; i++) await announce()
    await test.sender().deliverDue()
    expect(receiver.received).toHaveLength(3)
  })
})

describe('a webhook stays on', () => {
  it('where one message was refused, days passed without any, and then one try failed', async () => {
    let status = 422
    const receiver = await openReceiver(response => response.writeHead(status).end())
    await test.register(receiver.url)
    const sender = test.sender()
    await announce()
    for (const seconds of [0, ...RETRY_SECONDS]) {
      test.secondsOn(seconds)
      await sender.deliverDue()
    }
    expect(receiver.received).toHaveLength(8)
    test.secondsOn(3 * DAY)
    status = 503
    await announce()
    await sender.deliverDue()
    expect(receiver.received).toHaveLength(9)
    expect(await webhookNow()).toMatchObject({ switchedOffAt: null })
  })

  it.each([
    ['it refuses each message', 422, {}],
    ['nothing can be signed', 204, { seal: createSeal('another secret of forty characters, for tests') }],
  ])('where %s for days', async (_, status, parts) => {
    const receiver = await openReceiver(response => response.writeHead(status).end())
    await test.register(receiver.url)
    const sender = test.sender(parts)
    for (let day = 0; day < 5; day++) {
      await announce()
      await sender.deliverDue()
      test.secondsOn(DAY)
    }
    expect(await test.tries()).not.toEqual([])
    expect(await webhookNow()).toMatchObject({ switchedOffAt: null, failingSince: expect.any(Date) })
  })

  it('where it was down at the beginning and at the end of three days, and nothing was sent between', async () => {
    const receiver = await openReceiver(response => response.writeHead(503).end())
    await test.register(receiver.url)
    const sender = test.sender()
    await announce()
    await sender.deliverDue()
    test.secondsOn(3 * DAY)
    await sender.deliverDue()
    expect(receiver.received).toHaveLength(2)
    expect(await webhookNow()).toMatchObject({ switchedOffAt: null })
  })
})
