import type pg from 'pg'
import type { Config } from '#platform/config/config.ts'
import { withScope } from '#platform/db/scope.ts'
import type { Log } from '#platform/log.ts'
import { findDemoState } from '../../../db/seed/mark.ts'
import { createModels } from '../../simulator/models/models.ts'
import { createSimulator } from '../../simulator/simulator.ts'
import { createDeliver } from '../../simulator/start.ts'
import { createSimulatorPool } from '../../simulator/store.ts'

interface Parts {
  config: Pick<Config, 'gatewaySimulator' | 'modelSimulator' | 'baseDomain'>
  databaseUrl: string
  pool: pg.Pool
  log: Log
}

export interface OpenedSimulator {
  /** True for the hosts of the simulators of gateways and of language models; there may be none. */
  isAt(host: string): boolean
  /** Answers a request to such a host; undefined where the simulators are closed, without the demo. */
  answer(request: Request, host: string): Promise<Response | undefined>
  stop(): Promise<void>
}

/** How long the process remembers whether the database is the demo's. */
const OPEN_MS = 60_000
const CLOSED_MS = 3_000

/** Opens the simulators of gateways and models where the settings have them. Unless they insist on it, they answer only while the database is the demo's (docs/decisions/028). */
export function openSimulator({ config, databaseUrl, pool, log }: Parts): OpenedSimulator {
  const place = config.gatewaySimulator
  if (!place) return { isAt: () => false, answer: async () => undefined, stop: async () => {} }
  const own = createSimulatorPool(databaseUrl, error => log.warn({ err: error }, 'an idle connection of the simulator broke'))
  let known = { isOpen: false, until: 0 }
  const isOn = async () => {
    if (!place.isWithDemoOnly) return true
    if (performance.now() < known.until) return known.isOpen
    const state = await withScope(pool, { system: 'load-demo' }, findDemoState)
    const isOpen = state === 'loading' || state === 'loaded'
    known = { isOpen, until: performance.now() + (isOpen ? OPEN_MS : CLOSED_MS) }
    return isOpen
  }
  const deliver = createDeliver(config.baseDomain === 'localhost')
  const simulator = createSimulator({ pool: own, log, origin: place.origin, deliver, isOn })
  const apps = new Map([[new URL(place.origin).hostname, simulator.app]])
  if (config.modelSimulator) apps.set(new URL(config.modelSimulator.origin).hostname, createModels())
  return {
    isAt: host => apps.has(host),
    answer: async (request, host) => ((await isOn()) ? await apps.get(host)?.fetch(request) : undefined),
    async stop() {
      await simulator.stop()
      await own.end()
    },
  }
}
