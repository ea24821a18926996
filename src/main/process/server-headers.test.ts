import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { COMMON_HEADERS, headersOf } from '#platform/http/security-headers.ts'
import { addServerHeaders } from './server-headers.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Starts a server that ends each response at once, unless the path is /slow, and returns its port. */
async function open(isSecure: boolean): Promise<number> {
  const server = createServer({ headersTimeout: 200, requestTimeout: 200, connectionsCheckingInterval: 50 }, (request, response) => {
    if (request.url === '/slow') response.write('begun')
    else response.writeHead(request.url === '/304' ? 304 : 200, { 'x-frame-options': 'DENY' }).end()
  })
  addServerHeaders(server, { isSecure })
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** Sends bytes, and further ones once a response has begun; returns all that comes until the connection ends. */
async function send(port: number, text: string, then = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(text)
  let answer = ''
  socket.on('data', chunk => {
    if (answer === '' && then) socket.write(then)
    answer += chunk
  })
  await once(socket, 'close')
  return answer
}

const wanted = (isSecure: boolean) => Object.entries(headersOf('/', isSecure)).map(([name, value]) => `${name}: ${value}`)

it.each([
  ['400 Bad Request', 'GET / HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n'],
  ['400 Bad Request', 'nonsense\r\n\r\n'],
  ['431 Request Header Fields Too Large', `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['408 Request Timeout', 'GET / HTTP/1.1\r\nHost: a\r\n'],
])('what the parser refuses with %s has the headers and a page', async (status, bytes) => {
  const answer = await send(await open(true), bytes)
  expect(answer).toContain(`HTTP/1.1 ${status}\r\n`)
  for (const line of wanted(true)) expect(answer).toContain(`${line}\r\n`)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(body).toContain('<h1>')
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`)
})

it('nothing is written into a response that has begun', async () => {
  const answer = await send(await open(false), 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n', 'nonsense\r\n\r\n')
  expect(answer).toContain('begun')
  expect(answer).not.toContain('400 Bad Request')
})

it('every other response has them too, with its own value where it sets one', async () => {
  for (const isSecure of [true, false]) {
    const port = await open(isSecure)
    for (const path of ['/', '/304', '/auth/x']) {
      const { headers } = await fetch(`http://127.0.0.1:${port}${path}`)
      expect(Object.fromEntries(headers)).toMatchObject({ ...headersOf('/', isSecure), 'x-frame-options': 'DENY' })
      expect(headers.has('strict-transport-security')).toBe(isSecure)
    }
  }
})

it('other sites may show public media, and nothing else', () => {
  const policyOf = (path: string) => headersOf(path, true)['cross-origin-resource-policy']
  const media = ['/_ipx/w_160,f_webp/a.png', '/art/class/a.svg', '/og/page/About.png', '/audio/a.mp3', '/files/a/b.png', '/assets/a.js']
  for (const path of [...media, '/News/feed.xml', '/Event/temu.ics', '/favicon.ico'])
    expect([path, policyOf(path)]).toEqual([path, 'cross-origin'])
  for (const path of ['/', '/Account', '/api/services/v1/x', '/auth/x', '/healthz', '/News/art/x', '/artikel', '/search.json'])
    expect([path, policyOf(path)]).toEqual([path, 'same-origin'])
  expect(headersOf('/', false)).toEqual({ ...COMMON_HEADERS, 'cross-origin-resource-policy': 'same-origin' })
})
