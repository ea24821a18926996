import { createHash } from 'node:crypto'
import { commonReason } from '#kit/common-reasons.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'
import { sayReason } from '#kit/reason.ts'
import type { NotNow } from './renders.server.ts'

const common = {
  'x-content-type-options': 'nosniff',
  // A picture opened directly must not run or load anything; an SVG's own style attributes stay allowed.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

interface AboutPicture {
  contentType: string
  etag: string
  ifNoneMatch: string | null
  /** Another picture may stand under the address soon. */
  isChangeable: boolean
}

/** Responds with the picture (200), or 304 if the browser has it. Fresh for a day, one that may be replaced for five minutes; then stale-while-revalidate for a week. */
export function respondWithPicture(
  body: Uint8Array<ArrayBuffer> | string,
  { contentType, etag, ifNoneMatch, isChangeable }: AboutPicture,
): Response {
  const maxAge = isChangeable ? 300 : 86400
  const headers = { ...common, etag, 'cache-control': `public, max-age=${maxAge}, stale-while-revalidate=604800` }
  if (matches(etag, ifNoneMatch)) return new Response(null, { status: 304, headers })
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength
  return new Response(body, { headers: { ...headers, 'content-type': contentType, 'content-length': String(length) } })
}

/** The same response for every refusal, so that it reveals nothing. Cached briefly, since the picture may appear later. */
export function respondNoPicture(): Response {
  return new Response(sayReason(commonReason('PictureMissing'), DEFAULT_LANG), {
    status: 404,
    headers: { ...common, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=60' },
  })
}

export function respondNotNow({ status, retryAfterSeconds }: NotNow): Response {
  return new Response(sayReason(commonReason('PictureInTheMaking'), DEFAULT_LANG), {
    status,
    headers: {
      ...common,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
    },
  })
}

/** Returns a strong ETag from the text that determines the bytes. */
export function toEtag(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
}

export function matches(etag: string, ifNoneMatch: string | null | undefined): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch.split(',').some(candidate => candidate.trim().replace(/^W\//, '') === etag || candidate.trim() === '*')
}
