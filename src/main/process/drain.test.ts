import { once } from 'node:events'
import { Agent, createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createDrain, type Drain, type DrainLimits } from './drain.ts'

let server: Server
let drain: Drain
let port = 0

/** Serves `/slow` in 500 ms, forms when their body is whole, all else at once. */
async function serve(limits: DrainLimits) {
  drain = createDrain(limits)
  const fetch = drain.gate(async wanted => {
    if (wanted.url.endsWith('/slow')) await wait(500)
    return new Response(wanted.method === 'POST' ? await wanted.text() : 'served')
  })
  server = createServer(getRequestListener((wanted, env) => fetch(wanted, env as HttpBindings)))
  drain.follow(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
}
beforeEach(async () => await serve({ graceMs: 300, requestsMs: 5000 }))
afterEach(() => {
  server.close()
  server.closeAllConnections()
})

/** Sends a request; the body's parts come 300 ms after each other. */
function ask(path: string, { parts = [], agent = false }: { parts?: string[]; agent?: Agent | false } = {}) {
  return new Promise<{ status: number; connection?: string; retryAfter?: string; text: string }>((done, fail) => {
    const sent = request({ agent, host: '127.0.0.1', port, path, method: parts.length > 0 ? 'POST' : 'GET' }, response => {
      let text = ''
      response.on('data', (part: Buffer) => (text += String(part)))
      response.on('error', fail)
      const { connection, 'retry-after': retryAfter } = response.headers
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, text, ...(connection && { connection }), ...(retryAfter && { retryAfter }) }),
      )
    })
    sent.on('error', fail)
    void (async () => {
      for (const part of parts) {
        sent.write(part)
        await wait(300)
      }
      sent.end()
    })()
  })
}

it('a stop refuses readiness at once and serves on for the grace time', async () => {
  const stopped = drain.stop(server)
  expect(await ask('/readyz')).toMatchObject({ status: 503, text: 'stopping' })
  expect(await ask('/')).toMatchObject({ status: 200, connection: 'close' })
  await stopped
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED')
})

it('what has arrived is finished, a body that still comes too; what comes after the grace time is 503, and says when to come again', async () => {
  const upload = ask('/', { parts: ['a', 'b', 'c', 'd'] })
  const slow = ask('/slow')
  await wait(50)
  const stopped = drain.stop(server)
  await wait(400)
  expect(await ask('/')).toMatchObject({ status: 503, retryAfter: '1', connection: 'close' })
  expect(await ask('/', { parts: ['x'] })).toMatchObject({ status: 503 })
  expect(await ask('/healthz')).toMatchObject({ status: 200 })
  expect((await slow).status).toBe(200)
  expect(await upload).toMatchObject({ status: 200, text: 'abcd' })
  await stopped
})

it('no request of busy clients with kept connections is reset: each is told to wait before the port closes', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const statuses: number[] = []
  const clients = Array.from({ length: 20 }, async () => {
    for (let status = 0; status !== 503; ) {
      status = (await ask('/', { agent })).status
      statuses.push(status)
    }
  })
  await wait(200)
  await drain.stop(server)
  await Promise.all(clients)
  agent.destroy()
  expect(statuses.filter(status => status === 200).length).toBeGreaterThan(40)
  expect(statuses.filter(status => status === 503).length).toBe(20)
})

it('ends, even where a request never does', async () => {
  server.close()
  await serve({ graceMs: 0, requestsMs: 200 })
  const endless = ask('/', { parts: Array.from({ length: 100 }, () => 'x') })
  await wait(50)
  const startedAt = performance.now()
  const [ended] = await Promise.allSettled([endless, drain.stop(server)])
  expect(ended.status).toBe('rejected')
  expect(performance.now() - startedAt).toBeLessThan(3000)
})
