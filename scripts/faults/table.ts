import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '../bench/servers.ts'
import type { Product } from './product.ts'

export interface Fault {
  name: string
  /** Part of `--short`. */
  isShort?: boolean
  /** Does the fault and takes its cause away. */
  run(product: Product): Promise<void>
}

/** Until the product has noticed that its database is gone. */
const NOTICED_MS = 3000

export const faults: Fault[] = [
  {
    name: 'kill -9 server, start again',
    isShort: true,
    async run(product) {
      process.kill(product.server().pid, 'SIGKILL')
      await wait(500)
      await product.start()
    },
  },
  {
    name: 'SIGTERM server, start again',
    isShort: true,
    async run(product) {
      await product.server().stop()
      await product.start()
    },
  },
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
    name: 'PostgreSQL stopped for 15 s',
    async run(product) {
      const connections = await product.query<{ pid: number }>(`select pid from pg_stat_activity`)
      const pids = [await product.postmaster(), ...connections.map(({ pid }) => pid)]
      signalAll(pids, 'SIGSTOP')
      await wait(15_000)
      signalAll(pids, 'SIGCONT')
    },
  },
  {
    name: 'connections used up for 4 s',
    async run(product) {
      const opened = await Promise.allSettled(Array.from({ length: 100 }, () => product.connect()))
      await wait(4000)
      for (const one of opened) if (one.status === 'fulfilled') await one.value.end()
    },
  },
  {
    name: 'tables locked for 18 s',
    async run(product) {
      const client = await product.connect()
      await client.query('begin; lock table posts, appointments, uploads in access exclusive mode')
      await wait(18_000)
      await client.query('commit')
      await client.end()
    },
  },
  {
    name: 'two processes, the other killed',
    async run(product) {
      const second = await startServer(
        ['build/server/index.js'],
        product.port + 1,
        { DATA_DIR: product.folder, LOG_LEVEL: 'silent' },
        '/readyz',
        {
          isPinned: false,
        },
      )
      process.kill(second.pid, 'SIGKILL')
      await wait(500)
    },
  },
]

function signalAll(pids: number[], signal: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended meanwhile.
    }
  }
}
