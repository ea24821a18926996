import { randomBytes, timingSafeEqual } from 'node:crypto'
import { Unauthenticated } from '#kit/errors.ts'
import type { AppToken, Ctx } from '#platform/context.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import { newId } from '#platform/db/ids.ts'
import { APP_TOKEN_HOURS } from './api-client.ts'

export interface IssuedToken {
  token: string
  scopes: string[]
  expiresAt: Date
}

/**
 * A token for an API client that knows its id and secret. Scopes asked for beyond the client's own are left out; none asked for: none given.
 * Kept as its SHA-256 only. Throws Unauthenticated where id or secret is wrong, without saying which.
 */
export async function issueClientToken(ctx: Ctx, input: { id: string; secret: string; scopes: string[] }): Promise<IssuedToken> {
  const client = await ctx.db
    .selectFrom('app_clients')
    .select(['id', 'secret_sha256'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', input.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  const given = sha256(input.secret)
  if (!client || !timingSafeEqual(client.secret_sha256, given)) throw new Unauthenticated(WRONG)
  const scopes = await noteUse(ctx, client.id, given)
  return await store(
    ctx,
    client.id,
    scopes.filter(scope => input.scopes.includes(scope)),
  )
}

const WRONG = 'Id atau rahasia aplikasi salah'

/**
 * The client's scopes, where the secret still is its own; throws Unauthenticated where it is not. Holds its row: a token is either gone with the old secret, or
 * not made by it, and a scope that is taken away at this moment is either cut from it, or not given.
 */
async function noteUse(ctx: Ctx, clientId: string, secret: Buffer): Promise<string[]> {
  const client = await ctx.db
    .updateTable('app_clients')
    .set({ last_token_at: ctx.now })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', clientId)
    .where('secret_sha256', '=', secret)
    .where('revoked_at', 'is', null)
    .returning('scopes')
    .executeTakeFirst()
  if (!client) throw new Unauthenticated(WRONG)
  return client.scopes
}

/** A token for the tenant's own pages: it may only read, and goes into an http-only cookie. */
export async function issueSiteToken(ctx: Ctx): Promise<IssuedToken> {
  return await store(ctx, null, [])
}

async function store(ctx: Ctx, clientId: string | null, scopes: string[]): Promise<IssuedToken> {
  const token = `app_${randomBytes(32).toString('base64url')}`
  const expiresAt = new Date(ctx.now.getTime() + APP_TOKEN_HOURS * 3_600_000)
  await ctx.db
    .insertInto('app_tokens')
    .values({
      tenant_id: ctx.tenantId,
      token_sha256: sha256(token),
      client_id: clientId,
      scopes,
      created_at: ctx.now,
      expires_at: expiresAt,
    })
    .execute()
  return { token, scopes, expiresAt }
}

/** Who holds the token; undefined where it is unknown, of another tenant, revoked or run out. */
export async function findTokenHolder(ctx: Ctx, token: string): Promise<AppToken | undefined> {
  if (!/^app_[\w-]{43}$/.test(token)) return undefined
  const row = await ctx.db
    .selectFrom('app_tokens as t')
    .leftJoin('app_clients as c', join => join.onRef('c.tenant_id', '=', 't.tenant_id').onRef('c.id', '=', 't.client_id'))
    .select(['t.client_id', 't.scopes', 'c.revoked_at'])
    .where('t.tenant_id', '=', ctx.tenantId)
    .where('t.token_sha256', '=', sha256(token))
    .where('t.expires_at', '>', ctx.now)
    .executeTakeFirst()
  if (!row || row.revoked_at) return undefined
  return { clientId: row.client_id, scopes: row.scopes }
}

/** Removes a token, so that it is no longer valid anywhere. */
export async function revokeToken(ctx: Ctx, token: string): Promise<void> {
  await ctx.db.deleteFrom('app_tokens').where('tenant_id', '=', ctx.tenantId).where('token_sha256', '=', sha256(token)).execute()
  ctx.announce('tokens')
}

/** A secret that an API client proves itself by. */
export function newClientSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Registers an API client, unasked: `createApiClient` is what staff do. The secret is answered once and kept as its hash. */
export async function createClient(
  ctx: Ctx,
  name: string,
  scopes: string[],
  given?: { id: string; secret: string },
): Promise<{ id: string; secret: string }> {
  const id = given?.id ?? newId()
  const secret = given?.secret ?? newClientSecret()
  const created_by = ctx.viewer.kind === 'person' ? ctx.viewer.person.memberId : null
  await ctx.db
    .insertInto('app_clients')
    .values({ tenant_id: ctx.tenantId, id, name, secret_sha256: sha256(secret), scopes, created_at: ctx.now, created_by })
    .execute()
  return { id, secret }
}
