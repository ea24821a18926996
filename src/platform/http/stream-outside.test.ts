import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { type OutsidePost, streamOutside } from './post-outside.ts'

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

const ask = (url: string, parts: Partial<OutsidePost> = {}) =>
  streamOutside({ url, headers: {}, body: '{}', timeoutMs: 5000, isLoopbackAllowed: false, ...parts })

it('reaches nothing private or without TLS, unless the operator named it', async () => {
  let asked = 0
  const port = await serve((_request, response) => {
    asked++
    response.end('ya')
  })
  expect(await ask(`http://127.0.0.1:${port}`)).toEqual({ kind: 'failed', failure: 'NOT_HTTPS' })
  expect(await ask(`https://127.0.0.1:${port}`)).toEqual({ kind: 'failed', failure: 'ADDRESS_NOT_PUBLIC' })
  expect(await ask('https://contoh.example', { resolve: async () => [{ address: '10.0.0.1', family: 4 }] })).toEqual({
    kind: 'failed',
    failure: 'ADDRESS_NOT_PUBLIC',
  })
  expect(asked).toBe(0)
  const answer = await ask(`http://127.0.0.1:${port}`, { isTrusted: true })
  expect(answer).toMatchObject({ kind: 'answered', status: 200 })
  expect(answer.kind === 'answered' && (await new Response(answer.body).text())).toBe('ya')
})

it('returns what has come before the rest has, does not follow redirects, and ends when it is stopped', async () => {
  let isClosed = false
  const port = await serve((request, response) => {
    response.on('close', () => {
      isClosed = true
    })
    if (request.url === '/lari') response.writeHead(302, { location: '/lain' }).end()
    else response.writeHead(200, { 'content-type': 'text/event-stream' }).write('satu')
  })
  const going = new AbortController()
  const url = `http://127.0.0.1:${port}`
  expect(await ask(`${url}/lari`, { isTrusted: true })).toMatchObject({ status: 302 })
  const answer = await ask(url, { isTrusted: true, signal: going.signal })
  if (answer.kind === 'failed') throw new Error(answer.failure)
  expect(answer.headers['content-type']).toBe('text/event-stream')
  const reader = answer.body.getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('satu')
  isClosed = false
  going.abort()
  await expect(reader.read()).rejects.toThrow()
  await expect.poll(() => isClosed).toBe(true)
  expect(await ask(url, { isTrusted: true, signal: AbortSignal.abort() })).toEqual({ kind: 'failed', failure: 'STOPPED' })
})

it('is away where the first line does not come in time', async () => {
  const port = await serve(() => {})
  expect(await ask(`http://127.0.0.1:${port}`, { isTrusted: true, timeoutMs: 100 })).toEqual({ kind: 'failed', failure: 'TIMEOUT' })
})
