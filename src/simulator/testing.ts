import { pino } from 'pino'
import type { TestDatabase } from '#platform/testing/database.ts'
import type { MerchantSettings } from './merchants.ts'
import type { PayoutPlay, Play } from './play.ts'
import type { Fault } from './report.ts'
import { startSimulator } from './start.ts'
import { createSimulatorPool } from './store.ts'

export interface TestWeather {
  slowMs?: number
  /** True: 503; `timeout`: no answer for half a minute. */
  down?: boolean | 'error' | 'timeout'
  /** True: the status call says `pending`, whatever is true. */
  lies?: boolean | 'pending' | 'settlement' | 'not-found'
  seconds?: number
}

export interface PlayAnswer {
  status: 'ok' | 'unknown' | 'refused' | 'invalid'
  state?: string
  notifications?: number
  errors?: string[]
}

export interface TestSimulator {
  /** `http://127.0.0.1:PORT`; Midtrans is at `/midtrans`, Xendit at `/xendit`. */
  origin: string
  /** A server key of a merchant of its own. */
  key: string
  /** The payer's doing, or the bank's with a payout: never throws where it is refused. */
  play(event: Play | PayoutPlay): Promise<PlayAnswer>
  /** The weather of `key`, or of another merchant. Without a condition it is fine again. */
  weather(weather: TestWeather, merchantKey?: string): Promise<void>
  /** What a merchant sets in the gateway's dashboard. */
  settings(settings: MerchantSettings, merchantKey?: string): Promise<void>
  /** The gateway's report of all that was, as CSV. */
  report(gateway: 'midtrans' | 'xendit', options?: { key?: string; fault?: Fault }): Promise<string>
  /** Delivers what is due at once, in place of waiting for the loop. */
  deliver(): Promise<void>
  stop(): Promise<void>
}

/** Starts a simulator over the schema `simulator` of a test's database, at a port of its own. `stop` it in `afterAll`. */
export async function startTestSimulator(
  database: Pick<TestDatabase, 'url'>,
  { now, name = 'test' }: { now?: () => Date; name?: string } = {},
): Promise<TestSimulator> {
  const pool = createSimulatorPool(database.url, () => {})
  const started = await startSimulator({ pool, log: pino({ level: 'silent' }), everyMs: 50, ...(now && { now }) })
  const key = `SB-simulator-${name}`
  const post = async (path: string, body: object) =>
    await fetch(started.origin + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const must = async (path: string, body: object) => {
    const answer = await post(path, body)
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  }
  return {
    origin: started.origin,
    key,
    // Named boundary: the simulator's own answer.
    play: async event => (await (await post('/play', event)).json()) as PlayAnswer,
    weather: async (weather, merchantKey = key) => await must('/weather', { merchantKey, ...weather }),
    settings: async (settings, merchantKey = key) => await must('/settings', { merchantKey, ...settings }),
    report: async (gateway, { key: of = key, fault } = {}) => {
      const query = new URLSearchParams({ gateway, key: of, from: '2000-01-01', to: '2200-01-01', ...(fault && { fault }) })
      return await (await fetch(`${started.origin}/report.csv?${query}`)).text()
    },
    deliver: started.pass,
    async stop() {
      await started.stop()
      await pool.end()
    },
  }
}
