import { createSocket } from 'node:dgram'
import { getServers, setServers } from 'node:dns'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSocketServer, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type OutsidePost, postOutside } from './post-outside.ts'

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

async function serve(listener: RequestListener): Promise<{ port: number; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.host}${request.url}`)
    listener(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, asked }
}

/** Starts a raw TCP server, for responses that no HTTP server would send. Returns its port, and whether all opened connections are closed. */
async function serveBytes(onAsked: (socket: Socket) => void): Promise<{ port: number; closed: () => boolean }> {
  const sockets: Socket[] = []
  const server = createSocketServer(socket => {
    sockets.push(socket.on('error', () => {}))
    socket.once('data', () => onAsked(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return { port, closed: () => sockets.length > 0 && sockets.every(socket => socket.closed) }
}

const post = (url: string, parts: Partial<OutsidePost> = {}) =>
  postOutside({ url, headers: {}, body: '{}', timeoutMs: 20_000, isLoopbackAllowed: true, ...parts })
const leadsTo = (...addresses: string[]) => ({
  resolve: async () => addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
})

/** A DNS response: the question, and an address if there is one. Source: RFC 1035, section 4. */
function answerTo(query: Buffer, end: number, address?: number[]): Buffer {
  const head = Buffer.from(query.subarray(0, end + 5))
  head.writeUInt16BE(0x8180, 2)
  // One question, possibly an answer, no authority or additional records.
  for (const [at, count] of [1, address ? 1 : 0, 0, 0].entries()) head.writeUInt16BE(count, 4 + 2 * at)
  return address ? Buffer.concat([head, Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address])]) : head
}

/** Sends the same text repeatedly, every `ms`, while the socket is open. */
function repeat(socket: Socket, text: string, ms = 0): void {
  if (!socket.destroyed) socket.write(text, () => setTimeout(() => repeat(socket, text, ms), ms))
}

describe('a post outside', () => {
  it('goes nowhere but to public addresses, whatever a name leads to', async () => {
    const { port, asked } = await serve((_, response) => response.end())
    const notPublic = { kind: 'failed', failure: 'ADDRESS_NOT_PUBLIC' }
    for (const address of ['127.0.0.1', '10.0.0.1', '169.254.169.254', '192.168.1.1', '::1', '::ffff:127.0.0.1', 'fd00:ec2::254'])
      expect([address, await post(`https://contoh.id:${port}/`, leadsTo(address))]).toEqual([address, notPublic])
    expect(await post('https://contoh.id/', leadsTo('8.8.8.8', '127.0.0.1'))).toEqual(notPublic)
    expect(await post('https://contoh.id/', leadsTo())).toEqual(notPublic)
    for (const host of ['127.0.0.1', '[::1]', '2130706433', '10.0.0.1', '169.254.169.254'])
      expect([host, await post(`https://${host}:${port}/`, { isLoopbackAllowed: false })]).toEqual([host, notPublic])
    expect(asked).toEqual([])
  })

  it('is sent over plain HTTP to this machine alone, where that is allowed, and not where its name leads elsewhere', async () => {
    const { port, asked } = await serve((_, response) => response.end('ya'))
    expect(await post(`http://127.0.0.1:${port}/`, { isLoopbackAllowed: false })).toEqual({ kind: 'failed', failure: 'NOT_HTTPS' })
    expect(await post('http://contoh.id/', leadsTo('127.0.0.1'))).toEqual({ kind: 'failed', failure: 'NOT_HTTPS' })
    expect(await post(`http://a.localhost:${port}/`, leadsTo('8.8.8.8'))).toMatchObject({ failure: 'ADDRESS_NOT_PUBLIC' })
    expect(asked).toEqual([])
    expect(await post(`http://a.localhost:${port}/x?y`, leadsTo('127.0.0.1'))).toEqual({ kind: 'answered', status: 200, text: 'ya' })
    expect(asked).toEqual([`POST a.localhost:${port}/x?y`])
  })

  it('resolves a name once, and connects to the address that was checked', async () => {
    const { port } = await serve((_, response) => response.end())
    let asked = 0
    const resolve = async () => [{ address: asked++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }]
    expect(await post(`http://a.localhost:${port}/`, { resolve })).toMatchObject({ status: 200 })
    expect(asked).toBe(1)
  })

  it('asks the name servers themselves: a silent one holds none of the threads that others work with', async () => {
    const usual = getServers()
    const asked: string[] = []
    const server = createSocket('udp4', (query, from) => {
      // After a header of twelve bytes: the name's labels, two bytes of type (1: A), two of class.
      const end = query.indexOf(0, 12)
      asked.push(
        query
          .subarray(13, end)
          .toString('latin1')
          .replace(/[^a-z]/g, '.'),
      )
      if (query.readUInt16BE(end + 1) !== 1) return server.send(answerTo(query, end), from.port, from.address)
      server.send(answerTo(query, end, [10, 1, 2, 3]), from.port, from.address)
    })
    server.bind(0, '127.0.0.1')
    await once(server, 'listening')
    open.push(() => {
      setServers(usual)
      server.close()
    })
    setServers([`127.0.0.1:${server.address().port}`])
    expect(await post('https://penerima.contoh.id/')).toEqual({ kind: 'failed', failure: 'ADDRESS_NOT_PUBLIC' })
    expect(asked).toEqual(['penerima.contoh.id', 'penerima.contoh.id'])
  })

  it('follows no redirect', async () => {
    const { port, asked } = await serve((_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end())
    expect(await post(`http://127.0.0.1:${port}/`)).toMatchObject({ kind: 'answered', status: 302 })
    expect(asked).toHaveLength(1)
  })

  it('keeps the first kilobyte of an answer, without what is no text, and lets go of the rest', async () => {
    const { port } = await serve((_, response) => {
      const more = () => {
        if (!response.destroyed) response.write('x'.repeat(60_000), () => setImmediate(more))
      }
      response.write('a\0b\u001b[31m')
      more()
    })
    const answer = await post(`http://127.0.0.1:${port}/`)
    expect(answer).toMatchObject({ kind: 'answered', status: 200, text: expect.stringMatching(/^ab\[31mx+$/) })
    expect(answer.kind === 'answered' && answer.text.length).toBe(1022)
  })

  it('ends in time: with a silent receiver, a name that is never found, and an answer that trickles', async () => {
    const { port } = await serve(() => {})
    // Long enough for existing responses, even if the machine stalls for a while.
    const short = { timeoutMs: 2000 }
    expect(await post(`http://127.0.0.1:${port}/`, short)).toEqual({ kind: 'failed', failure: 'TIMEOUT' })
    expect(await post('https://contoh.id/', { ...short, resolve: () => new Promise(() => {}) })).toEqual({
      kind: 'failed',
      failure: 'TIMEOUT',
    })
    const slow = await serve((_, response) => void response.write('mulai'))
    expect(await post(`http://127.0.0.1:${slow.port}/`, short)).toEqual({ kind: 'answered', status: 200, text: 'mulai' })
  })

  it('ends where the receiver changes the protocol, and holds no connection', async () => {
    const { port, closed } = await serveBytes(socket => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    })
    expect(await post(`http://127.0.0.1:${port}/`)).toEqual({ kind: 'answered', status: 101, text: '' })
    await expect.poll(closed).toBe(true)
  })

  it.each([
    ['half a header', (socket: Socket) => void socket.write('HTTP/1.1 200 OK\r\nContent-')],
    ['interim answers without end', (socket: Socket) => repeat(socket, 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n')],
    ['one header byte after the other', (socket: Socket) => (socket.write('HTTP/1.1 200 OK\r\nX: '), repeat(socket, 'x', 100))],
  ])('ends in time with %s', async (_, says) => {
    const { port, closed } = await serveBytes(says)
    expect(await post(`http://127.0.0.1:${port}/`, { timeoutMs: 500 })).toEqual({ kind: 'failed', failure: 'TIMEOUT' })
    await expect.poll(closed).toBe(true)
  })

  it.each([
    ['a header that never ends', 'HTTP/1.1 200 OK\r\nX: ', 'x'.repeat(10_000), { kind: 'failed', failure: 'HPE_HEADER_OVERFLOW' }],
    ['a text that never ends', 'HTTP/1.1 200 OK\r\n\r\n', 'x'.repeat(1000), { kind: 'answered', status: 200, text: 'x'.repeat(1024) }],
    ['what is no HTTP', '', 'x'.repeat(1000), { kind: 'failed', failure: 'HPE_INVALID_CONSTANT' }],
  ])('reads little of %s', async (_, first, more, answer) => {
    const { port, closed } = await serveBytes(socket => (socket.write(first), repeat(socket, more)))
    expect(await post(`http://127.0.0.1:${port}/`)).toEqual(answer)
    await expect.poll(closed).toBe(true)
  })

  it('ends when it is aborted, before or during the response', async () => {
    for (const [said, answer] of [
      ['', { kind: 'failed', failure: 'STOPPED' }],
      ['HTTP/1.1 200 OK\r\n\r\nmulai', { kind: 'answered', status: 200, text: 'mulai' }],
    ] as const) {
      const stopping = new AbortController()
      const { port, closed } = await serveBytes(socket => socket.write(said, () => setTimeout(() => stopping.abort(), 100)))
      expect(await post(`http://127.0.0.1:${port}/`, { signal: stopping.signal })).toEqual(answer)
      await expect.poll(closed).toBe(true)
      // A later lookup failure must not become an unhandled rejection.
      const resolve = () => Promise.reject(new Error('not found'))
      expect(await post('https://contoh.id/', { signal: stopping.signal, resolve })).toEqual({ kind: 'failed', failure: 'STOPPED' })
    }
  })

  it('says why there was no response', async () => {
    expect(await post('http://127.0.0.1:1/')).toEqual({ kind: 'failed', failure: 'ECONNREFUSED' })
    const { port } = await serve((request, response) => (request.socket.destroy(), response))
    expect(await post(`http://127.0.0.1:${port}/`)).toEqual({ kind: 'failed', failure: 'ECONNRESET' })
    const halfway = await serveBytes(socket => socket.end('HTTP/1.1 200 OK\r\nContent-'))
    expect(await post(`http://127.0.0.1:${halfway.port}/`)).toEqual({ kind: 'failed', failure: 'ECONNRESET' })
    expect(await post(`https://127.0.0.1:${port}/`)).toMatchObject({
      kind: 'failed',
      failure: expect.stringMatching(/SSL|ECONNRESET|EPROTO/),
    })
    expect(await post('bukan alamat')).toEqual({ kind: 'failed', failure: 'ERR_INVALID_URL' })
  })
})
