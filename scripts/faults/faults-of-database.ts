import { chmod, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { type Product, signalAll } from './product.ts'
import type { Fault } from './table.ts'

/** Until the product has noticed that its database is gone. */
const NOTICED_MS = 3000

/** PostgreSQL, or connections to it, end. */
export const databaseBreaks: Fault[] = [
  {
    name: 'kill -9 postmaster',
    isShort: true,
    async run(product) {
      process.kill(await product.postmaster(), 'SIGKILL')
      await wait(NOTICED_MS)
    },
  },
  {
    name: 'kill -9 a backend',
    async run(product) {
      const [backend] = await product.query<{ pid: number }>(`select pid from pg_stat_activity where application_name = 'sanggar' limit 1`)
      if (!backend) throw new Error('the product has no connection')
      process.kill(backend.pid, 'SIGKILL')
      await wait(NOTICED_MS)
    },
  },
  {
    name: 'all connections terminated',
    async run(product) {
      await product.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'sanggar%'`)
    },
  },
  {
    name: 'folders of the data closed for 4 s',
    async run({ folder }) {
      const closed = [join(folder, 'postgres'), folder]
      const modes = await Promise.all(closed.map(async one => (await stat(one)).mode & 0o777))
      for (const one of closed) await chmod(one, 0)
      await wait(4000)
      for (const [at, one] of [...closed.entries()].reverse()) await chmod(one, modes[at] ?? 0o700)
    },
  },
]

/** PostgreSQL lives, but does not answer, or not everybody. */
export const databaseStops: Fault[] = [
  { name: 'PostgreSQL stopped for 15 s', run: product => stopPostgres(product, 15_000) },
  { name: 'PostgreSQL stopped for 40 s', run: product => stopPostgres(product, 40_000) },
  {
    name: 'connections used up for 4 s',
    async run(product) {
      const opened = await Promise.allSettled(Array.from({ length: 100 }, () => product.connect()))
      await wait(4000)
      for (const one of opened) if (one.status === 'fulfilled') await one.value.end()
    },
  },
  {
    // Longer than a statement may take.
    name: 'tables locked for 18 s',
    async run(product) {
      const client = await product.connect()
      await lockAll(client)
      await wait(18_000)
      await client.query('commit')
      await client.end()
    },
  },
]

/** Locks the tables that are written to. Tries again after a deadlock with a write, which locks them in another order. */
async function lockAll(client: pg.Client): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await client.query('begin')
      await client.query('lock table posts, appointments, uploads in access exclusive mode')
      return
    } catch (error) {
      await client.query('rollback')
      if (tries === 20) throw error
    }
  }
}

async function stopPostgres(product: Product, forMs: number): Promise<void> {
  const connections = await product.query<{ pid: number }>(`select pid from pg_stat_activity`)
  const pids = [await product.postmaster(), ...connections.map(({ pid }) => pid)]
  signalAll(pids, 'SIGSTOP')
  try {
    await wait(forMs)
  } finally {
    signalAll(pids, 'SIGCONT')
  }
}
