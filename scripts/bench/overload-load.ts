// The load of overload.ts, as a process of its own: so that what it measures is not its own delay and the server's at once.
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export interface Asked {
  port: number
  host: string
  /** Requests begun in a second, whatever becomes of the earlier ones, as far as connections are free. Zero: each connection asks without a pause. */
  perSecond: number
  seconds: number
  connections: number
}

export interface Told {
  sent: number
  /** Milliseconds that each page took. */
  admitted: number[]
  /** The same for a 503 with Retry-After. */
  refused: number[]
  others: number
}

const TICK_MS = 10
let number = 0

process.once('message', asked => {
  // Named boundary: overload.ts sends this.
  void run(asked as Asked).then(told => {
    // Disconnecting before the whole message was written would lose it.
    process.send?.(told, () => process.disconnect?.())
  })
})

async function run({ port, host, perSecond, seconds, connections }: Asked): Promise<Told> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const told: Told = { sent: 0, admitted: [], refused: [], others: 0 }
  const until = performance.now() + seconds * 1000
  const running = new Set<Promise<void>>()
  const begin = () => {
    told.sent++
    const one = ask(agent, port, host, told).finally(() => running.delete(one))
    running.add(one)
    return one
  }
  if (perSecond === 0) {
    const again = async () => {
      while (performance.now() < until) await begin()
    }
    await Promise.all(Array.from({ length: connections }, again))
  }
  const startedAt = performance.now()
  for (let due = 0; perSecond > 0 && performance.now() < until; await wait(TICK_MS)) {
    due = ((performance.now() - startedAt) / 1000) * perSecond
    while (told.sent < due && running.size < connections) void begin()
  }
  await Promise.all(running)
  agent.destroy()
  return told
}

/** Asks for a page that nobody has asked for, from one of 200 networks. */
function ask(agent: Agent, port: number, host: string, told: Told): Promise<void> {
  const startedAt = performance.now()
  number++
  const headers = { host, 'x-forwarded-for': `198.51.100.${number % 200}` }
  return new Promise(done => {
    const asking = request({ agent, host: '127.0.0.1', port, path: `/News?search=a${process.pid}b${number}`, headers }, answer => {
      answer.resume()
      // A response that is cut off has no end.
      answer.on('close', () => {
        const took = performance.now() - startedAt
        if (!answer.complete) told.others++
        else if (answer.statusCode === 200) told.admitted.push(took)
        else if (answer.statusCode === 503 && answer.headers['retry-after']) told.refused.push(took)
        else told.others++
        done()
      })
    })
    asking.on('error', () => {
      told.others++
      done()
    })
    asking.end()
  })
}
