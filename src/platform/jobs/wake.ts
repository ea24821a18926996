import { createHash } from 'node:crypto'
import type pg from 'pg'
import { borrow } from '../db/pool-turns.ts'

/** pg-boss's own channel, on which its workers of all processes listen: `pgboss_` and the beginning of the schema's SHA-224. */
const CHANNEL = `pgboss_${createHash('sha224').update('jobs').digest('hex').slice(0, 24)}`
/** What is enqueued within so long wakes the workers once. */
const GATHER_MS = 5

const waiting = new WeakMap<pg.Pool, Set<string>>()

/**
 * Wakes the workers of a queue, in all processes, a moment later. After the commit and not with it: PostgreSQL lets transactions that notify commit one after the
 * other only, each with its own write to the disk, so that 200 small ones a second would queue. What is lost here is found by the workers within seconds.
 */
export function wakeWorkers(pool: pg.Pool, queue: string): void {
  const gathered = waiting.get(pool)
  if (gathered) {
    gathered.add(queue)
    return
  }
  waiting.set(pool, new Set([queue]))
  setTimeout(() => void notify(pool), GATHER_MS)
}

async function notify(pool: pg.Pool): Promise<void> {
  const queues = [...(waiting.get(pool) ?? [])]
  waiting.delete(pool)
  if (pool.ending) return
  try {
    const { client, giveBack } = await borrow(pool, 'waking workers')
    const isBroken = await client.query('select pg_notify($1, name) from unnest($2::text[]) as queues (name)', [CHANNEL, queues]).then(
      () => false,
      () => true,
    )
    giveBack({ isBroken })
  } catch {
    // No connection is free: the workers look by themselves.
  }
}
