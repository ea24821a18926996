import type pg from 'pg'
import { writeAudit } from '#features/audit/audit.server.ts'
import { inviteMember } from '#features/members/invitations.server.ts'
import { NO_LIMITS } from '#features/permissions/role-limits.ts'
import { changeSettings } from '#features/sites/commands.server.ts'
import type { Layout } from '#features/sites/layouts.ts'
import { findSiteByHost } from '#features/sites/queries.server.ts'
import { registerTenant } from '#features/sites/register.server.ts'
import type { Site } from '#features/sites/site.ts'
import { makeStarterContent } from '#features/starter-content/make.server.ts'
import { isAppError } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import { createCtx } from '#platform/context.ts'
import { publishChange } from '#platform/db/changes.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import type { Log } from '#platform/log.ts'
import { slugOf } from './host-name.ts'
import { starterBrandOf } from './starter-brand.server.ts'

export interface NewOrganisation {
  name: string
  /** As `readHostName` returns it. */
  host: string
  layout: Layout
  /** The first admin's address, in small letters. */
  adminEmail: string
  /** Whether the site begins with starter content. */
  hasStarter: boolean
  /** Language of the invitation. */
  lang: Lang
}

export interface CreateTools {
  pool: pg.Pool
  log: Log
  baseDomain: string
  originOf(host: string): string
}

/** Slugs tried for a name that another tenant has: `kelas`, `kelas-2` … */
const SLUGS_TRIED = 20

/**
 * Makes a tenant with its host, title and brand, under maintenance, and invites its first admin. Writes `tenant.created` into its audit log. Returns undefined
 * if another tenant has the host; if a part fails, nothing of the tenant stays. `by`: the superadmin's address.
 */
export async function createOrganisation(tools: CreateTools, input: NewOrganisation, by: string): Promise<Site | undefined> {
  const { pool, log } = tools
  const tenantId = await register(tools, input)
  if (!tenantId) return undefined
  try {
    await withScope(pool, { tenantId }, async db => {
      const ctx = createCtx({ db, tenantId, log, viewer: { kind: 'operator' } })
      await changeSettings(ctx, { title: input.name, layout: input.layout, isMaintenance: true })
      await db.insertInto('tenant_starts').values({ tenant_id: tenantId }).execute()
      if (input.hasStarter) await makeStarterContent(ctx, input.name, starterBrandOf(input.layout))
      const { host, layout } = input
      await writeAudit(ctx, {
        act: 'tenant.created',
        subject: input.name,
        details: { host, layout },
        actor: { memberId: null, name: by, kind: null },
      })
      await publishChange(db, { tenantId: null, tags: ['settings'] })
    })
    const site = await withScope(pool, { system: 'find-tenant' }, db => findSiteByHost(db, input.host, log))
    if (!site) throw new Error('a tenant that was just made is not found by its host')
    await withScope(pool, { tenantId }, async db => {
      const ctx = createCtx({ db, tenantId, log, viewer: { kind: 'operator' } })
      const invitation = { email: input.adminEmail, role: 'admin' as const, limits: NO_LIMITS }
      await inviteMember(ctx, invitation, { site, origin: tools.originOf(site.host), lang: input.lang })
    })
    return site
  } catch (error) {
    await withScope(pool, { system: 'register-tenant' }, db =>
      db.deleteFrom('directory.tenants').where('id', '=', tenantId).execute(),
    ).catch((failure: unknown) => log.error({ err: failure, tenantId }, 'a tenant that was made in part could not be removed'))
    throw error
  }
}

async function register({ pool, baseDomain }: CreateTools, { name, host }: NewOrganisation): Promise<TenantId | undefined> {
  const slug = slugOf(host, baseDomain)
  for (let n = 1; n <= SLUGS_TRIED; n++) {
    try {
      return await withScope(pool, { system: 'register-tenant' }, db =>
        registerTenant(db, { slug: n === 1 ? slug : `${slug}-${n}`, name, host }),
      )
    } catch (error) {
      if (!isAppError(error) || error.status !== 409) throw error
      if (error.problems?.some(problem => problem.path === 'host')) return undefined
    }
  }
  throw new Error(`no slug is free for ${slug}`)
}
