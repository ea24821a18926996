import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingHttpHeaders, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { afterAll, beforeAll } from 'vitest'
import { parseConfig } from '#platform/config/config.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { type Runtime, startRuntime } from './runtime.ts'
import { createWeb } from './web.ts'

export interface SocketAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** From its arrival at the server until its answer was handed over, in milliseconds. */
  tookMs: number
}

export interface TestServer {
  /** The runtime of the server; only once the tests run. */
  runtime(): Runtime
  /** Sends these bytes as they stand, and returns all that comes until the server ends the connection. */
  send(bytes: string): Promise<string>
  /** Asks over a socket of its own. Without `accept-encoding`, unless given. */
  ask(host: string, path: string, headers?: Record<string, string>, method?: string, body?: string): Promise<SocketAnswer>
}

/** Tells requests apart, to measure them. */
const ASK_HEADER = 'x-ask'

/**
 * Opens the whole product over a test's database at a port of its own, as `server.ts` does, with real public pages and calls; pages of the app need a build, and
 * fail here. Call it at the top of the file.
 */
export function openTestServer(database: TestDatabase, environment: Record<string, string> = {}): TestServer {
  let runtime: Runtime | undefined
  let server: Server | undefined
  let dataDir = ''
  const took = new Map<string, number>()
  let asks = 0

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sanggar-server-'))
    const config = parseConfig({
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      SERVE: 'sites,calls,account',
      ...environment,
    })
    runtime = await startRuntime(config, () => {})
    const fetch = await createWeb(runtime, () => Promise.reject(new Error('this server has no build')), dataDir)
    // Named boundary: without options it is a server of HTTP/1.
    server = createAdaptorServer({ fetch: (asked, env) => fetch(asked, env as HttpBindings) }) as Server
    server.prependListener('request', (incoming, outgoing) => {
      const startedAt = performance.now()
      outgoing.once('finish', () => took.set(String(incoming.headers[ASK_HEADER]), performance.now() - startedAt))
    })
    await new Promise<void>(done => server?.listen(0, '127.0.0.1', done))
    await runtime.queue?.work()
  }, 60_000)
  afterAll(async () => {
    server?.closeAllConnections()
    await new Promise<void>(done => (server ? server.close(() => done()) : done()))
    await runtime?.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  return {
    runtime() {
      if (!runtime) throw new Error('the server has not started')
      return runtime
    },
    async send(bytes) {
      if (!server) throw new Error('the server has not started')
      // Named boundary: a server that listens at a port has such an address.
      const { port } = server.address() as AddressInfo
      const socket = connect(port, '127.0.0.1')
      let answer = ''
      socket.on('data', part => {
        answer += part
      })
      socket.write(bytes)
      await once(socket, 'close')
      return answer
    },
    ask(host, path, headers = {}, method = 'GET', sent = '') {
      const id = String(++asks)
      if (!server) throw new Error('the server has not started')
      // Named boundary: a server that listens at a port has such an address.
      const { port } = server.address() as AddressInfo
      return new Promise((done, refuse) => {
        const asked = request(
          { host: '127.0.0.1', port, path, method, agent: false, headers: { host, [ASK_HEADER]: id, ...headers } },
          answer => {
            const parts: Buffer[] = []
            answer.on('data', (part: Buffer) => parts.push(part))
            answer.once('error', refuse)
            answer.once('end', () => {
              const body = Buffer.concat(parts)
              done({ status: answer.statusCode ?? 0, headers: answer.headers, body, tookMs: took.get(id) ?? Infinity })
            })
          },
        )
        asked.once('error', refuse)
        asked.end(sent)
      })
    },
  }
}
