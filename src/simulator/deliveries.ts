import { setTimeout as sleep } from 'node:timers/promises'
import { noteFault } from '#platform/faults.ts'
import type { Deliver, Parts } from './parts.ts'
import type { Sql } from './store.ts'

export interface NewDelivery {
  merchant: string
  /** Id of the transaction or payout that it tells of. */
  about: string
  url: string
  headers: Record<string, string>
  body: string
  dueAt: Date
}

interface Delivery {
  id: number
  about: string
  url: string
  headers: Record<string, string>
  body: string
  tries: number
}

/** A first try, and repetitions after 1, 2, 4 … 128 seconds. */
const TRIES = 9
/** A process that dies while it sends has it for so long. */
const LEASE_SECONDS = 30
const AT_ONCE = 16
const KEPT_DAYS = 30

export async function addDelivery(sql: Sql, { merchant, about, url, headers, body, dueAt }: NewDelivery): Promise<void> {
  await sql.query('insert into deliveries (merchant, about, url, headers, body, due_at) values ($1, $2, $3, $4, $5, $6)', [
    merchant,
    about,
    url,
    JSON.stringify(headers),
    body,
    dueAt,
  ])
}

/** Takes what is due, the oldest first; of several processes one takes it. */
async function take(sql: Sql, now: Date): Promise<Delivery[]> {
  const { rows } = await sql.query<Delivery>(
    `with due as (select id from deliveries where ended_at is null and due_at <= $1 and (taken_until is null or taken_until <= $1)
       order by due_at, id limit ${AT_ONCE} for update skip locked)
     update deliveries d set taken_until = $1::timestamptz + interval '${LEASE_SECONDS} seconds', tries = tries + 1 from due where d.id = due.id
     returning d.id, d.about, d.url, d.headers, d.body, d.tries`,
    [now],
  )
  return rows.sort((a, b) => a.id - b.id)
}

async function record(sql: Sql, { id, tries }: Delivery, status: number | undefined, now: Date): Promise<void> {
  const isOver = tries >= TRIES || (status !== undefined && status >= 200 && status < 300)
  const nextAt = new Date(now.getTime() + 2 ** (tries - 1) * 1000)
  await sql.query(
    `update deliveries set taken_until = null, last_status = $2, due_at = case when $3 then due_at else $4 end, ended_at = case when $3 then $5::timestamptz end
     where id = $1`,
    [id, status ?? null, isOver, nextAt, now],
  )
}

/** Sends what is due, until nothing is. What tells of the same payment goes one after the other. */
export async function deliverDue({ pool, now }: Pick<Parts, 'pool' | 'now'>, deliver: Deliver, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const taken = await take(pool, now())
    if (taken.length === 0) return
    const lanes = Map.groupBy(taken, one => one.about)
    await Promise.all(
      [...lanes.values()].map(async lane => {
        for (const one of lane) await record(pool, one, await deliver(one, signal), now())
      }),
    )
  }
}

export async function removeOldDeliveries(sql: Sql, now: Date): Promise<void> {
  await sql.query(`delete from deliveries where ended_at < $1::timestamptz - interval '${KEPT_DAYS} days'`, [now])
}

/** Runs `pass` every so often, and soon after it is woken; never twice at once. A pass that fails is logged, and the next one comes. */
export function startLoop(pass: () => Promise<void>, everyMs: number, log: Parts['log']): { wake(): void; stop(): Promise<void> } {
  const ending = new AbortController()
  let isWoken = false
  let rest = new AbortController()
  const run = async () => {
    while (!ending.signal.aborted) {
      isWoken = false
      await pass().catch((error: unknown) => {
        if (!noteFault(error, log)) log.error({ err: error }, 'the simulator could not deliver')
      })
      if (isWoken || ending.signal.aborted) continue
      rest = new AbortController()
      await sleep(everyMs, undefined, { signal: rest.signal, ref: false }).catch(() => {})
    }
  }
  const running = run()
  const wake = () => {
    isWoken = true
    rest.abort()
  }
  return {
    wake,
    async stop() {
      ending.abort()
      rest.abort()
      await running
    },
  }
}

export interface DeliveryShown {
  dueAt: Date
  tries: number
  /** null: nobody answered yet. */
  lastStatus: number | null
}

/** Lists what was or will be told of a transaction, the oldest first. */
export async function listDeliveries(sql: Sql, about: string): Promise<DeliveryShown[]> {
  const { rows } = await sql.query<DeliveryShown>(
    'select due_at as "dueAt", tries, last_status as "lastStatus" from deliveries where about = $1 order by id limit 50',
    [about],
  )
  return rows
}
