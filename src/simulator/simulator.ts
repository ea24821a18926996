import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type pg from 'pg'
import { noteFault } from '#platform/faults.ts'
import { deliverDue, removeOldDeliveries, startLoop } from './deliveries.ts'
import { expireOver } from './expiry.ts'
import { createMidtrans } from './midtrans/api.ts'
import { createPages } from './pages/pages.ts'
import type { Deliver, Parts } from './parts.ts'
import { createSteering } from './steering.ts'
import { createXendit } from './xendit/api.ts'

export interface SimulatorParts {
  /** Connections of the simulator's role (`createSimulatorPool`). */
  pool: pg.Pool
  deliver: Deliver
  log: Parts['log']
  now?: () => Date
  /** The simulator's own public address; by default that of each request. */
  origin?: string
  /** How often it looks for what is due, besides when something was just added. */
  everyMs?: number
  /** False: nothing is delivered for now. */
  isOn?: () => Promise<boolean>
}

export interface Simulator {
  app: Hono
  /** Delivers what is due and ends what is over. The loop does the same. */
  pass(): Promise<void>
  stop(): Promise<void>
}

const MAX_BYTES = 256 * 1024
const EVERY_MS = 1000
const CLEANED_EVERY_MS = 3600_000

/** Creates the simulator of the gateways: a server of its own over the schema `simulator`, and the loop that delivers its notifications. */
export function createSimulator({
  pool,
  deliver,
  log,
  now = () => new Date(),
  origin,
  everyMs = EVERY_MS,
  isOn,
}: SimulatorParts): Simulator {
  const stopping = new AbortController()
  let cleanedAt = 0
  const parts: Parts = { pool, now, origin, log, wake: () => loop.wake() }
  const once = async () => {
    if (isOn && !(await isOn())) return
    await expireOver(parts)
    await deliverDue(parts, deliver, stopping.signal)
    if (now().getTime() - cleanedAt < CLEANED_EVERY_MS) return
    cleanedAt = now().getTime()
    await removeOldDeliveries(pool, now())
  }
  let last = Promise.resolve()
  // One after the other: who waits for a pass finds delivered what was due, whoever had begun with it.
  const pass = () => {
    last = last.catch(() => {}).then(once)
    return last
  }
  const loop = startLoop(pass, everyMs, log)

  const app = new Hono()
  app.use(bodyLimit({ maxSize: MAX_BYTES }))
  app.route('/midtrans', createMidtrans(parts))
  app.route('/xendit', createXendit(parts))
  app.route('/', createSteering(parts))
  app.route('/', createPages(parts))
  app.onError((error, c) => {
    if (noteFault(error, log, { path: c.req.path })) return c.json({ status: 'failed' }, 503)
    log.error({ err: error, path: c.req.path }, 'the simulator failed')
    return c.json({ status: 'failed' }, 500)
  })
  return {
    app,
    pass,
    async stop() {
      stopping.abort()
      await loop.stop()
    },
  }
}
