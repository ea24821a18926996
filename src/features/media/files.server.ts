import { commonReason } from '#kit/common-reasons.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'
import { sayReason } from '#kit/reason.ts'
import { createCtx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import { parseRange } from '#platform/http/range.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import type { PublicPicture } from '#platform/images/public-files.server.ts'
import type { DriveTools } from './drive.ts'
import { frameOf } from './frame.ts'
import { keyOf } from './upload.ts'
import { findFile } from './uploads.server.ts'

/** `/files/{id}/{name}`. */
const PATH = /^\/files\/([0-9a-f-]{36})\/([a-z0-9-]+\.[a-z0-9]+)$/
/** Types that a browser may display; all others are downloads. */
const SHOWN = /^(image\/(jpeg|png|webp|gif)|audio\/.+|video\/.+|application\/pdf)$/
/** A file opened by itself may neither run nor load anything. All but PDFs are sandboxed as well: browsers' PDF viewers do not work in a sandbox. */
const POLICY = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'"
const MAX_PICTURE_BYTES = 20 * 1024 * 1024

/** What a page reads by script (chapters that are taken along, the pages of a PDF) or as captions may not be led to another origin. Source: Fetch Metadata, section 2.1. */
const FETCHED = ['empty', 'track']

type FileTools = Pick<DriveTools, 'pool' | 'log' | 'storage'>
type Found = NonNullable<Awaited<ReturnType<typeof findFile>>>

async function find({ pool, log }: FileTools, tenantId: TenantId, path: string): Promise<(Found & { key: string }) | undefined> {
  const [, id, urlName] = PATH.exec(path) ?? []
  if (!id || !urlName) return undefined
  const file = await withScope(pool, { tenantId }, db => findFile(createCtx({ db, tenantId, log }), id, urlName))
  return file && { ...file, key: keyOf(tenantId, id, urlName, file.stored_as) }
}

/**
 * Serves `/files/{id}/{name}` to everybody: 200, one range (206, 416; RFC 9110 section 14), 304, or 404, also for another tenant's file. Files in a bucket are
 * a redirect (302) to an address that is valid for an hour, but for scripts and captions.
 */
export async function answerFile(tools: FileTools, tenantId: TenantId, request: Request): Promise<Response> {
  const file = await find(tools, tenantId, new URL(request.url).pathname)
  if (!file) return notThere()
  const etag = `"${file.sha256?.toString('base64url') ?? file.key}"`
  const headers = headersOf(file, etag)
  if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const part = rangeOf(request.headers, file.size_bytes, etag)
  if (part === null) return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${file.size_bytes}` } })
  const [start, end] = part ?? [0, file.size_bytes]
  const sized = { ...headers, 'content-length': String(end - start) }
  const answer = part
    ? { status: 206, headers: { ...sized, 'content-range': `bytes ${start}-${end - 1}/${file.size_bytes}` } }
    : { status: 200, headers: sized }
  if (request.method === 'HEAD') return new Response(null, answer)
  const wish = {
    range: part,
    type: file.content_type,
    disposition: headers['content-disposition'] ?? 'attachment',
    isFetched: FETCHED.includes(request.headers.get('sec-fetch-dest') ?? ''),
  }
  const reading = await tools.storage.read(file.key, wish)
  if (!reading) {
    tools.log.error({ tenantId, key: file.key }, 'a file is not in the storage')
    return notThere()
  }
  const vary = { vary: 'sec-fetch-dest' }
  if (reading.kind === 'bytes')
    return new Response(reading.body, reading.isFetched ? { ...answer, headers: { ...answer.headers, ...vary } } : answer)
  return new Response(null, {
    status: 302,
    headers: { ...COMMON_HEADERS, ...vary, location: reading.location, 'cache-control': 'private, max-age=300' },
  })
}

/** Returns an uploaded picture for the image endpoint, which resizes it. `path` has no leading slash. Returns undefined if the tenant has no such picture. */
export async function findBroughtPicture(tools: FileTools, tenantId: TenantId, path: string): Promise<PublicPicture | undefined> {
  const file = await find(tools, tenantId, `/${path}`)
  const format = /^image\/(png|jpeg|webp)$/.exec(file?.content_type ?? '')?.[1] as PublicPicture['format'] | undefined
  if (!file || !format || file.size_bytes > MAX_PICTURE_BYTES) return undefined
  const frame = frameOf(file)
  const stamp = `${file.sha256?.toString('base64url') ?? ''}${frame ? JSON.stringify(frame) : ''}`
  return { format, stamp, frame, isChangeable: true, read: async () => Buffer.from(await tools.storage.readWhole(file.key)) }
}

function headersOf(file: Found, etag: string): Record<string, string> {
  const isShown = SHOWN.test(file.content_type)
  return {
    ...COMMON_HEADERS,
    'content-type': file.content_type,
    'content-disposition': dispositionOf(isShown ? 'inline' : 'attachment', file),
    'content-security-policy': file.content_type === 'application/pdf' ? POLICY : `${POLICY}; sandbox`,
    // The content may be replaced under the same address.
    'cache-control': 'public, max-age=300, stale-while-revalidate=604800',
    'accept-ranges': 'bytes',
    etag,
  }
}

/** Returns the header with the original name and an ASCII fallback. Source: RFC 6266, section 4.3. */
function dispositionOf(how: 'inline' | 'attachment', { name, url_name }: Found): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, one => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${how}; filename="${url_name}"; filename*=UTF-8''${encoded}`
}

/** Like `parseRange`, but ignores a range of an outdated version (`If-Range`). Source: RFC 9110, section 13.1.5. */
function rangeOf(headers: Headers, size: number, etag: string) {
  const range = headers.get('range')
  const only = headers.get('if-range')
  return range === null || (only !== null && only !== etag) ? undefined : parseRange(range, size)
}

function isKnown(header: string | null, etag: string): boolean {
  return (header ?? '').split(',').some(one => [etag, '*'].includes(one.trim().replace(/^W\//, '')))
}

function notThere(): Response {
  return new Response(sayReason(commonReason('NotFound'), DEFAULT_LANG), {
    status: 404,
    headers: { ...COMMON_HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
