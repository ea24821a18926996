import type pg from 'pg'
import { commonReason } from '#kit/common-reasons.ts'
import { isAppError, Refused } from '#kit/errors.ts'
import { readBody } from '#platform/http/read-body.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import { findUnstorable, isStorable } from '#platform/storable.ts'
import type { RateLimits } from '../engine/rate-limits.server.ts'
import { allowResource, registerDynamicClient, registrationInput } from './dynamic-clients.server.ts'

const MAX_BYTES = 16 * 1024

const HEADERS = { ...COMMON_HEADERS, 'cache-control': 'no-store' }

interface Registry {
  pool: pg.Pool
  clientAddress(request: Request): string
  limits: Pick<RateLimits, 'takeRegistration'>
}

/** Registers a program that a person is to allow to read for them, as a client without a secret. Sources: RFC 7591; docs/decisions/099. */
export async function registerProgram({ pool, limits, clientAddress }: Registry, request: Request): Promise<Response> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return refuse(415, 'invalid_client_metadata')
  try {
    await limits.takeRegistration(clientAddress(request))
    const sent = await readJson(request)
    const input = registrationInput.safeParse(sent)
    if (!input.success)
      return refuse(400, input.error.issues[0]?.path[0] === 'redirect_uris' ? 'invalid_redirect_uri' : 'invalid_client_metadata')
    const registered = await registerDynamicClient(pool, input.data)
    return registered ? Response.json(registered, { status: 201, headers: HEADERS }) : refuse(503, 'temporarily_unavailable')
  } catch (error) {
    if (!isAppError(error)) throw error
    return refuse(error.status, error.status === 429 ? 'temporarily_unavailable' : 'invalid_client_metadata', error.retryAfterSeconds)
  }
}

interface Admission {
  pool: pg.Pool
  findResource(address: string): Promise<object | undefined>
}

/** Admits the resource of an authorization request where it is a tenant's; the engine refuses any other as `invalid_target`. */
export async function admitResource({ pool, findResource }: Admission, query: URLSearchParams): Promise<void> {
  const clientId = query.get('client_id')
  const [resource, ...others] = query.getAll('resource')
  if (!clientId || !resource || others.length > 0 || !isStorable(clientId)) return
  if (await findResource(resource)) await allowResource(pool, clientId, resource)
}

async function readJson(request: Request): Promise<unknown> {
  const tooLarge = () => new Refused(413, commonReason('BodyTooLarge'))
  const body = await readBody(request, { maxBytes: MAX_BYTES, tooLarge })
  try {
    const sent: unknown = JSON.parse(new TextDecoder().decode(body))
    return findUnstorable(sent) === undefined ? sent : undefined
  } catch {
    return undefined
  }
}

function refuse(status: number, error: string, retryAfterSeconds?: number): Response {
  const headers = { ...HEADERS, ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }) }
  return Response.json({ error }, { status, headers })
}
