import { setTimeout as wait } from 'node:timers/promises'
import { type Answered, ask, type Place } from './calls.ts'

/** The simulator's address of a product on this port. It dies and comes back with the product's process. */
const simulatorAt = (port: number): Place => ({ port, host: 'gateway.localhost' })

const RETRY_MS = 300
const MOST_MS = 120_000

/** Steers the simulator, again until it answers: `/play`, `/weather`, `/settings`. A repeated event is refused (409) with the state that it has led to. */
export async function steer(port: number, path: '/play' | '/weather' | '/settings', wish: object): Promise<Answered> {
  for (const until = Date.now() + MOST_MS; ; await wait(RETRY_MS)) {
    const answer = await ask(simulatorAt(port), path, wish).catch(() => undefined)
    if (answer && answer.status < 500 && answer.status !== 429) {
      if (answer.status === 200 || answer.status === 409) return answer
      throw new Error(`the simulator answers ${answer.status} to ${path} ${JSON.stringify(wish)}: ${JSON.stringify(answer.body)}`)
    }
    if (Date.now() > until) throw new Error(`the simulator does not answer to ${path}`)
  }
}
