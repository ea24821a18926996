import { NotFound, Refused } from '#kit/errors.ts'
import type { TenantId } from '#platform/db/ids.ts'
import type { Db } from '#platform/db/scope.ts'
import { organisationReason } from './texts.ts'

/** Makes one of a tenant's hosts its main one, which links, mails and canonical addresses name. In the system scope. Throws NotFound. */
export async function makeMainHost(db: Db, tenantId: TenantId, host: string): Promise<void> {
  await requireHost(db, tenantId, host)
  // Two statements: at most one row of a tenant may be the main one at any moment.
  await db
    .updateTable('directory.hosts')
    .set({ is_primary: false })
    .where('tenant_id', '=', tenantId)
    .where('is_primary', '=', true)
    .execute()
  await db.updateTable('directory.hosts').set({ is_primary: true }).where('tenant_id', '=', tenantId).where('host', '=', host).execute()
}

/** Removes a host of a tenant. In the system scope. Throws NotFound, and `MainHostStays` (422) for the main one. */
export async function removeHost(db: Db, tenantId: TenantId, host: string): Promise<void> {
  const { is_primary } = await requireHost(db, tenantId, host)
  if (is_primary) throw new Refused(422, organisationReason('MainHostStays'))
  await db
    .deleteFrom('directory.hosts')
    .where('tenant_id', '=', tenantId)
    .where('host', '=', host)
    .where('is_primary', '=', false)
    .execute()
}

async function requireHost(db: Db, tenantId: TenantId, host: string): Promise<{ is_primary: boolean }> {
  const row = await db
    .selectFrom('directory.hosts')
    .select('is_primary')
    .where('tenant_id', '=', tenantId)
    .where('host', '=', host)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new NotFound(organisationReason('HostMissing'))
  return row
}
