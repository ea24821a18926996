import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { neutralPage } from '#platform/http/neutral-page.ts'
import { headersOf } from '#platform/http/security-headers.ts'

/** What a request that could not be read is refused with, by Node's code for it. */
const REFUSALS: Record<string, [status: string, title: string, text: string]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'Permintaan terlalu besar',
    'Alamat atau kuki yang dikirim peramban terlalu panjang. Hapus kuki situs ini, lalu coba lagi.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'Permintaan terlalu lama', 'Permintaan tidak selesai dikirim. Coba lagi.'],
}
const UNREADABLE: [string, string, string] = [
  '400 Bad Request',
  'Permintaan tidak dapat dibaca',
  'Permintaan ini rusak. Coba lagi dari beranda.',
]

/**
 * Gives every response the headers of `headersOf`, also those that no part of the product makes: the adaptor's own refusals, and the parser's, which get a
 * neutral page.
 */
export function addServerHeaders(server: Server, { isSecure }: { isSecure: boolean }): void {
  /** Connections on which a response may have begun: nothing can be written between. */
  const busy = new WeakSet<Socket>()
  server.prependListener('request', ({ url = '/', socket }: IncomingMessage, outgoing: ServerResponse) => {
    const [path = '/'] = url.split('?', 1)
    for (const [name, value] of Object.entries(headersOf(path, isSecure))) outgoing.setHeader(name, value)
    busy.add(socket)
    outgoing.once('close', () => busy.delete(socket))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || busy.has(socket)) socket.destroy(error)
    else socket.end(refusal(error.code, isSecure))
  })
}

function refusal(code: string | undefined, isSecure: boolean): string {
  const [status, title, text] = REFUSALS[code ?? ''] ?? UNREADABLE
  const body = neutralPage(title, text, '')
  const headers = {
    ...headersOf('/', isSecure),
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`
}
