import { randomBytes, timingSafeEqual } from 'node:crypto'
import { Unauthenticated } from '#kit/errors.ts'
import type { AppToken, Ctx } from '#platform/context.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import { newId } from '#platform/db/ids.ts'
import { APP_TOKEN_HOURS } from './api-client.ts'
import { apiClientReason } from './texts.ts'

export interface IssuedToken {
  token: string
  scopes: string[]
  expiresAt: Date
}

/**
 * Issues a token to an API client that proves its id and secret. Leaves out requested scopes that the client does not have; without a request there are
 * none. Stored only as SHA-256. Throws Unauthenticated if the id or secret is wrong, without saying which.
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
  if (!client || !timingSafeEqual(client.secret_sha256, given)) throw new Unauthenticated(apiClientReason('CredentialsWrong'))
  const scopes = await noteUse(ctx, client.id, given)
  return await store(
    ctx,
    client.id,
    scopes.filter(scope => input.scopes.includes(scope)),
  )
}

/**
 * Returns the client's scopes; throws Unauthenticated if the secret is no longer its own. Locks the client's row: the token is either removed with the
 * old secret or never issued, and a scope that is removed at this moment is either cut from it or not given.
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
  if (!client) throw new Unauthenticated(apiClientReason('CredentialsWrong'))
  return client.scopes
}

/** Issues a token to the tenant's own pages: read-only, for an HttpOnly cookie. */
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

/** Returns the holder of a token; undefined if it is unknown, of another tenant, revoked or expired. */
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

/** Revokes a token. */
export async function revokeToken(ctx: Ctx, token: string): Promise<void> {
  await ctx.db.deleteFrom('app_tokens').where('tenant_id', '=', ctx.tenantId).where('token_sha256', '=', sha256(token)).execute()
  ctx.announce('tokens')
}

/** Returns a new random client secret. */
export function newClientSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Creates an API client without a permission check; staff use `createApiClient`. Returns the secret once and stores its hash. */
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

/** Creates an API client with this id and secret, or gives the one with this id the secret back, without a permission check. For the demo. */
export async function restoreClient(ctx: Ctx, client: { id: string; secret: string; name: string; scopes: string[] }): Promise<void> {
  const { id, name, scopes } = client
  const secret_sha256 = sha256(client.secret)
  await ctx.db
    .insertInto('app_clients')
    .values({ tenant_id: ctx.tenantId, id, name, secret_sha256, scopes, created_at: ctx.now })
    .onConflict(conflict => conflict.columns(['tenant_id', 'id']).doUpdateSet({ secret_sha256, scopes, revoked_at: null }))
    .execute()
}
