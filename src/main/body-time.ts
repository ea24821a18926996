import type { IncomingMessage, Server } from 'node:http'
import { toHostName } from '#features/sites/site.ts'

/** As Node's own limit: a body that is not whole by then is cut. */
const WHOLE_MS = 300_000
/** Uploads may take hours, as long as something comes. */
const IDLE_MS = 60_000
const UPLOAD = /^\/api\/drive\//

/**
 * How long requests' bodies may take. Node has one limit for all of them, which would cut a film that comes over a slow line; so it is switched off here, and
 * each request gets its own. Node's limit for headers stays. `driveHosts`: hosts on which all is the drive's.
 */
export function limitBodyTime(
  server: Server,
  {
    wholeMs = WHOLE_MS,
    idleMs = IDLE_MS,
    driveHosts = new Set<string>(),
  }: { wholeMs?: number; idleMs?: number; driveHosts?: ReadonlySet<string> } = {},
): void {
  server.requestTimeout = 0
  server.on('request', (incoming: IncomingMessage) => {
    if (incoming.method === 'GET' || incoming.method === 'HEAD') return
    if (UPLOAD.test(incoming.url ?? '') || driveHosts.has(toHostName(incoming.headers.host) ?? '')) limitIdleTime(incoming, idleMs)
    else limitWholeTime(incoming, wholeMs)
  })
}

function limitIdleTime(incoming: IncomingMessage, ms: number): void {
  incoming.setTimeout(ms, () => incoming.socket.destroy())
  // When all is here it may take a while to be looked at.
  incoming.once('end', () => incoming.setTimeout(0))
}

function limitWholeTime(incoming: IncomingMessage, ms: number): void {
  const timer = setTimeout(() => incoming.complete || incoming.socket.destroy(), ms)
  timer.unref()
  incoming.once('close', () => clearTimeout(timer))
}
