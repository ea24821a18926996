import { sql } from 'kysely'
import { can, requirePermission } from '#features/permissions/permissions.ts'
import { isUnderMaintenance } from '#features/sites/settings.ts'
import { ownLogoOf, type Site } from '#features/sites/site.ts'
import type { StarterEntity } from '#features/starter/starter.ts'
import type { PageArgs } from '#page/page.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { FirstHourStep, FirstStep } from './first-hour.ts'

/**
 * Returns the steps of a new tenant's first hour, each computed from what is there; undefined for viewers who don't manage the site, for tenants that were not
 * made in the browser, and once the list was put away. One statement.
 */
export async function findFirstHour(ctx: Ctx, site: Site): Promise<FirstHourStep[] | undefined> {
  if (!can(ctx.viewer, 'site.manage')) return undefined
  const { tenantId } = ctx
  const { rows } = await sql<Record<'colours' | 'post' | 'class' | 'people', boolean>>`
    select exists (select from site_settings s where s.tenant_id = ${tenantId} and s.key = 'css') as colours,
      exists (select from posts p where p.tenant_id = ${tenantId} and ${isOwn('post', 'p')}) as post,
      exists (select from classes c where c.tenant_id = ${tenantId} and ${isOwn('class', 'c')}) as class,
      (select count(*) from (select from invitations i where i.tenant_id = ${tenantId} limit 2) two) > 1 as people
    from tenant_starts t where t.tenant_id = ${tenantId} and t.put_away_at is null`.execute(ctx.db)
  const [found] = rows
  if (!found) return undefined
  const { settings } = site
  const isDone: Record<FirstStep, boolean> = {
    logo: ownLogoOf(site, 'light') !== '',
    words: settings.meta.description !== '',
    open: !isUnderMaintenance(settings),
    ...found,
  }
  return (['logo', 'colours', 'words', 'post', 'class', 'people', 'open'] as const).map(step => ({ step, isDone: isDone[step] }))
}

/** SQL: the record is no starter content as it came. */
function isOwn(entity: StarterEntity, alias: string) {
  return sql`not exists (select from starter_records k where k.tenant_id = ${sql.ref(`${alias}.tenant_id`)} and k.entity = ${entity}
    and k.record_id = ${sql.ref(`${alias}.id`)} and k.version = ${sql.ref(`${alias}.version`)} and not k.is_kept)`
}

/** Puts the list away, for everybody at the tenant. Returns where the page goes on. Throws as `requirePermission`. */
export async function putAwayFirstHour({ ctx }: Pick<PageArgs, 'ctx'>): Promise<string> {
  requirePermission(ctx.viewer, 'site.manage')
  await ctx.db.updateTable('tenant_starts').set({ put_away_at: ctx.now }).where('tenant_id', '=', ctx.tenantId).execute()
  return '/Studio'
}
