import type { HonoRequest } from 'hono'
import type { Site } from '#features/sites/site.ts'
import { BadRequest, NotFound } from '#kit/errors.ts'
import { isJsonType } from '#platform/http/json-type.ts'
import { requireStorable } from '#platform/storable.ts'

/** Maximum nesting of a body: parsers recurse for each level. No call needs more than rich text does. */
const MAX_DEPTH = 64

/**
 * Accepts a call whose URL and JSON body hold only storable text and name no tenant other than the host's: `X-Site-Id`, and `lmsId` (the tenant's id) in the
 * query or the body. Throws BadRequest for NUL characters and lone surrogates, which the database refuses, and for too deep nesting; InvalidInput
 * for other control characters; NotFound for another tenant. A body that is not JSON is left to the call.
 */
export async function requireValidRequest(request: HonoRequest, site: Site): Promise<void> {
  if (/%00/.test(request.url)) throw new BadRequest()
  const body = await bodyOf(request)
  if (isBroken(body)) throw new BadRequest()
  requireStorable(body)
  const siteId = request.header('x-site-id')
  if (siteId && siteId !== site.siteId) throw new NotFound()
  const named = [request.query('lmsId'), typeof body === 'object' && body !== null && 'lmsId' in body ? body.lmsId : undefined]
  if (named.some(lmsId => lmsId !== undefined && lmsId !== null && lmsId !== '' && lmsId !== site.tenantId)) throw new NotFound()
}

async function bodyOf(request: HonoRequest): Promise<unknown> {
  if (request.method === 'GET' || !isJsonType(request.header('content-type'))) return undefined
  return await request.json().catch(() => undefined)
}

function isBroken(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  if (depth === MAX_DEPTH) return true
  if (Array.isArray(value)) return value.some(one => isBroken(one, depth + 1))
  return Object.entries(value).some(([key, one]) => isBroken(key) || isBroken(one, depth + 1))
}
