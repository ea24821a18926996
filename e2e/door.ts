import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
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
  /** Holds responses to requests for these paths after their first line, until `flow` or `cut`. */
  held: RegExp | undefined
  /** Lets what is held go on. */
  flow(): void
  /** Breaks off what is held, as a network does. */
  cut(): void
}

export async function openDoor(): Promise<Door> {
  let server: Server | undefined
  let port = 0
  const waiting = new Set<{ flow(): void; cut(): void }>()
  const door: Door = {
    url: (slug, path = '/') => `http://${slug}.localhost:${port}${path}`,
    workerText: script => script,
    refused: undefined,
    held: undefined,
    flow: () => waiting.forEach(one => one.flow()),
    cut: () => waiting.forEach(one => one.cut()),
    async open() {
      server = createServer((incoming, outgoing) => {
        const { method, url: path = '/', headers } = incoming
        if (door.refused?.test(path)) {
          outgoing.writeHead(503, { 'retry-after': '1', 'content-type': 'text/html; charset=utf-8' }).end('<h1>Tutup</h1>')
          return
        }
        const isWorker = path === '/sw.js'
        const isHeld = door.held?.test(path) ?? false
        const asked = isWorker || isHeld ? { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' } : headers
        const through = ask({ host: '127.0.0.1', port: process.env['E2E_PORT'], method, path, headers: asked }, answer => {
          if (!isWorker) {
            outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
            if (isHeld) waiting.add(hold(answer, outgoing))
            else answer.pipe(outgoing)
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

/** Passes a response's first line on, and the rest when it is told to. */
function hold(answer: IncomingMessage, outgoing: ServerResponse) {
  const rest: Buffer[] = []
  let isFlowing = false
  let hasEnded = false
  let hasLine = false
  answer.on('data', (part: Buffer) => {
    const end = hasLine ? 0 : part.indexOf('\n') + 1
    hasLine ||= end > 0
    outgoing.write(part.subarray(0, end))
    if (isFlowing) outgoing.write(part.subarray(end))
    else rest.push(part.subarray(end))
  })
  answer.on('end', () => {
    hasEnded = true
    if (isFlowing) outgoing.end()
  })
  return {
    flow() {
      isFlowing = true
      for (const part of rest.splice(0)) outgoing.write(part)
      if (hasEnded) outgoing.end()
    },
    cut: () => outgoing.destroy(),
  }
}
