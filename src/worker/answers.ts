import { KEPT_AT_HEADER } from '#kit/offline.ts'
import { parseRange } from '#platform/http/range.ts'

/** Returns a response as it is kept: decoded, and with the time. */
export async function toKept(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  // The body is decoded already, and its length is another.
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
  headers.set(KEPT_AT_HEADER, String(Date.now()))
  return new Response(await response.blob(), { status: 200, headers })
}

/** When a response was kept, in milliseconds since 1970; 0 if nobody knows. */
export function keptAt(response: Response): number {
  return Number(response.headers.get(KEPT_AT_HEADER) ?? 0)
}

/** Answers a request for a part of a kept file, as players of sound and video ask. */
export async function partOf(kept: Response, range: string | null): Promise<Response> {
  if (range === null) return kept
  const body = await kept.blob()
  const part = parseRange(range, body.size)
  if (part === undefined) return new Response(body, { headers: kept.headers })
  if (part === null) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${body.size}` } })
  const [start, end] = part
  const headers = new Headers(kept.headers)
  headers.set('content-range', `bytes ${start}-${end - 1}/${body.size}`)
  headers.set('content-length', String(end - start))
  headers.set('accept-ranges', 'bytes')
  return new Response(body.slice(start, end, kept.headers.get('content-type') ?? ''), { status: 206, headers })
}
