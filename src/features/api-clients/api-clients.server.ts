import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { canGiveScope, requirePermission } from '#features/permissions/permissions.ts'
import { Forbidden, NotFound, Refused } from '#kit/errors.ts'
import type { Reason } from '#kit/reason.ts'
import { SCOPES } from '#kit/scopes.ts'
import { toName } from '#kit/text.ts'
import type { Ctx } from '#platform/context.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import { isUuid } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import { type ApiClient, MAX_API_CLIENT_NAME_CHARACTERS } from './api-client.ts'
import { createClient, newClientSecret } from './app-tokens.server.ts'
import { apiClientReason } from './texts.ts'

/** API clients of one tenant, revoked ones excluded. */
export const MAX_API_CLIENTS = 50
/** A form that is sent again within this time counts once: the button was pressed twice. */
const AGAIN_MS = 60_000

type ClientValues = Partial<{ name: string; scopes: string[]; secret_sha256: Buffer; revoked_at: Date }>

export interface NewApiClient {
  /** Chosen when the form is shown, so that a form that is sent twice creates one API client. */
  id: string
  name: string
  scopes: readonly string[]
}

/** Returns the tenant's API clients, oldest first, without revoked ones; never their secrets. Throws as `requirePermission`. */
export async function listApiClients(ctx: Ctx): Promise<ApiClient[]> {
  requirePermission(ctx.viewer, 'api-clients.manage')
  return await selectClients(ctx).orderBy('c.created_at').orderBy('c.id').execute()
}

/** Returns an API client that is not revoked. Throws as `requirePermission`, and NotFound. */
export async function getApiClient(ctx: Ctx, id: string): Promise<ApiClient> {
  requirePermission(ctx.viewer, 'api-clients.manage')
  const client = isUuid(id) ? await selectClients(ctx).where('c.id', '=', id).executeTakeFirst() : undefined
  if (!client) throw new NotFound(apiClientReason('AppMissing'))
  return client
}

/**
 * Creates an API client. Returns its secret, which can't be read again. The same form within a minute, if the API client has not got a token yet,
 * creates no second one but replaces the secret that nobody saw. Throws as `requirePermission`, Forbidden (a scope that the viewer may not give),
 * `AppNameLength`, `ScopeUnknown` (422), `AppNameTaken`, `AppFormUsed` and `TooManyApps` (409).
 */
export async function createApiClient(ctx: Ctx, input: NewApiClient): Promise<{ id: string; secret: string }> {
  requirePermission(ctx.viewer, 'api-clients.manage')
  const name = readName(input.name)
  const scopes = readScopes(ctx, input.scopes)
  // Serialized per tenant, so that neither a name nor the last free place is taken twice.
  await lock(ctx, 'app clients')
  if (await isSentAgain(ctx, { ...input, name, scopes })) return { id: input.id, secret: await writeSecret(ctx, input.id) }
  await requireRoom(ctx, name)
  const made = await createClient(ctx, name, scopes, { id: input.id, secret: newClientSecret() })
  await writeAudit(ctx, { act: 'client.created', subject: made.id, details: { name, scopes } })
  return made
}

/**
 * Changes an API client's name and scopes. A removed scope loses effect at once, also for issued tokens; an added one counts for new tokens. Throws as
 * `requirePermission`, NotFound, Forbidden (an added scope that the viewer may not give), `AppNameLength`, `ScopeUnknown` (422) and `AppNameTaken`
 * (409).
 */
export async function changeApiClient(ctx: Ctx, id: string, input: Omit<NewApiClient, 'id'>): Promise<void> {
  requirePermission(ctx.viewer, 'api-clients.manage')
  await lock(ctx, 'app clients')
  const before = await getApiClient(ctx, id)
  const name = readName(input.name)
  const scopes = readScopes(ctx, input.scopes, before.scopes)
  const others = (await listApiClients(ctx)).filter(client => client.id !== id)
  requireFreeName(others, name)
  const added = scopes.filter(scope => !before.scopes.includes(scope))
  const taken = before.scopes.filter(scope => !scopes.includes(scope))
  const isRenamed = name !== before.name
  if (!isRenamed && added.length === 0 && taken.length === 0) return
  await writeClient(ctx, id, { name, scopes })
  if (taken.length > 0) await cutTokens(ctx, id, scopes)
  await writeAudit(ctx, { act: 'client.changed', subject: id, details: { name, ...(isRenamed && { was: before.name }), added, taken } })
}

/**
 * Replaces an API client's secret and returns the new one, which can't be read again. The old secret and all its tokens are invalid at once. Throws as
 * `requirePermission`, NotFound, and Forbidden if the viewer may not give all its scopes, since the secret gives access to them.
 */
export async function renewApiClientSecret(ctx: Ctx, id: string): Promise<string> {
  const { name, scopes } = await getApiClient(ctx, id)
  if (!scopes.every(scope => canGiveScope(ctx.viewer, scope))) throw new Forbidden()
  const secret = await writeSecret(ctx, id)
  await endTokens(ctx, id)
  await writeAudit(ctx, { act: 'client.secret-renewed', subject: id, details: { name } })
  return secret
}

/** Revokes an API client with all its tokens. Throws as `requirePermission`, and NotFound. */
export async function revokeApiClient(ctx: Ctx, id: string): Promise<void> {
  const { name } = await getApiClient(ctx, id)
  await writeClient(ctx, id, { revoked_at: ctx.now })
  await endTokens(ctx, id)
  await writeAudit(ctx, { act: 'client.revoked', subject: id, details: { name } })
}

/** Returns the name of a form. Throws `AppNameLength` (422). */
export function readName(given: string): string {
  const name = toName(given.slice(0, 1000))
  if (name.length === 0 || name.length > MAX_API_CLIENT_NAME_CHARACTERS)
    throw refusal(422, apiClientReason('AppNameLength', { most: MAX_API_CLIENT_NAME_CHARACTERS }), 'name')
  return name
}

/** `had`: the API client's present scopes, which may stay whatever the viewer may give. */
function readScopes(ctx: Ctx, given: readonly string[], had: readonly string[] = []): string[] {
  const known: readonly string[] = SCOPES
  if (given.some(scope => !known.includes(scope))) throw refusal(422, apiClientReason('ScopeUnknown'), 'scopes')
  if (!given.every(scope => had.includes(scope) || canGiveScope(ctx.viewer, scope))) throw new Forbidden()
  return SCOPES.filter(scope => given.includes(scope))
}

async function isSentAgain(ctx: Ctx, { id, name, scopes }: NewApiClient): Promise<boolean> {
  const there = await ctx.db
    .selectFrom('app_clients')
    .select(['name', 'scopes', 'created_by', 'created_at', 'last_token_at', 'revoked_at'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!there) return false
  const isSame = there.name === name && there.scopes.join() === scopes.join() && there.created_by === makerOf(ctx)
  const isFresh = ctx.now.getTime() - there.created_at.getTime() < AGAIN_MS && !there.last_token_at && !there.revoked_at
  if (isSame && isFresh) return true
  throw new Refused(409, apiClientReason('AppFormUsed'))
}

/** Returns the member who acts; null for an operator's command. */
export function makerOf({ viewer }: Ctx): string | null {
  return viewer.kind === 'person' ? viewer.person.memberId : null
}

async function requireRoom(ctx: Ctx, name: string): Promise<void> {
  const clients = await listApiClients(ctx)
  requireFreeName(clients, name)
  if (clients.length >= MAX_API_CLIENTS) throw new Refused(409, apiClientReason('TooManyApps', { most: MAX_API_CLIENTS }))
}

function requireFreeName(clients: readonly ApiClient[], name: string): void {
  if (clients.some(client => client.name.toLowerCase() === name.toLowerCase())) throw refusal(409, apiClientReason('AppNameTaken'), 'name')
}

async function writeSecret(ctx: Ctx, id: string): Promise<string> {
  const secret = newClientSecret()
  await writeClient(ctx, id, { secret_sha256: sha256(secret) })
  return secret
}

/** Updates an API client and locks its row: concurrent requests for a token wait. Throws NotFound if it is revoked. */
async function writeClient(ctx: Ctx, id: string, values: ClientValues): Promise<void> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('app_clients')
    .set(values)
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new NotFound(apiClientReason('AppMissing'))
}

/** Removes all but these scopes from the API client's tokens. */
async function cutTokens(ctx: Ctx, clientId: string, scopes: readonly string[]): Promise<void> {
  await ctx.db
    .updateTable('app_tokens')
    .set({ scopes: sql<string[]>`array(select scope from unnest(scopes) as scope where scope = any(${scopes}::text[]))` })
    .where('tenant_id', '=', ctx.tenantId)
    .where('client_id', '=', clientId)
    .execute()
  ctx.announce('tokens')
}

/** Ends an API client's tokens. The change clears them from every process's cache of valid tokens. */
async function endTokens(ctx: Ctx, clientId: string): Promise<void> {
  await ctx.db.deleteFrom('app_tokens').where('tenant_id', '=', ctx.tenantId).where('client_id', '=', clientId).execute()
  ctx.announce('tokens')
}

function selectClients(ctx: Ctx) {
  return ctx.db
    .selectFrom('app_clients as c')
    .leftJoin('members as m', join => join.onRef('m.tenant_id', '=', 'c.tenant_id').onRef('m.id', '=', 'c.created_by'))
    .select(['c.id', 'c.name', 'c.scopes', 'c.created_at as createdAt', 'm.name as createdBy', 'c.last_token_at as lastTokenAt'])
    .where('c.tenant_id', '=', ctx.tenantId)
    .where('c.revoked_at', 'is', null)
}

/** Returns a refusal that belongs to one field of a form. */
export function refusal(status: number, reason: Reason, path: string): Refused {
  return new Refused(status, reason, { problems: [{ path, reason }] })
}
