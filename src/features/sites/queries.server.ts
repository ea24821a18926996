import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { type TenantId, toTenantId } from '#platform/db/ids.ts'
import type { Db } from '#platform/db/scope.ts'
import type { Log } from '#platform/log.ts'
import { toLayout, variantOf } from './layouts.ts'
import { questionsOf, readQuestions } from './questions.server.ts'
import { toFaq } from './questions.ts'
import { type Settings, toSettings } from './settings.ts'
import type { Site } from './site.ts'
import { tenantPagesOf } from './tenant-pages.server.ts'

/** Returns the site of a host, in one statement in the system scope `find-tenant`; undefined if no tenant has the host. */
export async function findSiteByHost(db: Db, host: string, log: Log): Promise<Site | undefined> {
  const row = await db
    .selectFrom('directory.hosts as h')
    .innerJoin('directory.tenants as t', 't.id', 'h.tenant_id')
    .select(['t.id', 't.slug', 't.site_id', 't.suspended_at'])
    .select(
      sql<string>`coalesce((select p.host from directory.hosts p where p.tenant_id = t.id and p.is_primary), h.host)`.as('primary_host'),
    )
    // every tenant: the host decides which one it is
    .select(
      sql<
        Record<string, unknown>
      >`coalesce((select jsonb_object_agg(s.key, s.value) from site_settings s where s.tenant_id = t.id), '{}')`.as('settings'),
    )
    .select(questionsOf(sql.ref('t.id')).as('questions'))
    .select(tenantPagesOf(sql.ref('t.id')).as('tenant_pages'))
    .where('h.host', '=', host)
    .executeTakeFirst()
  if (!row) return undefined
  const settings = toSettings({ ...row.settings, faq: toFaq(row.questions) }, key =>
    log.warn({ tenantId: row.id, key }, 'a stored setting is not valid; its default is used'),
  )
  const layout = toLayout(settings.layout)
  return {
    tenantId: toTenantId(row.id),
    siteId: String(row.site_id),
    slug: row.slug,
    host: row.primary_host,
    settings,
    questions: row.questions,
    tenantPages: row.tenant_pages,
    layout,
    variant: variantOf(layout),
    isSuspended: row.suspended_at !== null,
  }
}

/** Returns the tenant's settings as the request's own transaction sees them. */
export async function readSettings({ db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>): Promise<Settings> {
  const rows = await db.selectFrom('site_settings').select(['key', 'value']).where('tenant_id', '=', tenantId).execute()
  const faq = toFaq(await readQuestions({ db, tenantId }))
  return toSettings({ ...Object.fromEntries(rows.map(row => [row.key, row.value])), faq })
}

/** Returns a tenant's primary host, in the system scope `find-tenant`. */
export async function findPrimaryHost(db: Db, tenantId: TenantId): Promise<string | undefined> {
  const row = await db
    .selectFrom('directory.hosts')
    .select('host')
    .where('tenant_id', '=', tenantId)
    .orderBy('is_primary', 'desc')
    .executeTakeFirst()
  return row?.host
}

/** Returns the primary host of the tenant with this site id, in the system scope `find-tenant`. */
export async function findHostBySiteId(db: Db, siteId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('directory.hosts as h')
    .innerJoin('directory.tenants as t', 't.id', 'h.tenant_id')
    .select('h.host')
    .where('t.site_id', '=', Number(siteId))
    .orderBy('h.is_primary', 'desc')
    .executeTakeFirst()
  return row?.host
}

/** Returns all hosts of a tenant. */
export async function listHosts(db: Db, tenantId: TenantId): Promise<string[]> {
  const rows = await db.selectFrom('directory.hosts').select('host').where('tenant_id', '=', tenantId).orderBy('host').execute()
  return rows.map(row => row.host)
}

export interface TenantEntry {
  tenantId: string
  siteId: string
  slug: string
  host: string
  layout: string
}

/** Returns all tenants with their primary host and layout, ordered by site id. For start-up logs and commands. */
export async function listTenants(db: Db): Promise<TenantEntry[]> {
  const rows = await db
    .selectFrom('directory.tenants as t')
    .innerJoin('directory.hosts as h', join => join.onRef('h.tenant_id', '=', 't.id').on('h.is_primary', '=', true))
    .leftJoin('site_settings as s', join => join.onRef('s.tenant_id', '=', 't.id').on('s.key', '=', 'layout'))
    .select(['t.id', 't.site_id', 't.slug', 'h.host', 's.value as layout'])
    .orderBy('t.site_id')
    .execute()
  return rows.map(row => ({
    tenantId: row.id,
    siteId: String(row.site_id),
    slug: row.slug,
    host: row.host,
    layout: typeof row.layout === 'string' ? row.layout : '',
  }))
}
