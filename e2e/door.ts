import { request as ask, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A door before the journeys' server, at a port of its own: it can be shut, so that nothing answers, and change what goes through. */
export interface Door {
  url(slug: string, path?: string): string
  /** Ends all connections and takes no more. */
  shut(): Promise<void>
  open(): Promise<void>
  /** Replaces a text in the service worker that goes through. */
  workerText: (script: string) => string
  /** Answers requests for these paths with 503. */
  refused: RegExp | undefined
}

export async function openDoor(): Promise<Door> {
  let server: Server | undefined
  let port = 0
  const door: Door = {
    url: (slug, path = '/') => `http://${slug}.localhost:${port}${path}`,
    workerText: script => script,
    refused: undefined,
    async open() {
      server = createServer((incoming, outgoing) => {
        const { method, url: path = '/', headers } = incoming
        if (door.refused?.test(path)) {
          outgoing.writeHead(503, { 'retry-after': '1', 'content-type': 'text/html; charset=utf-8' }).end('<h1>Tutup</h1>')
          return
        }
        const isWorker = path === '/sw.js'
        const asked = isWorker ? { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' } : headers
        const through = ask({ host: '127.0.0.1', port: process.env['E2E_PORT'], method, path, headers: asked }, answer => {
          if (!isWorker) {
            outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
            answer.pipe(outgoing)
            return
          }
          let script = ''
          answer.setEncoding('utf8').on('data', part => (script += part))
          answer.on('end', () => {
            const { 'content-type': type, 'cache-control': control } = answer.headers
            outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': type, 'cache-control': control })
            outgoing.end(door.workerText(script))
          })
        })
        through.on('error', () => outgoing.destroy())
        incoming.pipe(through)
      })
      await new Promise<void>(done => server?.listen(port, '127.0.0.1', done))
      port = (server.address() as AddressInfo).port
    },
    async shut() {
      const ended = new Promise(done => server?.close(done))
      server?.closeAllConnections()
      await ended
    },
  }
  await door.open()
  return door
}
