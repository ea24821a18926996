import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { commonReason } from '#kit/common-reasons.ts'
import { AppError, BadRequest, Conflict, InvalidInput } from '#kit/errors.ts'
import type { Ctx, Viewer } from '../context.ts'
import { sha256 } from '../crypto/hash.ts'
import type { Seal } from '../crypto/seal.ts'

/** How long the response for a key is stored. Older ones are ignored, and removed by a nightly job. */
export const KEY_HOURS = 24
export const KEY_HEADER = 'Idempotency-Key'
export const REPLAYED_HEADER = 'Idempotency-Replayed'

const WAIT_MS = 15_000

/** Tokens of the request. They distinguish viewers that are neither an API client with an id nor a person. */
export interface ShownTokens {
  appToken?: string | undefined
  accessToken?: string | undefined
}

/** A key's identity in the database: hashes of viewer, endpoint and key, and of the request it was used for. */
export interface Names {
  key: Buffer
  request: Buffer
}

export interface KeptAnswer {
  status: number
  /** JSON. */
  body: string
}

/** Parses the header: 1 to 200 visible ASCII characters, optionally quoted as a structured field string. Throws BadRequest. */
export function parseKey(header: string): string {
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new BadRequest(commonReason('KeyRefused', { header: KEY_HEADER }))
  return key
}

/** Computes the hashes. `sent` is everything that distinguishes requests besides the query. */
export function namesOf(
  { tenantId, viewer }: Ctx,
  tokens: ShownTokens,
  key: string,
  { method, url }: Pick<Request, 'method' | 'url'>,
  sent: readonly string[],
): Names {
  const { pathname, search } = new URL(url)
  return {
    key: sha256(JSON.stringify([tenantId, method, pathname, ...callerOf(viewer, tokens), key])),
    request: sha256(JSON.stringify([rightsOf(viewer), search, ...sent])),
  }
}

/** Returns connection and turn while a request waits; returns how to get a turn again, if it had one. */
export type LetGo = () => Promise<(() => Promise<void>) | undefined>

/**
 * Waits until no other request with this key runs, then holds the key until the end of the transaction. Between attempts `letGo` returns the connection to
 * the pool. Throws a 409 with `Retry-After` if the other request takes too long.
 */
export async function waitForTurn(ctx: Ctx, { key }: Names, letGo: LetGo, waitMs = WAIT_MS): Promise<void> {
  const until = Date.now() + waitMs
  for (let pauseMs = 50; !(await takeTurn(ctx, key)); pauseMs = Math.min(pauseMs * 1.5, 500)) {
    const goOn = await letGo()
    if (Date.now() > until) throw new AppError(409, 'Conflict', commonReason('KeyRunning'), { retryAfterSeconds: 5 })
    // Jitter.
    await sleep(pauseMs * (0.5 + Math.random()))
    await goOn?.()
  }
}

/** Returns true if the lock was acquired. A statement of its own: the next one must see what the first request wrote. */
async function takeTurn({ db }: Ctx, key: Buffer): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean
  }>`select pg_try_advisory_xact_lock(${key.readBigInt64BE(0).toString()}::bigint) as taken`.execute(db)
  return rows[0]?.taken ?? false
}

/**
 * Returns the stored response of the first request with this key; undefined if there is none within a day by the database's clock, which all processes share. Throws InvalidInput if the key was used for a
 * different request, and Conflict if the stored response can't be opened any more.
 */
export async function findAnswer(ctx: Ctx, seal: Seal, { key, request }: Names): Promise<KeptAnswer | undefined> {
  const first = await ctx.db
    .selectFrom('idempotency_keys')
    .select(['request_sha256', 'status', 'sealed_answer'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('key_sha256', '=', key)
    .where('created_at', '>', sql<Date>`now() - make_interval(hours => ${sql.lit(KEY_HOURS)})`)
    .executeTakeFirst()
  if (!first) return undefined
  if (!first.request_sha256.equals(request))
    throw new InvalidInput(commonReason('KeyUsed'), [{ path: KEY_HEADER, reason: commonReason('KeyNeedsNew') }])
  const body = seal.open(purposeOf(ctx), first.sealed_answer)
  if (body === undefined) throw new Conflict(commonReason('KeyAnswerLost'))
  return { status: first.status, body }
}

/** Stores the response, in the transaction of the request. */
export async function keepAnswer(ctx: Ctx, seal: Seal, { key, request }: Names, { status, body }: KeptAnswer): Promise<void> {
  const kept = {
    member_id: ctx.viewer.kind === 'person' ? ctx.viewer.person.memberId : null,
    request_sha256: request,
    status,
    sealed_answer: seal.seal(purposeOf(ctx), body),
    created_at: sql<Date>`now()`,
  }
  await ctx.db
    .insertInto('idempotency_keys')
    .values({ tenant_id: ctx.tenantId, key_sha256: key, ...kept })
    // Replaces one older than a day.
    .onConflict(is => is.columns(['tenant_id', 'key_sha256']).doUpdateSet(kept))
    .execute()
}

const purposeOf = (ctx: Ctx) => `idempotency:${ctx.tenantId}`

/** Identifies the viewer across tokens: an API client by its id, a person by theirs, others by their tokens. */
function callerOf(viewer: Viewer, tokens: ShownTokens): string[] {
  const app = viewer.kind === 'api-client' ? viewer : viewer.kind === 'person' || viewer.kind === 'stranger' ? viewer.app : null
  const shown = (token: string | undefined) => (token === undefined ? '' : sha256(token).toString('base64url'))
  const person = viewer.kind === 'person' ? viewer.person.memberId : shown(tokens.accessToken)
  // The pages' own token belongs to a browser; a signed-in person is the same in each of theirs.
  return [viewer.kind, app?.clientId ?? (viewer.kind === 'person' ? '' : shown(tokens.appToken)), person]
}

/** Returns the viewer's permissions: a response is not replayed to a token that could not have requested it. */
function rightsOf(viewer: Viewer): string[] {
  if (viewer.kind === 'person') return [viewer.person.role, ...(viewer.app?.scopes ?? []).toSorted()]
  return viewer.kind === 'api-client' ? viewer.scopes.toSorted() : []
}
