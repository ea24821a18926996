import type { AuditAct } from '#features/audit/audit.server.ts'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requireFreshSuperadmin } from '#features/members/roles.server.ts'
import { addHost } from '#features/sites/register.server.ts'
import { removeStarterContent } from '#features/starter-content/remove.server.ts'
import { NotFound, Refused } from '#kit/errors.ts'
import type { PageArgs } from '#page/page.server.ts'
import { type TenantId, toTenantId } from '#platform/db/ids.ts'
import type { Db } from '#platform/db/scope.ts'
import { hostRulesOf, readHostName } from './host-name.ts'
import { makeMainHost, removeHost } from './hosts.server.ts'
import { organisationReason } from './texts.ts'

/** A tenant as superadmins manage it. */
export interface ManagedTenant {
  tenantId: TenantId
  slug: string
  name: string
  createdAt: Date
  suspendedAt: Date | null
  /** The main host first. */
  hosts: { host: string; isMain: boolean }[]
}

/** Returns a tenant by its slug, with its hosts. In the system scope `tenant-figures`. Throws NotFound. */
export async function getManagedTenant(db: Db, slug: string): Promise<ManagedTenant> {
  const tenant = await db
    .selectFrom('directory.tenants')
    .select(['id', 'slug', 'name', 'created_at as createdAt', 'suspended_at as suspendedAt'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!tenant) throw new NotFound(organisationReason('TenantMissing'))
  const { id, ...rest } = tenant
  const hosts = await db
    .selectFrom('directory.hosts')
    .select(['host', 'is_primary as isMain'])
    .where('tenant_id', '=', id)
    .orderBy('is_primary', 'desc')
    .orderBy('host')
    .execute()
  return { ...rest, tenantId: toTenantId(id), hosts }
}

type Args = Pick<PageArgs, 'ctx' | 'acrossTenants' | 'atTenant'>

/** Adds a host that was typed. Throws as `requireFreshSuperadmin`, as `readHostName` says (422), and Conflict if a tenant has it. */
export async function addTypedHost(
  args: Args,
  slug: string,
  typed: string,
  { baseDomain, own }: { baseDomain: string; own: string[] },
): Promise<void> {
  requireFreshSuperadmin(args.ctx)
  const read = readHostName(typed, hostRulesOf(baseDomain, own))
  if ('problem' in read) {
    const reason = organisationReason(read.problem)
    throw new Refused(422, reason, { problems: [{ path: 'host', reason }] })
  }
  await changeTenant(args, slug, { act: 'host.added', subject: read.host }, (db, { tenantId }) => addHost(db, tenantId, read.host))
}

/** Makes a host the main one, or removes it. Throws as `makeMainHost` and `removeHost`. */
export async function changeHost(args: Args, slug: string, act: 'host.made-main' | 'host.removed', host: string): Promise<void> {
  const work = act === 'host.removed' ? removeHost : makeMainHost
  await changeTenant(args, slug, { act, subject: host }, (db, { tenantId }) => work(db, tenantId, host))
}

/** Suspends a tenant, or ends that: visitors, staff and calls get 503 meanwhile. Throws `OwnTenant` (422) for the one where the superadmin entered. */
export async function setSuspended(args: Args, slug: string, isSuspended: boolean): Promise<void> {
  await changeTenant(args, slug, { act: isSuspended ? 'tenant.suspended' : 'tenant.resumed', subject: slug }, async (db, { tenantId }) => {
    if (isSuspended && tenantId === args.ctx.tenantId) throw new Refused(422, organisationReason('OwnTenant'))
    await db
      .updateTable('directory.tenants')
      .set({ suspended_at: isSuspended ? args.ctx.now : null })
      .where('id', '=', tenantId)
      .execute()
  })
}

/** Removes a tenant's starter content that nobody edited, as `removeStarterContent` does. Throws as `requireFreshSuperadmin`, and NotFound. */
export async function removeStarter({ ctx, acrossTenants, atTenant }: Args, slug: string): Promise<void> {
  const { name, email } = requireFreshSuperadmin(ctx)
  const { tenantId } = await acrossTenants(db => getManagedTenant(db, slug))
  // A superadmin is a member of the tenant that they entered alone.
  await atTenant(tenantId, theirs =>
    removeStarterContent({ ...theirs, viewer: { kind: 'operator' } }, { memberId: null, name: `${name} <${email}>`, kind: 0 }),
  )
}

/**
 * Changes a tenant in the directory, with a line in that tenant's own audit log: without the one there is not the other. Throws as `requireFreshSuperadmin`,
 * and NotFound.
 */
export async function changeTenant(
  { ctx, acrossTenants, atTenant }: Args,
  slug: string,
  line: { act: AuditAct; subject: string; details?: Record<string, unknown> },
  work: (db: Db, tenant: ManagedTenant) => Promise<void>,
): Promise<void> {
  const { name, email } = requireFreshSuperadmin(ctx)
  const tenant = await acrossTenants(db => getManagedTenant(db, slug))
  await atTenant(tenant.tenantId, async theirs => {
    await writeAudit(theirs, { ...line, actor: { memberId: null, name: `${name} <${email}>`, kind: 0 } })
    await acrossTenants(db => work(db, tenant))
    theirs.announce('settings')
  })
}
