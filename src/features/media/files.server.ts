import { createCtx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import { parseRange } from '#platform/http/range.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import type { PublicPicture } from '#platform/images/public-files.server.ts'
import type { DriveTools } from './drive.ts'
import { keyOf } from './upload.ts'
import { findFile } from './uploads.server.ts'

/** `/files/{id}/{name}`. */
const PATH = /^\/files\/([0-9a-f-]{36})\/([a-z0-9-]+\.[a-z0-9]+)$/
/** Types that a browser may show by itself; all others are downloads. */
const SHOWN = /^(image\/(jpeg|png|webp|gif)|audio\/.+|video\/.+|application\/pdf)$/
/** A file opened by itself may neither run nor load anything. Browsers' own readers of PDF do not work in a sandbox. */
const POLICY = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'"
const MAX_PICTURE_BYTES = 20 * 1024 * 1024

type FileTools = Pick<DriveTools, 'pool' | 'log' | 'storage'>
type Found = NonNullable<Awaited<ReturnType<typeof findFile>>>

async function find({ pool, log }: FileTools, tenantId: TenantId, path: string): Promise<(Found & { key: string }) | undefined> {
  const [, id, urlName] = PATH.exec(path) ?? []
  if (!id || !urlName) return undefined
  const file = await withScope(pool, { tenantId }, db => findFile(createCtx({ db, tenantId, log }), id, urlName))
  return file && { ...file, key: keyOf(tenantId, id, urlName) }
}

/**
 * Answers `/files/{id}/{name}` to everybody: whole (200), a range of it (206, 416; RFC 9110 section 14, one range), 304, or 404, also for a file of another
 * tenant. A bucket is led to (302) by an address that is good for an hour.
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
  const wish = { range: part, type: file.content_type, disposition: headers['content-disposition'] ?? 'attachment' }
  const reading = await tools.storage.read(file.key, wish)
  if (!reading) {
    tools.log.error({ tenantId, key: file.key }, 'a file is not in the storage')
    return notThere()
  }
  if (reading.kind === 'bytes') return new Response(reading.body, answer)
  return new Response(null, {
    status: 302,
    headers: { ...COMMON_HEADERS, location: reading.location, 'cache-control': 'private, max-age=3000' },
  })
}

/** A picture that was brought, for the door of pictures in smaller sizes. `path` without its leading slash; undefined where it is none of the tenant's. */
export async function findBroughtPicture(tools: FileTools, tenantId: TenantId, path: string): Promise<PublicPicture | undefined> {
  const file = await find(tools, tenantId, `/${path}`)
  const format = /^image\/(png|jpeg|webp)$/.exec(file?.content_type ?? '')?.[1] as PublicPicture['format'] | undefined
  if (!file || !format || file.size_bytes > MAX_PICTURE_BYTES) return undefined
  return { format, stamp: file.sha256?.toString('base64url') ?? '', read: async () => Buffer.from(await tools.storage.readWhole(file.key)) }
}

function headersOf(file: Found, etag: string): Record<string, string> {
  const isShown = SHOWN.test(file.content_type)
  return {
    ...COMMON_HEADERS,
    'content-type': file.content_type,
    'content-disposition': dispositionOf(isShown ? 'inline' : 'attachment', file),
    'content-security-policy': file.content_type === 'application/pdf' ? POLICY : `${POLICY}; sandbox`,
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    etag,
  }
}

/** With the name as people wrote it, and one in plain letters for those who can't read that. Source: RFC 6266, section 4.3. */
function dispositionOf(how: 'inline' | 'attachment', { name, url_name }: Found): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, one => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${how}; filename="${url_name}"; filename*=UTF-8''${encoded}`
}

/** As `parseRange`; a range of a version that is no longer the one here does not count. Source: RFC 9110, section 13.1.5. */
function rangeOf(headers: Headers, size: number, etag: string) {
  const range = headers.get('range')
  const only = headers.get('if-range')
  return range === null || (only !== null && only !== etag) ? undefined : parseRange(range, size)
}

function isKnown(header: string | null, etag: string): boolean {
  return (header ?? '').split(',').some(one => [etag, '*'].includes(one.trim().replace(/^W\//, '')))
}

function notThere(): Response {
  return new Response('Tidak ditemukan', {
    status: 404,
    headers: { ...COMMON_HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
