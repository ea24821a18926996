import { type RawBuilder, sql } from 'kysely'
import { isUnderMaintenance, toSettings } from '#features/sites/settings.ts'
import { isUndecided } from '#platform/db/approved.ts'
import { patternOf } from '#platform/db/paging.ts'
import type { Db } from '#platform/db/scope.ts'

export interface TenantCounts {
  members: number
  classes: number
  posts: number
  /** What waits for staff: erasures, registrations, requests, visitors' voices. */
  waiting: number
}

/** A tenant as a superadmin finds it before they enter. */
export interface TenantPlace {
  slug: string
  name: string
  /** The primary host, without port; null if it has none. */
  host: string | null
  layout: string
  isUnderMaintenance: boolean
}

/** A tenant with its figures. */
export interface TenantEntry extends TenantPlace, TenantCounts {
  /** The latest audited act or visit of a member. */
  activeAt: Date | null
}

export interface TenantFilter {
  /** Part of the name, the slug or a host. */
  search?: string | undefined
  /** The slug that the page begins after. */
  after?: string | undefined
  perPage: number
}

/** A page of tenants, and the slug after which the next page begins; undefined on the last one. */
interface TenantPage<T> {
  items: T[]
  next: string | undefined
}

/** Returns a page of the installation's tenants by slug, with their figures, in one statement. Runs in the system scope `tenant-figures`. */
export async function listTenants(db: Db, filter: TenantFilter): Promise<TenantPage<TenantEntry>> {
  return await readTenants<TenantEntry>(
    db,
    filter,
    sql`, ${countsOf(table => sql`from ${sql.table(table)} x where x.tenant_id = t.id`)},
      greatest((select a.at from audit_log a where a.tenant_id = t.id order by a.at desc limit 1),
        (select max(m.seen_at) from members m where m.tenant_id = t.id)) as "activeAt"`,
  )
}

/** Returns the same page without figures: what anybody sees who knows the hosts. Runs in the system scope `superadmins`. */
export async function listTenantPlaces(db: Db, filter: TenantFilter): Promise<TenantPage<TenantPlace>> {
  return await readTenants<TenantPlace>(db, filter, sql``)
}

/** `figures`: further columns of `shown t`, each after a comma. */
async function readTenants<T extends TenantPlace>(
  db: Db,
  { search, after, perPage }: TenantFilter,
  figures: RawBuilder<unknown>,
): Promise<TenantPage<T>> {
  const part = search ? patternOf(search) : undefined
  // every tenant: a superadmin belongs to none
  const { rows } = await sql<Omit<T, 'layout' | 'isUnderMaintenance'> & { slug: string; settings: Record<string, unknown> | null }>`
    with shown as (
      select t.id, t.slug, t.name from directory.tenants t
      where t.slug > ${after ?? ''} ${part ? sql`and (t.name ilike ${part} or t.slug ilike ${part} or exists (select from directory.hosts h where h.tenant_id = t.id and h.host ilike ${part}))` : sql``}
      order by t.slug limit ${perPage + 1}
    )
    select t.slug, t.name,
      (select h.host from directory.hosts h where h.tenant_id = t.id order by h.is_primary desc, h.host limit 1) as host,
      (select jsonb_object_agg(s.key, s.value) from site_settings s where s.tenant_id = t.id) as settings
      ${figures}
    from shown t order by t.slug`.execute(db)
  const items = rows.slice(0, perPage).map(({ settings: stored, ...row }) => {
    const settings = toSettings(stored ?? {})
    // Named boundary: the statement's columns are those of `T`, save the two that the settings tell.
    return { ...row, layout: settings.layout, isUnderMaintenance: isUnderMaintenance(settings) } as unknown as T
  })
  return { items, next: rows.length > perPage ? items.at(-1)?.slug : undefined }
}

/** Returns the URL that signs a person in at a tenant's host and leads to its studio. All hosts are served at one scheme and port, those of `origin`. */
export function enterHrefOf(origin: string, host: string): string {
  const url = new URL('/Login?to=%2FStudio', origin)
  url.hostname = host
  return url.href
}

/** Returns the sums over all tenants. One statement. Runs in the system scope `tenant-figures`. */
export async function sumTenants(db: Db): Promise<TenantCounts & { tenants: number }> {
  // every tenant: a superadmin belongs to none
  const { rows } = await sql<TenantCounts & { tenants: number }>`
    select (select count(*)::int from directory.tenants) as tenants, ${countsOf(table => sql`from ${sql.table(table)} x where true`)}`.execute(
    db,
  )
  return rows[0] ?? { tenants: 0, members: 0, classes: 0, posts: 0, waiting: 0 }
}

/** SQL for the counts. `from`: the table as `x`, with the beginning of its condition. */
function countsOf(from: (table: string) => RawBuilder<unknown>): RawBuilder<unknown> {
  const count = (table: string, condition = sql`true`) => sql`(select count(*)::int ${from(table)} and ${condition})`
  const undone = sql`x.done_at is null`
  const undecided = isUndecided('x')
  const waiting = [
    count('erasure_requests', sql`x.done_at is null and x.cancelled_at is null`),
    ...['schools', 'teams'].map(table => count(table, sql`x.confirmed_at is null`)),
    ...['appointments', 'demo_requests'].map(table => count(table, undone)),
    ...['book_reviews', 'aspirations', 'testimonies', 'donations'].map(table => count(table, undecided)),
  ]
  return sql`${count('members')} as members, ${count('classes')} as classes, ${count('posts')} as posts, ${sql.join(waiting, sql` + `)} as waiting`
}
