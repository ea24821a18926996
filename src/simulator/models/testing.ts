import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createModels, type SeenRequest } from './models.ts'

export interface TestModels {
  /** `http://model.localhost:PORT/v1`, as a tenant's setting names it. */
  address: string
  place: { origin: string; port: number; isWithDemoOnly: boolean }
  /** Requests so far, oldest first. */
  seen: SeenRequest[]
  stop(): Promise<void>
}

/** Starts the simulator of models at a port of its own. `stop` it in `afterAll`. */
export async function startTestModels(): Promise<TestModels> {
  const seen: SeenRequest[] = []
  const app = createModels({ onRequest: one => seen.push(one) })
  // Named boundary: without options it is a server of HTTP/1.
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  // Named boundary: a server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  const origin = `http://model.localhost:${port}`
  return {
    address: `${origin}/v1`,
    place: { origin, port, isWithDemoOnly: false },
    seen,
    async stop() {
      const closed = new Promise<void>(done => server.close(() => done()))
      server.closeAllConnections()
      await closed
    },
  }
}
