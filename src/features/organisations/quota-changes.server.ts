import { writeAudit } from '#features/audit/audit.server.ts'
import { requireFreshSuperadmin } from '#features/members/roles.server.ts'
import { getDefaultQuotas, getOwnQuotas, getUse, setDefaultQuotas, setOwnQuotas } from '#features/quotas/quotas.server.ts'
import type { OwnQuotas, Quotas } from '#features/quotas/quotas.ts'
import type { PageArgs } from '#page/page.server.ts'
import type { TenantId } from '#platform/db/ids.ts'
import type { Db } from '#platform/db/scope.ts'
import { readDefaultQuotas, readQuotas } from './quota-fields.ts'
import { changeTenant } from './tenants.server.ts'

type Args = Pick<PageArgs, 'ctx' | 'acrossTenants' | 'atTenant'>

/** A tenant's quotas beside what it uses. */
export interface TenantQuotas {
  own: OwnQuotas
  general: Quotas
  use: Quotas
}

/** Returns a tenant's quotas and its use. In the system scope `tenant-figures`. */
export async function getTenantQuotas(db: Db, tenantId: TenantId, now: Date): Promise<TenantQuotas> {
  return { own: await getOwnQuotas(db, tenantId), general: await getDefaultQuotas(db), use: await getUse(db, tenantId, now) }
}

/** Changes a tenant's quotas; an empty field returns to the default. Audited there. Throws as `requireFreshSuperadmin`, NotFound, and as `readQuotas` (422). */
export async function changeQuotas(args: Args, slug: string, fields: Pick<URLSearchParams, 'get'>): Promise<void> {
  requireFreshSuperadmin(args.ctx)
  const own = readQuotas(fields)
  await changeTenant(args, slug, { act: 'quotas.changed', subject: slug, details: { ...own } }, (db, { tenantId }) =>
    setOwnQuotas(db, tenantId, own),
  )
}

/** Changes the installation's defaults; audited where the superadmin entered. Throws as `requireFreshSuperadmin`, and as `readDefaultQuotas` (422). */
export async function changeDefaultQuotas({ ctx, acrossTenants }: Args, fields: Pick<URLSearchParams, 'get'>): Promise<void> {
  requireFreshSuperadmin(ctx)
  const quotas = readDefaultQuotas(fields)
  await writeAudit(ctx, { act: 'quotas.changed', subject: '', details: { ...quotas } })
  await acrossTenants(db => setDefaultQuotas(db, quotas))
}
