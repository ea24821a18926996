import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startEmbedded } from '#platform/db/embedded.ts'
import { tryPort } from '#platform/port.ts'
import { startServer } from '../bench/servers.ts'
import type { Outlets } from './outlets.ts'

export const HOST = 'alkademi.localhost'
const END_MS = 60_000
/** The first start loads the demo. */
const FIRST_START_MS = 300_000
const START_MS = 60_000

/** How the server is started: by itself, or by `npm start` and its launcher. */
export type Way = 'server' | 'npm'
/** A process of the product. */
export type Part = 'server' | 'launcher' | 'npm'

/** A product of its own that faults are done to. */
export interface Product {
  /** Where the first server listens, whenever it runs. */
  port: number
  /** Where writes go now. */
  ports: number[]
  folder: string
  /** Starts the first server, also again after it ended. `env` adds to its settings. */
  start(way?: Way, env?: Record<string, string>): Promise<void>
  /** Starts a second server in the same folder, which gets its share of the writes. */
  startSecond(): Promise<{ kill(): Promise<void> }>
  /** Sends a signal to a part of the first server's processes, and waits until all of them have ended. Throws if they live on. */
  end(part: Part, signal: NodeJS.Signals): Promise<void>
  /** Sends a signal to the first server's own process, which goes on. */
  signal(signal: NodeJS.Signals): void
  /** Runs a statement as PostgreSQL's superuser, on a connection of its own. */
  query<T extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<T[]>
  connect(): Promise<pg.Client>
  /** URL of its database, as its superuser. */
  databaseUrl(): string
  postmaster(): Promise<number>
  stop(): Promise<void>
}

/** Starts the built product with the demo in `folder`; its mails and webhooks go to the outlets. */
export async function openProduct(folder: string, outlets: Outlets): Promise<Product> {
  const port = await tryPort(0, '0.0.0.0')
  let pids: Partial<Record<Part, number>> = {}
  const others = new Set<number>()
  const settings = {
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    CALLS_PER_MINUTE: '0',
    TRUSTED_PROXIES: '1',
    DATABASE_URL: '',
    BASE_DOMAIN: 'localhost',
    WEBHOOKS_LOOPBACK: '1',
    SMTP_URL: outlets.smtpUrl,
    MAIL_FROM: 'Uji Gangguan <uji@contoh.id>',
  }
  let patienceMs = FIRST_START_MS
  const startAt = async (at: number, way: Way, env: Record<string, string>) => {
    const isServer = way === 'server'
    // The server ends when this process is killed; the launcher would set it itself.
    const more = isServer ? { LAUNCHER_PID: String(process.pid) } : {}
    const args = isServer ? ['build/server/index.js'] : ['start', '--silent']
    return await startServer(args, at, { ...settings, ...more, ...env }, '/readyz', {
      isPinned: false,
      patienceMs,
      program: isServer ? process.execPath : 'npm',
    })
  }
  const product: Product = {
    port,
    ports: [port],
    folder,
    async start(way = 'server', env = {}) {
      const { pid } = await startAt(port, way, env)
      pids = way === 'server' ? { server: pid } : { npm: pid, ...descendantsOf(pid) }
    },
    async startSecond() {
      const { pid, port: at } = await startAt(await tryPort(0, '0.0.0.0'), 'server', {})
      others.add(pid)
      product.ports.push(at)
      return {
        async kill() {
          product.ports = product.ports.filter(one => one !== at)
          signalAll([pid], 'SIGKILL')
          await goneOf([pid])
          others.delete(pid)
        },
      }
    },
    async end(part, signal) {
      const pid = pids[part]
      if (pid === undefined) throw new Error(`the product was not started with ${part}`)
      process.kill(pid, signal)
      await goneOf(Object.values(pids))
      pids = {}
    },
    signal: signal => signalAll([pids.server ?? 0], signal),
    async connect() {
      const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
      client.on('error', () => {})
      await client.connect()
      return client
    },
    async query<T extends pg.QueryResultRow>(statement: string, values: unknown[] = []) {
      const client = await product.connect()
      try {
        return (await client.query<T>(statement, values)).rows
      } finally {
        await client.end()
      }
    },
    databaseUrl: () => databaseUrl,
    postmaster: async () => Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]),
    async stop() {
      const left = [...others, ...Object.values(pids)]
      signalAll(left, 'SIGTERM')
      await goneOf(left).catch(() => signalAll(left, 'SIGKILL'))
      const last = await startEmbedded(folder, () => {})
      await last.stop()
    },
  }
  await product.start()
  patienceMs = START_MS
  const { databaseUrl } = await startEmbedded(folder, () => {})
  return product
}

/** Sends a signal to those that still live. */
export function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids.filter(isAlive)) process.kill(pid, signal)
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}

async function goneOf(pids: number[]): Promise<void> {
  for (const until = Date.now() + END_MS; pids.some(isAlive); await wait(50))
    if (Date.now() > until) throw new Error(`a minute after the signal, processes ${pids.filter(isAlive).join(', ')} live on`)
}

/** Finds the launcher and the server below npm, and below a shell that may stand between. */
function descendantsOf(npm: number): { launcher: number; server: number } {
  const listed = execFileSync('ps', ['-axo', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n')
  const all = listed.map(line => {
    const [, pid, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return { pid: Number(pid), parent: Number(parent), args }
  })
  const below = (parent: number): typeof all => all.filter(one => one.parent === parent).flatMap(one => [one, ...below(one.pid)])
  const find = (words: RegExp) => below(npm).find(({ args }) => !/^\S*sh /.test(args) && words.test(args))?.pid
  const launcher = find(/scripts\/launch\.mjs start/)
  const server = find(/build\/server\/index\.js/)
  if (!launcher || !server) throw new Error('npm start has no launcher or no server')
  return { launcher, server }
}
