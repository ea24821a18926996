import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Part, Product } from './product.ts'
import type { Fault } from './table.ts'

/** What each of two servers takes before one of them ends. */
const WRITES = 20
const CLOCK_STEP_MS = 180_000

export const serverKills: Fault[] = [
  {
    name: 'kill -9 server, start again',
    isShort: true,
    async run(product) {
      await product.end('server', 'SIGKILL')
      await product.start()
    },
  },
  {
    name: 'two servers, one killed (-9)',
    async run(product, writes) {
      const second = await product.startSecond()
      await writes(WRITES)
      await second.kill()
    },
  },
]

/** A clock that is wrong for a while, as before and after it is set by the network; forward and back. */
export const clockStep: Fault = {
  name: 'clock of the server +3 min, and back',
  async run(product, writes) {
    await product.end('server', 'SIGTERM')
    const env = { NODE_OPTIONS: `--import=${import.meta.resolve('./clock.ts')}`, CLOCK_STEP_MS: String(CLOCK_STEP_MS) }
    await product.start('server', env)
    await writes(WRITES)
    product.signal('SIGWINCH')
    await writes(WRITES)
    product.signal('SIGWINCH')
    await writes(WRITES)
    await product.end('server', 'SIGTERM')
    await product.start()
  },
}

export const orderlyFaults: Fault[] = [
  {
    name: 'SIGTERM server, start again',
    isShort: true,
    async run(product) {
      await product.end('server', 'SIGTERM')
      await product.start()
    },
  },
  {
    name: 'two servers, one stopped (TERM)',
    async run(product, writes) {
      const second = await product.startSecond()
      await writes(WRITES)
      await product.end('server', 'SIGTERM')
      await writes(WRITES)
      await product.start()
      await second.kill()
    },
  },
  {
    name: 'a second start on the used port',
    async run(product) {
      const said = await refusedStart({ DATA_DIR: product.folder, PORT: String(product.port), DATABASE_URL: '' })
      if (!said.includes(`port ${product.port} is in use`)) throw new Error(`a second start on a used port says: ${said}`)
    },
  },
]

/** With `npm start`, a signal to npm or its launcher ends all of it in order, whichever it is. */
export const launcherFaults: Fault[] = (
  [
    ['launcher', 'SIGTERM'],
    ['launcher', 'SIGHUP'],
    ['launcher', 'SIGKILL'],
    ['npm', 'SIGTERM'],
    ['npm', 'SIGHUP'],
    ['npm', 'SIGKILL'],
  ] satisfies [Part, NodeJS.Signals][]
).map(([part, signal]) => ({
  name: `${signal} ${part === 'npm' ? 'npm' : 'the launcher of npm start'}`,
  missing: () => (process.platform === 'win32' ? 'needs signals' : undefined),
  async run(product: Product, writes: (more: number) => Promise<void>) {
    await product.end('server', 'SIGTERM')
    await product.start('npm')
    await writes(WRITES)
    await product.end(part, signal)
    await product.start()
  },
}))

/** Starts a server that must end by itself. Returns what it wrote to stderr; throws if it goes on, or ends well. */
async function refusedStart(env: Record<string, string>): Promise<string> {
  const started = promisify(execFile)(process.execPath, ['build/server/index.js'], { env: { ...process.env, ...env }, timeout: 60_000 })
  const [result] = await Promise.allSettled([started])
  // Named boundary: what a failed `execFile` is rejected with.
  const { code, stderr } = result.status === 'rejected' ? (result.reason as { code?: unknown; stderr?: string }) : {}
  if (code !== 1) throw new Error('a start that must be refused was not')
  return stderr ?? ''
}
