import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { postOutside } from '#platform/http/post-outside.ts'
import type { Deliver } from './parts.ts'
import { createSimulator, type SimulatorParts } from './simulator.ts'

const TIMEOUT_MS = 30_000

/** Returns how notifications are posted: to public addresses by https, and on a developer's machine to its own `*.localhost`. */
export function createDeliver(isLoopbackAllowed: boolean): Deliver {
  return async (post, signal) => {
    const { url, headers, body } = post
    const answer = await postOutside({ url, headers, body, timeoutMs: TIMEOUT_MS, isLoopbackAllowed, signal })
    return answer.kind === 'answered' ? answer.status : undefined
  }
}

export interface StartedSimulator {
  origin: string
  pass(): Promise<void>
  stop(): Promise<void>
}

/** Starts the simulator on a loopback port. Its notifications go to this machine, or to public addresses. */
export async function startSimulator(parts: Omit<SimulatorParts, 'deliver' | 'origin'> & { port?: number }): Promise<StartedSimulator> {
  const { port = 0, ...own } = parts
  // Named boundary: without options it is a server of HTTP/1.
  const server = createAdaptorServer({ fetch: request => answer(request) }) as Server
  await new Promise<void>((done, refuse) => {
    server.once('error', refuse)
    server.listen(port, '127.0.0.1', done)
  })
  // Named boundary: a server that listens on a port has an address of this kind.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const simulator = createSimulator({ ...own, origin, deliver: createDeliver(true) })
  const answer = (request: Request) => simulator.app.fetch(request)
  return {
    origin,
    pass: simulator.pass,
    async stop() {
      const closed = new Promise<void>(done => server.close(() => done()))
      server.closeAllConnections()
      await closed
      await simulator.stop()
    },
  }
}
