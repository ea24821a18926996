import { type RawBuilder, sql } from 'kysely'
import { quotaOf, usedOf } from '#features/quotas/quotas.server.ts'
import { isUnderMaintenance, toSettings } from '#features/sites/settings.ts'
import { daysBefore } from '#kit/days.ts'
import { isUndecided } from '#platform/db/approved.ts'
import { type KeysetPage, type KeysetPlace, readKeyset } from '#platform/db/keyset.ts'
import { patternOf } from '#platform/db/paging.ts'
import type { Db } from '#platform/db/scope.ts'
import { readSort } from '#ui/app/list/list-state.ts'
import { FIRST_TENANT_SORT, TENANT_SORTS } from './tenant-columns.ts'

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
  isSuspended: boolean
}

/** A tenant with its figures. */
export interface TenantEntry extends TenantPlace, TenantCounts {
  storageBytes: number
  storageMost: number
  /** Page views of 30 days. */
  views: number
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

/** Returns a page of the installation's tenants with their figures, in one statement. Runs in the system scope `tenant-figures`. */
export async function listTenants(
  db: Db,
  { search, sort }: Pick<TenantFilter, 'search'> & { sort?: string | undefined },
  place: KeysetPlace,
  now: Date,
): Promise<KeysetPage<TenantEntry>> {
  const { key, isDescending } = readSort(sort, TENANT_SORTS, FIRST_TENANT_SORT)
  const figures = figuresOf(now)
  const order = ORDERS[key]
  // every tenant: a superadmin belongs to none. `offset` keeps a figure from being counted for the order and for the place.
  const page = await readKeyset<StoredTenant>({ db }, place, {
    columns: sql`t.slug, t.name, t.suspended_at is not null as "isSuspended", ${hostAndSettings},
      ${countsOf(table => sql`from ${sql.table(table)} x where x.tenant_id = t.id`)}, ${figures.storage} as "storageBytes",
      ${quotaOf('storageBytes', sql`t.id`)}::float8 as "storageMost", ${figures.views} as views, nullif(${figures.active}, '-infinity') as "activeAt"`,
    matched: sql`(select t.*, ${figures[key]} as sorted from directory.tenants t offset 0) t where true ${matchedBy(search)}`,
    sort: { expression: sql`t.sorted`, type: order, isDescending },
    id: sql`t.id`,
  })
  return { ...page, items: page.items.map(row => withSettings(row)) }
}

/** The type of what each order sorts by. */
const ORDERS = {
  slug: 'text',
  members: 'int8',
  classes: 'int8',
  posts: 'int8',
  storage: 'float8',
  views: 'float8',
  active: 'timestamptz',
} as const

/** SQL for the figures of the tenant `t`, by the names of orders. Page views are those that the jobs rolled up. */
function figuresOf(now: Date): Record<(typeof TENANT_SORTS)[number], RawBuilder<unknown>> {
  const count = (table: string) => sql`(select count(*) from ${sql.table(table)} x where x.tenant_id = t.id)`
  return {
    slug: sql`t.slug`,
    members: count('members'),
    classes: count('classes'),
    posts: count('posts'),
    storage: usedOf('storageBytes', now),
    views: sql`(select coalesce(sum(f.amount), 0)::float8 from daily_figures f where f.tenant_id = t.id and f.dimension = 'all' and f.figure = 'page_views'
      and f.day > ${daysBefore(now, VIEW_DAYS)}::date)`,
    active: sql`coalesce(greatest((select a.at from audit_log a where a.tenant_id = t.id order by a.at desc limit 1),
      (select max(m.seen_at) from members m where m.tenant_id = t.id)), '-infinity')`,
  }
}

const VIEW_DAYS = 30

/** Returns a page of tenants by slug without figures: what anybody sees who knows the hosts. Runs in the system scope `superadmins`. */
export async function listTenantPlaces(db: Db, { search, after, perPage }: TenantFilter): Promise<TenantPage<TenantPlace>> {
  // every tenant: a superadmin belongs to none
  const { rows } = await sql<StoredPlace>`select t.slug, t.name, t.suspended_at is not null as "isSuspended", ${hostAndSettings}
    from directory.tenants t where t.slug > ${after ?? ''} ${matchedBy(search)} order by t.slug limit ${perPage + 1}`.execute(db)
  const items = rows.slice(0, perPage).map(row => withSettings(row))
  return { items, next: rows.length > perPage ? items.at(-1)?.slug : undefined }
}

type StoredPlace = Omit<TenantPlace, 'layout' | 'isUnderMaintenance'> & { settings: Record<string, unknown> | null }
type StoredTenant = Omit<TenantEntry, 'layout' | 'isUnderMaintenance'> & StoredPlace

const hostAndSettings = sql`(select h.host from directory.hosts h where h.tenant_id = t.id order by h.is_primary desc, h.host limit 1) as host,
  (select jsonb_object_agg(s.key, s.value) from site_settings s where s.tenant_id = t.id) as settings`

function matchedBy(search: string | undefined): RawBuilder<unknown> {
  if (!search) return sql``
  const part = patternOf(search)
  return sql`and (t.name ilike ${part} or t.slug ilike ${part} or exists (select from directory.hosts h where h.tenant_id = t.id and h.host ilike ${part}))`
}

function withSettings<T extends StoredPlace>({
  settings: stored,
  ...row
}: T): Omit<T, 'settings'> & Pick<TenantPlace, 'layout' | 'isUnderMaintenance'> {
  const settings = toSettings(stored ?? {})
  return { ...row, layout: settings.layout, isUnderMaintenance: isUnderMaintenance(settings) }
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
