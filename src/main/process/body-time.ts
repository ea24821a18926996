import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { toHostName } from '#features/sites/site.ts'

/** The same as Node's own limit: a body that is incomplete by then is cut off. */
const WHOLE_MS = 300_000
/** Uploads may take hours as long as data keeps coming. */
const IDLE_MS = 60_000
const UPLOAD = /^\/api\/drive\//

/**
 * Limits how long request bodies may take. Node has one limit for all requests, which would cut off a film on a slow line; it is switched off here and each
 * request gets its own. Node's limit for headers stays. `driveHosts`: hosts that serve nothing but the drive.
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
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (incoming.method === 'GET' || incoming.method === 'HEAD') return endWithResponse(incoming, outgoing)
    if (UPLOAD.test(incoming.url ?? '') || driveHosts.has(toHostName(incoming.headers.host) ?? '')) limitIdleTime(incoming, idleMs)
    else limitWholeTime(incoming, wholeMs)
  })
}

/** Nobody reads the body of a GET. What is still to come of it when the response is sent would keep the connection for as long as it drips. */
function endWithResponse(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (!incoming.headers['content-length'] && !incoming.headers['transfer-encoding']) return
  outgoing.once('finish', () => incoming.complete || incoming.socket.destroy())
}

function limitIdleTime(incoming: IncomingMessage, ms: number): void {
  incoming.setTimeout(ms, () => incoming.socket.destroy())
  // Once the body is complete, checking it may take a while.
  incoming.once('end', () => incoming.setTimeout(0))
}

function limitWholeTime(incoming: IncomingMessage, ms: number): void {
  const timer = setTimeout(() => incoming.complete || incoming.socket.destroy(), ms)
  timer.unref()
  incoming.once('close', () => clearTimeout(timer))
}
