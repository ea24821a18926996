import { sql } from 'kysely'
import { commonReason } from '#kit/common-reasons.ts'
import { Conflict, InvalidInput, NotFound } from '#kit/errors.ts'
import { newId, type TenantId, toTenantId } from '#platform/db/ids.ts'
import type { Db } from '#platform/db/scope.ts'
import { toHostName } from './site.ts'
import { siteReason } from './texts.ts'

export interface NewTenant {
  /** Lower-case letters, digits and `-`: the tenant's name in commands. */
  slug: string
  name: string
  host: string
}

/** Registers a tenant with its primary host, in the system scope `register-tenant`. Throws InvalidInput, Conflict (the slug or host is taken). */
export async function registerTenant(db: Db, { slug, name, host }: NewTenant): Promise<TenantId> {
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(slug))
    throw new InvalidInput(siteReason('SlugRefused'), [{ path: 'slug', reason: siteReason('SlugLetters') }])
  const id = toTenantId(newId())
  const made = await db
    .insertInto('directory.tenants')
    .values({ id, slug, name, site_id: sql<number>`(select coalesce(max(site_id), 0) + 1 from directory.tenants)` })
    .onConflict(conflict => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new Conflict(commonReason('SlugTaken'), [{ path: 'slug', reason: commonReason('Taken') }])
  await addHost(db, id, host, true)
  return id
}

/** Adds a host to a tenant, in the system scope `register-tenant`. Throws InvalidInput, Conflict (the host is taken). */
export async function addHost(db: Db, tenantId: TenantId, host: string, isPrimary = false): Promise<void> {
  const name = toHostName(host)
  if (!name || name.length > 253 || name !== host.toLowerCase())
    throw new InvalidInput(siteReason('HostRefused'), [{ path: 'host', reason: commonReason('Verbatim', { text: host }) }])
  const made = await db
    .insertInto('directory.hosts')
    .values({ host: name, tenant_id: tenantId, is_primary: isPrimary })
    .onConflict(conflict => conflict.column('host').doNothing())
    .returning('host')
    .executeTakeFirst()
  if (!made) throw new Conflict(siteReason('HostTaken'), [{ path: 'host', reason: commonReason('Taken') }])
}

/** Returns the id of the tenant with this slug. Throws NotFound. */
export async function getTenantBySlug(db: Db, slug: string): Promise<TenantId> {
  const row = await db.selectFrom('directory.tenants').select('id').where('slug', '=', slug).executeTakeFirst()
  if (!row) throw new NotFound(siteReason('TenantMissing', { slug }))
  return toTenantId(row.id)
}
