import { request } from 'node:http'
import { Upload } from 'tus-js-client'
import { HOST } from './product.ts'

const TIMEOUT_MS = 60_000
/** A resumable upload goes on after each break, for up to a minute and a half. */
const TUS_DELAYS_MS = Array<number>(90).fill(1000)
const TUS_PART_BYTES = 8 * 1024

export type Kind = 'appointment' | 'form' | 'post' | 'upload' | 'resumable'

/** 'refused' is 4xx or 503: nothing may be written. Unknown is what broke, or 500. */
export type Outcome = 'confirmed' | 'refused' | 'unknown'

/** One write, with a mark of its own. */
export interface Write {
  kind: Kind
  mark: string
  /** Its `Idempotency-Key`. */
  key: string | undefined
}

/** Sends a write to the server of that port. A resumable upload is continued until it is whole. */
export async function send(port: number, token: string, write: Write): Promise<Outcome> {
  // Limits of forms count by network: each write comes from another one.
  const from = Array.from({ length: 3 }, () => 1 + Math.floor(Math.random() * 250)).join('.')
  const headers = { 'x-app-token': token, 'x-forwarded-for': `11.${from}`, ...(write.key && { 'idempotency-key': write.key }) }
  if (write.kind === 'resumable') return await upload(port, headers, write.mark)
  const { path, body } = requestOf(write.kind, write.mark)
  try {
    const { status } = await post(port, path, body, headers)
    // A form is answered by a redirect.
    if (status >= 200 && status < 400) return 'confirmed'
    return status < 500 || status === 503 ? 'refused' : 'unknown'
  } catch (error) {
    // Nobody listened: nothing was sent.
    return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED' ? 'refused' : 'unknown'
  }
}

/** Sends a form or JSON on a new connection, to the tenant's host at this machine. Rejects if there is no whole response within a minute. */
export async function post(
  port: number,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const isForm = body instanceof FormData || body instanceof URLSearchParams
  const encoded = isForm ? new Response(body) : Response.json(body)
  const bytes = Buffer.from(await encoded.arrayBuffer())
  const type = encoded.headers.get('content-type') ?? ''
  return await new Promise((done, fail) => {
    const asked = request({
      agent: false,
      host: '127.0.0.1',
      port,
      path,
      method: 'POST',
      headers: { host: HOST, origin: `http://${HOST}`, 'content-type': type, 'content-length': bytes.length, ...headers },
      timeout: TIMEOUT_MS,
    })
    asked.on('timeout', () => asked.destroy(new Error('no response in time')))
    asked.on('error', fail)
    asked.on('response', response => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += String(chunk)))
      response.on('error', fail)
      response.on('end', () => done({ status: response.statusCode ?? 0, text }))
    })
    asked.end(bytes)
  })
}

/** Returns what an upload of this mark consists of. */
export function bytesOf(mark: string): Buffer {
  return Buffer.from(`${mark}\n`.repeat(600))
}

function requestOf(kind: Exclude<Kind, 'resumable'>, mark: string): { path: string; body: object } {
  const wish = { name: 'Uji Gangguan', email: `${mark}@contoh.id`, topic: 'Uji' }
  if (kind === 'form') return { path: '/Make-Appointment', body: new URLSearchParams({ ...wish, consent: '1' }) }
  if (kind === 'appointment') return { path: '/api/services/v1/post/appointment/create', body: { ...wish, consent: true } }
  if (kind === 'post') {
    const content = { type: 'doc', content: [] }
    const body = { kindSlug: 'news', slug: mark, title: mark, authorName: 'Uji', content, publishedAt: new Date().toISOString() }
    return { path: '/api/services/v3/post/create', body }
  }
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytesOf(mark))], { type: 'text/plain' }), `${mark}.txt`)
  return { path: '/api/drive/v1/upload', body: form }
}

function upload(port: number, headers: Record<string, string>, mark: string): Promise<Outcome> {
  return new Promise(done => {
    const one = new Upload(bytesOf(mark), {
      endpoint: `http://127.0.0.1:${port}/api/drive/v1/uploads`,
      headers: { host: HOST, ...headers },
      chunkSize: TUS_PART_BYTES,
      retryDelays: TUS_DELAYS_MS,
      metadata: { filename: `${mark}.txt`, filetype: 'text/plain' },
      onSuccess: () => done('confirmed'),
      // Refused before it began: nothing of it is there.
      onError: error => done(one.url === null && 'originalResponse' in error && error.originalResponse ? 'refused' : 'unknown'),
    })
    one.start()
  })
}
