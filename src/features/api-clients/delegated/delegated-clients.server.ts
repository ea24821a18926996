import { writeAudit } from '#features/audit/audit.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import type { Site } from '#features/sites/site.ts'
import { Forbidden, NotFound, Refused } from '#kit/errors.ts'
import { DELEGATED_SCOPES } from '#kit/scopes.ts'
import type { DelegatedRegistrations, Identity } from '#page/identity.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import { makerOf, readName, refusal } from '../api-clients.server.ts'
import { newClientSecret } from '../app-tokens.server.ts'
import { apiClientReason } from '../texts.ts'
import { type DelegatedClient, faultOfRedirectUri, MAX_REDIRECT_URIS, mayLetRequest } from './delegated-client.ts'

/** Delegated clients of one tenant, revoked ones excluded. */
export const MAX_DELEGATED_CLIENTS = 50
/** A form that is sent again within this time counts once: the button was pressed twice. */
const AGAIN_MS = 60_000

/** Where delegated clients are registered: the account site, for this site. */
export interface Registry {
  identity: Pick<Identity, 'delegated'>
  site: Pick<Site, 'tenantId' | 'host'>
}

export interface DelegatedClientInput {
  name: string
  redirectUris: readonly string[]
  scopes: readonly string[]
}

export interface NewDelegatedClient extends DelegatedClientInput {
  /** Chosen when the form is shown, so that a form that is sent twice registers one. */
  id: string
  hasSecret: boolean
}

/** Returns the tenant's delegated clients, oldest first, without revoked ones. Throws as `requirePermission`. */
export async function listDelegatedClients(ctx: Ctx): Promise<DelegatedClient[]> {
  requirePermission(ctx.viewer, 'api-clients.manage')
  return await selectClients(ctx).orderBy('c.created_at').orderBy('c.id').execute()
}

/** Returns a delegated client that is not revoked. Throws as `requirePermission`, and NotFound. */
export async function getDelegatedClient(ctx: Ctx, id: string): Promise<DelegatedClient> {
  requirePermission(ctx.viewer, 'api-clients.manage')
  const client = isUuid(id) ? await selectClients(ctx).where('c.id', '=', id).executeTakeFirst() : undefined
  if (!client) throw new NotFound(apiClientReason('AppMissing'))
  return client
}

/**
 * Registers a delegated client here and at the account site. Returns its secret, if it has one, which can't be read again. The same form within a minute
 * registers no second one but replaces the secret that nobody saw. Throws as `requirePermission`, Forbidden (a scope that the viewer may not give),
 * `AppNameLength`, `ScopeUnknown`, `RedirectNeeded`, `RedirectMany` and those of `faultOfRedirectUri` (422), `AppNameTaken`, `AppFormUsed`, `TooManyApps`
 * and `ProviderForeign` (409).
 */
export async function createDelegatedClient(
  ctx: Ctx,
  registry: Registry,
  input: NewDelegatedClient,
): Promise<{ id: string; secret: string | undefined }> {
  requirePermission(ctx.viewer, 'api-clients.manage')
  const registrations = requireRegistrations(registry)
  const { id, hasSecret } = input
  const read = readInput(ctx, input)
  // Serialized per tenant, so that neither a name nor the last free place is taken twice.
  await lock(ctx, 'delegated clients')
  const secret = hasSecret ? newClientSecret() : undefined
  if (!(await isSentAgain(ctx, { ...read, id, hasSecret }))) {
    await requireRoom(ctx, read.name)
    await ctx.db
      .insertInto('delegated_clients')
      .values({
        tenant_id: ctx.tenantId,
        id,
        name: read.name,
        redirect_uris: read.redirectUris,
        scopes: read.scopes,
        has_secret: hasSecret,
        created_at: ctx.now,
        created_by: makerOf(ctx),
      })
      .execute()
    const { name, scopes, redirectUris } = read
    await writeAudit(ctx, { act: 'delegated-client.created', subject: id, details: { name, scopes, redirectUris } })
  }
  await registrations.put(registry.site, { ...read, id, hasSecret, secret })
  return { id, secret }
}

/**
 * Changes a delegated client's name, redirect URIs and scopes. A removed scope has no effect at the next call, also in tokens and consents that have it; an
 * added one counts once a person has allowed it. Throws as `createDelegatedClient`, and NotFound.
 */
export async function changeDelegatedClient(ctx: Ctx, registry: Registry, id: string, input: DelegatedClientInput): Promise<void> {
  requirePermission(ctx.viewer, 'api-clients.manage')
  const registrations = requireRegistrations(registry)
  await lock(ctx, 'delegated clients')
  const before = await getDelegatedClient(ctx, id)
  const read = readInput(ctx, input, before.scopes)
  const others = (await listDelegatedClients(ctx)).filter(client => client.id !== id)
  requireFreeName(others, read.name)
  const added = read.scopes.filter(scope => !before.scopes.includes(scope))
  const taken = before.scopes.filter(scope => !read.scopes.includes(scope))
  const isRenamed = read.name !== before.name
  const isMoved = read.redirectUris.join() !== before.redirectUris.join()
  if (isRenamed || isMoved || added.length > 0 || taken.length > 0) {
    await writeClient(ctx, id, { name: read.name, redirect_uris: read.redirectUris, scopes: read.scopes })
    const details = {
      name: read.name,
      ...(isRenamed && { was: before.name }),
      ...(isMoved && { redirectUris: read.redirectUris }),
      added,
      taken,
    }
    await writeAudit(ctx, { act: 'delegated-client.changed', subject: id, details })
  }
  await registrations.put(registry.site, { ...read, id, hasSecret: before.hasSecret })
}

/**
 * Replaces a delegated client's secret and returns the new one, which can't be read again. Throws as `requirePermission`, NotFound, Forbidden if the viewer
 * may not give all its scopes, `NoSecret` and `ProviderForeign` (409).
 */
export async function renewDelegatedSecret(ctx: Ctx, registry: Registry, id: string): Promise<string> {
  const client = await getDelegatedClient(ctx, id)
  const registrations = requireRegistrations(registry)
  if (!client.scopes.every(scope => mayLetRequest(ctx.viewer, scope))) throw new Forbidden()
  if (!client.hasSecret) throw new Refused(409, apiClientReason('NoSecret'))
  const secret = newClientSecret()
  await writeAudit(ctx, { act: 'delegated-client.secret-renewed', subject: id, details: { name: client.name } })
  await registrations.put(registry.site, { ...client, secret })
  return secret
}

/**
 * Revokes a delegated client: here at once, and at the account site with all tokens and consents. Throws as `requirePermission`, NotFound and
 * `ProviderForeign` (409).
 */
export async function revokeDelegatedClient(ctx: Ctx, registry: Registry, id: string): Promise<void> {
  const { name } = await getDelegatedClient(ctx, id)
  const registrations = requireRegistrations(registry)
  await writeClient(ctx, id, { revoked_at: ctx.now })
  await writeAudit(ctx, { act: 'delegated-client.revoked', subject: id, details: { name } })
  await registrations.remove(ctx.tenantId, id)
}

/** Returns the scopes that a delegated client may use at this tenant now; undefined if it is unknown or revoked. */
export async function findDelegatedScopes({ db, tenantId }: Ctx, id: string): Promise<string[] | undefined> {
  const row = await db
    .selectFrom('delegated_clients')
    .select('scopes')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row?.scopes
}

function requireRegistrations({ identity }: Registry): DelegatedRegistrations {
  if (!identity.delegated) throw new Refused(409, apiClientReason('ProviderForeign'))
  return identity.delegated
}

interface ReadInput {
  name: string
  redirectUris: string[]
  scopes: string[]
}

/** `had`: the client's present scopes, which may stay whatever the viewer may give. */
function readInput(ctx: Ctx, input: DelegatedClientInput, had: readonly string[] = []): ReadInput {
  const name = readName(input.name)
  const uris = [...new Set(input.redirectUris)]
  if (uris.length === 0) throw refusal(422, apiClientReason('RedirectNeeded'), 'redirectUris')
  if (uris.length > MAX_REDIRECT_URIS) throw refusal(422, apiClientReason('RedirectMany', { most: MAX_REDIRECT_URIS }), 'redirectUris')
  const fault = uris.map(faultOfRedirectUri).find(Boolean)
  if (fault) throw refusal(422, fault, 'redirectUris')
  const known: readonly string[] = DELEGATED_SCOPES
  if (input.scopes.some(scope => !known.includes(scope))) throw refusal(422, apiClientReason('ScopeUnknown'), 'scopes')
  if (!input.scopes.every(scope => had.includes(scope) || mayLetRequest(ctx.viewer, scope))) throw new Forbidden()
  return { name, redirectUris: uris, scopes: DELEGATED_SCOPES.filter(scope => input.scopes.includes(scope)) }
}

async function isSentAgain(ctx: Ctx, input: ReadInput & { id: string; hasSecret: boolean }): Promise<boolean> {
  const there = await ctx.db
    .selectFrom('delegated_clients')
    .select(['name', 'redirect_uris', 'scopes', 'has_secret', 'created_by', 'created_at', 'revoked_at'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', input.id)
    .executeTakeFirst()
  if (!there) return false
  const isSame =
    there.name === input.name &&
    there.redirect_uris.join() === input.redirectUris.join() &&
    there.scopes.join() === input.scopes.join() &&
    there.has_secret === input.hasSecret &&
    there.created_by === makerOf(ctx)
  if (isSame && ctx.now.getTime() - there.created_at.getTime() < AGAIN_MS && !there.revoked_at) return true
  throw new Refused(409, apiClientReason('AppFormUsed'))
}

async function requireRoom(ctx: Ctx, name: string): Promise<void> {
  const clients = await listDelegatedClients(ctx)
  requireFreeName(clients, name)
  if (clients.length >= MAX_DELEGATED_CLIENTS) throw new Refused(409, apiClientReason('TooManyApps', { most: MAX_DELEGATED_CLIENTS }))
}

function requireFreeName(clients: readonly DelegatedClient[], name: string): void {
  if (clients.some(client => client.name.toLowerCase() === name.toLowerCase())) throw refusal(409, apiClientReason('AppNameTaken'), 'name')
}

type ClientValues = Partial<{ name: string; redirect_uris: string[]; scopes: string[]; revoked_at: Date }>

async function writeClient(ctx: Ctx, id: string, values: ClientValues): Promise<void> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('delegated_clients')
    .set(values)
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new NotFound(apiClientReason('AppMissing'))
}

function selectClients(ctx: Ctx) {
  return ctx.db
    .selectFrom('delegated_clients as c')
    .leftJoin('members as m', join => join.onRef('m.tenant_id', '=', 'c.tenant_id').onRef('m.id', '=', 'c.created_by'))
    .select(['c.id', 'c.name', 'c.redirect_uris as redirectUris', 'c.scopes', 'c.has_secret as hasSecret', 'c.created_at as createdAt'])
    .select('m.name as createdBy')
    .where('c.tenant_id', '=', ctx.tenantId)
    .where('c.revoked_at', 'is', null)
}
