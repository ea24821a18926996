import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { limitBodyTime } from './body-time.ts'

const server = createServer((incoming, outgoing) => {
  if (incoming.method === 'GET') return void outgoing.end('ok')
  incoming.resume()
  // Like a file that is being checked.
  incoming.on('end', () => setTimeout(() => outgoing.end('ok'), 2500))
})
// Far longer than the pauses between chunks: a busy machine may stall this process for a while.
limitBodyTime(server, { wholeMs: 3000, idleMs: 2000, driveHosts: new Set(['drive.localhost']) })
let port = 0

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
})

/** Sends this many chunks with a pause before each; returns the status, or how the connection ended. */
function send(path: string, pieces: number, pauseMs: number, host = 'mine.localhost'): Promise<number | string> {
  return new Promise(done => {
    const req = request({ port, path, method: 'POST', agent: false, headers: { host } }, res => {
      res.resume()
      res.on('end', () => done(res.statusCode ?? 0))
    })
    req.on('error', error => done('code' in error ? String(error.code) : error.message))
    const next = (left: number) => {
      if (left === 0) return void req.end()
      req.write('x')
      setTimeout(() => next(left - 1), pauseMs)
    }
    next(pieces)
  })
}

it('a body is cut that takes too long as a whole, and an upload where nothing comes any more', async () => {
  expect(await Promise.all([send('/api/services/v1/x', 8, 500), send('/api/drive/v1/upload', 2, 3000)])).toEqual([
    'ECONNRESET',
    'ECONNRESET',
  ])
})

it('an upload may take long, and be looked at for long', async () => {
  const sent = [send('/api/drive/v1/upload', 8, 450), send('/v1/upload', 8, 450, 'drive.localhost:3000'), send('/api/services/v1/x', 2, 50)]
  expect(await Promise.all(sent)).toEqual([200, 200, 200])
})

it('a GET whose body drips is over with its response; one without a body keeps its connection', async () => {
  /** Sends a GET, then a byte now and then. Returns what came, and whether the server ended the connection within 2 s. */
  const drip = async (length: number) => {
    const socket = connect(port, '127.0.0.1')
    let came = ''
    let isEnded = false
    socket.on('data', data => (came += String(data))).on('error', () => {})
    socket.on('close', () => (isEnded = true))
    socket.write(`GET / HTTP/1.1\r\nhost: mine.localhost\r\n${length ? `content-length: ${length}\r\n` : ''}\r\n`)
    const timer = length ? setInterval(() => socket.write('x'), 100) : undefined
    await new Promise(done => setTimeout(done, 2000))
    clearInterval(timer)
    const result = [came.split('\r\n')[0], isEnded]
    socket.destroy()
    return result
  }
  expect(await Promise.all([drip(1_000_000), drip(0)])).toEqual([
    ['HTTP/1.1 200 OK', true],
    ['HTTP/1.1 200 OK', false],
  ])
})
