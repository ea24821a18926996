import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '#platform/testing/database.ts'
import type { Deliver, Post } from './parts.ts'
import { createSimulator, type Simulator } from './simulator.ts'
import { createSimulatorPool } from './store.ts'

const database = openTestDatabase()
const pool = createSimulatorPool(database.url, () => {})
afterAll(() => pool.end())

const KEY = 'SB-simulator-test'
const FAR_MS = 3600_000
let now = new Date('2026-08-17T03:00:00Z')
let posts: Post[] = []
let answer: Deliver = async () => 200
beforeEach(() => {
  posts = []
  answer = async () => 200
})

/** A process of its own, whose loop rests until it is woken. */
function open(): Simulator {
  return createSimulator({
    pool,
    now: () => now,
    origin: 'http://gateway.localhost',
    log: pino({ level: 'silent' }),
    everyMs: FAR_MS,
    deliver: async (post, signal) => {
      posts.push(post)
      return await answer(post, signal)
    },
  })
}
const passSeconds = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
async function post({ app }: Simulator, path: string, body: object) {
  const headers = {
    'content-type': 'application/json',
    authorization: `Basic ${Buffer.from(`${KEY}:`).toString('base64')}`,
    'x-override-notification': 'http://toko.localhost/notification',
  }
  return await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
}
async function charge(simulator: Simulator): Promise<string> {
  const order_id = `o-${randomUUID()}`
  await post(simulator, '/midtrans/v2/charge', { payment_type: 'qris', transaction_details: { order_id, gross_amount: 50_000 } })
  await simulator.pass()
  posts = []
  return order_id
}

describe('a notification', () => {
  it('is sent again after 1, 2, 4 … seconds until somebody answers well, and not for ever', async () => {
    const one = open()
    const orderId = await charge(one)
    answer = async () => 503
    await post(one, '/play', { orderId, event: 'pay' })
    await one.pass()
    for (const seconds of [1, 2, 4]) {
      const before = posts.length
      passSeconds(seconds - 0.5)
      await one.pass()
      expect(posts).toHaveLength(before)
      passSeconds(0.5)
      await one.pass()
      expect(posts).toHaveLength(before + 1)
    }
    // Without an answer it is not delivered, either.
    answer = async () => undefined
    for (let turns = 0; turns < 12; turns++) {
      passSeconds(300)
      await one.pass()
    }
    expect(posts).toHaveLength(9)
    expect(new Set(posts.map(({ body }) => body)).size).toBe(1)
    await one.stop()
  })

  it('is sent once by several processes, unless it is asked for twice', async () => {
    const [one, other] = [open(), open()]
    const orders = await Promise.all(Array.from({ length: 10 }, () => charge(one)))
    posts = []
    for (const orderId of orders) await post(one, '/play', { orderId, event: 'pay' })
    await Promise.all([one.pass(), other.pass(), one.pass(), other.pass()])
    expect(posts).toHaveLength(10)
    const twice = await charge(one)
    await post(one, '/play', { orderId: twice, event: 'pay', twice: true })
    await Promise.all([one.pass(), other.pass()])
    expect(posts).toHaveLength(2)
    await Promise.all([one.stop(), other.stop()])
  })

  it('survives the end of the process that was sending it', async () => {
    const killed = open()
    const orderId = await charge(killed)
    let isAsked = () => {}
    const asked = new Promise<void>(done => {
      isAsked = done
    })
    // It never comes back: the process is gone.
    answer = () => {
      isAsked()
      return new Promise<number>(() => {})
    }
    await post(killed, '/play', { orderId, event: 'pay' })
    await asked
    answer = async () => 200
    const restarted = open()
    await restarted.pass()
    expect(posts).toHaveLength(1)
    passSeconds(31)
    await restarted.pass()
    expect(posts).toHaveLength(2)
    expect(JSON.parse(posts[1]?.body ?? '')).toMatchObject({ order_id: orderId, transaction_status: 'settlement' })
    await restarted.stop()
  })
})

describe('what is over', () => {
  it('is ended and told of once, by whichever process comes first', async () => {
    const [one, other] = [open(), open()]
    const orderId = await charge(one)
    passSeconds(16 * 60)
    await Promise.all([one.pass(), other.pass()])
    const told = posts.map(({ body }) => JSON.parse(body) as Record<string, unknown>).filter(body => body['order_id'] === orderId)
    expect(told.map(body => body['transaction_status'])).toEqual(['expire'])
    await Promise.all([one.stop(), other.stop()])
  })
})

describe('events at the same moment', () => {
  it('pay once', async () => {
    const [one, other] = [open(), open()]
    const orderId = await charge(one)
    const answers = await Promise.all(
      [one, other, one, other].map(async each => (await post(each, '/play', { orderId, event: 'pay' })).status),
    )
    expect(answers.sort((a, b) => a - b)).toEqual([200, 409, 409, 409])
    await Promise.all([one.stop(), other.stop()])
  })
})

describe('the schema simulator', () => {
  it('is seen by its own role alone, and that role sees nothing else', async () => {
    await expect(pool.query('select 1 from public.members')).rejects.toThrow('permission denied')
    await expect(pool.query('select 1 from directory.tenants')).rejects.toThrow('permission denied')
    for (const role of ['app_rw', 'app_anon', 'app_system', 'app_accounts']) {
      const { rows } = await database.pool.query<{ table: string }>(
        `select table_name as table from information_schema.tables where table_schema = 'simulator'
         and has_schema_privilege($1, 'simulator', 'usage')`,
        [role],
      )
      expect(rows, role).toEqual([])
    }
  })
})
