import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { deleteAccounts } from '#features/accounts/account/demo-account.server.ts'
import { revokeApiClient } from '#features/api-clients/api-clients.server.ts'
import { writeAudit } from '#features/audit/audit.server.ts'
import { OWN_ACCOUNTS } from '#features/members/identity.server.ts'
import { removeSuperadmin } from '#features/members/superadmins.server.ts'
import { holdIfThere } from '#features/privacy/consents.server.ts'
import { eraseMember } from '#features/privacy/erase.server.ts'
import { type Ctx, createCtx, type Tag } from '#platform/context.ts'
import { publishChange } from '#platform/db/changes.ts'
import { type TenantId, toTenantId } from '#platform/db/ids.ts'
import { type Db, withScope } from '#platform/db/scope.ts'
import type { Log } from '#platform/log.ts'
import { findDemoAccounts, setDemoState } from '../../../db/seed/mark.ts'
import { DEMO_CLIENT_NAME } from '../demo/demo-client.ts'

export interface DemoRemoval {
  accounts: number
  members: number
  clients: number
  superadmins: number
}

interface Tools {
  pool: pg.Pool
  /** Connections of `createAccountsPool`. */
  accounts: pg.Pool
  log: Log
  dataDir: string
  /** The id of the demo's API client, if staff renamed it. */
  clientId: string
  /** Whose audit log names acts of the whole installation; undefined: no tenant has a host yet. */
  mainTenant: TenantId | undefined
}

/**
 * Takes the demo's logins, API clients and superadmin out, and keeps its tenants; the audit logs say so. Later starts don't bring them back. May be repeated
 * after a failure.
 */
export async function removeDemo(tools: Tools): Promise<DemoRemoval> {
  const { pool, accounts, dataDir, mainTenant } = tools
  // First, so that no start completes what goes.
  await withScope(pool, { system: 'load-demo' }, db => setDemoState(db, 'removed'))
  const subjects = [...(await findDemoAccounts(accounts))]
  const removal: DemoRemoval = { accounts: 0, members: 0, clients: 0, superadmins: 0 }
  for (const subject of subjects) {
    const was = await withScope(pool, { system: 'superadmins' }, db => removeSuperadmin(db, { issuer: OWN_ACCOUNTS, subject }))
    if (!was) continue
    removal.superadmins++
    if (mainTenant) await atTenant(tools, mainTenant, ctx => writeAudit(ctx, { act: 'superadmin.revoked', subject: 'demo' }))
  }
  for (const { tenant_id, id } of await withScope(pool, { system: 'load-demo' }, db => findMembers(db, subjects))) {
    await atTenant(tools, toTenantId(tenant_id), ctx => removeDemoMember(ctx, id))
    removal.members++
  }
  for (const { tenant_id, id } of await withScope(pool, { system: 'load-demo' }, db => findClients(db, tools.clientId))) {
    await atTenant(tools, toTenantId(tenant_id), ctx => revokeApiClient(ctx, id))
    removal.clients++
  }
  // Last: by them the others are found.
  removal.accounts = await deleteAccounts(accounts, subjects)
  await rm(join(dataDir, 'demo.json'), { force: true })
  return removal
}

async function atTenant({ pool, log }: Tools, tenantId: TenantId, work: (ctx: Ctx) => Promise<void>): Promise<void> {
  await withScope(pool, { tenantId }, async db => {
    const tags: Tag[] = []
    await work(createCtx({ db, tenantId, log, viewer: { kind: 'operator' }, announce: tag => tags.push(tag) }))
    if (tags.length > 0) await publishChange(db, { tenantId, tags })
  })
}

async function findMembers(db: Db, subjects: readonly string[]): Promise<{ tenant_id: string; id: string }[]> {
  if (subjects.length === 0) return []
  // every tenant: the demo's superadmin is a member wherever they have been
  return await db
    .selectFrom('members')
    .select(['tenant_id', 'id'])
    .where('issuer', '=', OWN_ACCOUNTS)
    .where('subject', 'in', subjects)
    .orderBy('tenant_id')
    .execute()
}

/** Erases them, with their sessions; staff's own command would keep the last admin of a tenant. */
async function removeDemoMember(ctx: Ctx, id: string): Promise<void> {
  const member = await holdIfThere(ctx, id)
  if (!member) return
  await eraseMember(ctx, member)
  await writeAudit(ctx, { act: 'member.removed', subject: id, details: { name: 'demo' } })
}

async function findClients(db: Db, clientId: string): Promise<{ tenant_id: string; id: string }[]> {
  // every tenant: older versions gave the demo's client to those that are not the demo's, too
  return await db
    .selectFrom('app_clients')
    .select(['tenant_id', 'id'])
    .where('revoked_at', 'is', null)
    .where(is => is.or([is('id', '=', clientId), is.and([is('name', '=', DEMO_CLIENT_NAME), is('created_by', 'is', null)])]))
    .orderBy('tenant_id')
    .execute()
}
