import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { AppError, BadRequest, Conflict, InvalidInput } from '#kit/errors.ts'
import type { Ctx, Viewer } from '../context.ts'
import { sha256 } from '../crypto/hash.ts'
import type { Seal } from '../crypto/seal.ts'

/** How long the answer to a key is kept. Older ones count as gone, and the nightly job removes them. */
export const KEY_HOURS = 24
export const KEY_HEADER = 'Idempotency-Key'
export const REPLAYED_HEADER = 'Idempotency-Replayed'

const WAIT_MS = 15_000

/** What the caller showed: tokens tell callers apart who are no API client or person of their own. */
export interface ShownTokens {
  appToken?: string | undefined
  accessToken?: string | undefined
}

/** A key as the database knows it: of its caller and call alone, and the request that it was used for. */
export interface Names {
  key: Buffer
  request: Buffer
}

export interface KeptAnswer {
  status: number
  /** JSON. */
  body: string
}

/** The key in the header: 1 to 200 visible ASCII characters, with or without the quotation marks of a structured field's text. Throws BadRequest. */
export function parseKey(header: string): string {
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new BadRequest(`${KEY_HEADER} mau 1–200 karakter ASCII tanpa spasi`)
  return key
}

/** `sent`: all that makes one request another one, beside the query. */
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

/**
 * Waits until no other request with this key runs; until the end of the transaction none does. Between two looks the request has no connection:
 * `letGo` gives it back. Throws a 409 with `Retry-After` when the other one takes too long.
 */
export async function waitForTurn(ctx: Ctx, { key }: Names, letGo: () => Promise<void>, waitMs = WAIT_MS): Promise<void> {
  const until = Date.now() + waitMs
  for (let pauseMs = 50; !(await takeTurn(ctx, key)); pauseMs = Math.min(pauseMs * 1.5, 500)) {
    await letGo()
    if (Date.now() > until)
      throw new AppError(409, 'Conflict', 'Permintaan pertama dengan kunci ini masih berjalan; coba lagi nanti', { retryAfterSeconds: 5 })
    // Not all at the same moment.
    await sleep(pauseMs * (0.5 + Math.random()))
  }
}

/** Whether nobody else has it. A statement of its own: the next one must see what the first request wrote. */
async function takeTurn({ db }: Ctx, key: Buffer): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean
  }>`select pg_try_advisory_xact_lock(${key.readBigInt64BE(0).toString()}::bigint) as taken`.execute(db)
  return rows[0]?.taken ?? false
}

/**
 * What the first request with this key was answered. undefined: there was none within a day. Throws InvalidInput where the key was used for another request,
 * and Conflict where the answer can't be read any more.
 */
export async function findAnswer(ctx: Ctx, seal: Seal, { key, request }: Names): Promise<KeptAnswer | undefined> {
  const first = await ctx.db
    .selectFrom('idempotency_keys')
    .select(['request_sha256', 'status', 'sealed_answer'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('key_sha256', '=', key)
    .where('created_at', '>', new Date(ctx.now.getTime() - KEY_HOURS * 3_600_000))
    .executeTakeFirst()
  if (!first) return undefined
  if (!first.request_sha256.equals(request))
    throw new InvalidInput('Kunci ini sudah dipakai untuk permintaan lain', [
      { path: KEY_HEADER, message: 'pakai kunci baru untuk permintaan baru' },
    ])
  const body = seal.open(purposeOf(ctx), first.sealed_answer)
  if (body === undefined) throw new Conflict('Jawaban untuk kunci ini tidak bisa dibaca lagi; pakai kunci baru')
  return { status: first.status, body }
}

/** Keeps the answer, in the transaction of the work. */
export async function keepAnswer(ctx: Ctx, seal: Seal, { key, request }: Names, { status, body }: KeptAnswer): Promise<void> {
  const kept = {
    member_id: ctx.viewer.kind === 'person' ? ctx.viewer.person.memberId : null,
    request_sha256: request,
    status,
    sealed_answer: seal.seal(purposeOf(ctx), body),
    created_at: ctx.now,
  }
  await ctx.db
    .insertInto('idempotency_keys')
    .values({ tenant_id: ctx.tenantId, key_sha256: key, ...kept })
    // One that is older than a day.
    .onConflict(is => is.columns(['tenant_id', 'key_sha256']).doUpdateSet(kept))
    .execute()
}

const purposeOf = (ctx: Ctx) => `idempotency:${ctx.tenantId}`

/** Who asks, as long as they are the same: an API client by its id and a person by theirs, whatever tokens they come with; others by their tokens. */
function callerOf(viewer: Viewer, tokens: ShownTokens): string[] {
  const app = viewer.kind === 'api-client' ? viewer : viewer.kind === 'person' || viewer.kind === 'stranger' ? viewer.app : null
  const shown = (token: string | undefined) => (token === undefined ? '' : sha256(token).toString('base64url'))
  const person = viewer.kind === 'person' ? viewer.person.memberId : shown(tokens.accessToken)
  // The pages' own token is a browser's; who is signed in is the same in each of theirs.
  return [viewer.kind, app?.clientId ?? (viewer.kind === 'person' ? '' : shown(tokens.appToken)), person]
}

/** What the caller may do: an answer is not handed to a token that could not have asked for it. */
function rightsOf(viewer: Viewer): string[] {
  if (viewer.kind === 'person') return [viewer.person.role, ...(viewer.app?.scopes ?? []).toSorted()]
  return viewer.kind === 'api-client' ? viewer.scopes.toSorted() : []
}
