import { type RawBuilder, sql } from 'kysely'
import type { ClassState, ClassType } from '#features/classes/class.ts'
import { stateExpression } from '#features/classes/queries.server.ts'
import type { RecordStatus } from '#features/records/record-kind.ts'
import type { Ctx } from '#platform/context.ts'
import { countUpTo, type KeysetPage, type KeysetPlace, readKeyset, type SortColumn } from '#platform/db/keyset.ts'
import { patternOf } from '#platform/db/paging.ts'
import { readSort } from '#ui/app/list/list-state.ts'
import { CLASS_SORTS, type ClassRowFilter, FIRST_CLASS_SORT } from './list-columns.ts'
import { mayWrite } from './policy.server.ts'
import { classStatus } from './read.server.ts'

/** A class as the studio lists it. */
export interface ClassRow {
  id: string
  code: string
  slug: string
  name: string
  lang: string
  status: RecordStatus
  badge: ClassState
  type: ClassType
  program: string | null
  mentors: string[]
  heldIn: string[]
  priceRupiah: number
  quota: number | null
  startsAt: Date | null
  endsAt: Date | null
  publishedAt: Date | null
  updatedAt: Date
}

/** More than these are not counted. */
export const MOST_COUNTED = 1000

// NOTE: word for word the expressions of the indexes.
const ORDERS: Record<(typeof CLASS_SORTS)[number], Omit<SortColumn, 'isDescending'>> = {
  updated: { expression: sql`c.updated_at`, type: 'timestamptz' },
  name: { expression: sql`lower(c.name)`, type: 'text' },
  start: { expression: sql`coalesce(c.starts_at, 'infinity'::timestamptz)`, type: 'timestamptz' },
}

const columns = (
  ctx: Ctx,
) => sql`c.id, c.code, c.slug, c.name, c.lang, ${classStatus(ctx)} as status, ${stateExpression(ctx.now)} as badge, c.type,
  (select p.name from programs p where p.tenant_id = c.tenant_id and p.id = c.program_id) as program,
  array(select m.name from class_mentors cm join mentors m on m.tenant_id = cm.tenant_id and m.id = cm.mentor_id
    where cm.tenant_id = c.tenant_id and cm.class_id = c.id order by cm.position, m.name) as mentors,
  array(select y.name from regions.cities y where y.code = any(c.held_city_codes) order by y.name) as "heldIn",
  c.price_rupiah as "priceRupiah", c.quota, c.starts_at as "startsAt", c.ends_at as "endsAt", c.published_at as "publishedAt", c.updated_at as "updatedAt"`

/** Returns a page of the classes that the viewer may write, in every state. One statement. Throws Unauthenticated, NotFound or Forbidden. */
export async function listClassRows(ctx: Ctx, filter: ClassRowFilter, place: KeysetPlace): Promise<KeysetPage<ClassRow>> {
  const { key, isDescending } = readSort(filter.sort, CLASS_SORTS, FIRST_CLASS_SORT)
  return await readKeyset<ClassRow>(ctx, place, {
    columns: columns(ctx),
    matched: matchedBy(ctx, filter),
    sort: { ...ORDERS[key], isDescending },
    id: sql`c.id`,
  })
}

/** Counts the classes of a filter up to `MOST_COUNTED`. Throws as the list. */
export async function countClassRows(ctx: Ctx, filter: ClassRowFilter): Promise<{ count: number; isMore: boolean }> {
  return await countUpTo(ctx, matchedBy(ctx, filter), MOST_COUNTED)
}

function matchedBy(ctx: Ctx, { search, status, badge, programId, mentorId, cityCode }: ClassRowFilter): RawBuilder<unknown> {
  const conditions = [
    mayWrite(ctx),
    search && sql`(c.name ilike ${patternOf(search)} or c.code ilike ${patternOf(search)})`,
    status && sql`${classStatus(ctx)} = ${status}`,
    badge && sql`${stateExpression(ctx.now)} = ${badge}`,
    programId && sql`c.program_id = ${programId}`,
    mentorId &&
      sql`exists (select from class_mentors f where f.tenant_id = c.tenant_id and f.class_id = c.id and f.mentor_id = ${mentorId})`,
    cityCode && sql`${cityCode} = any(c.held_city_codes)`,
  ].filter(condition => typeof condition === 'object')
  return sql`classes c where c.tenant_id = ${ctx.tenantId} and ${sql.join(conditions, sql` and `)}`
}

/** What a class's form and the list's filters choose from. */
export interface ClassChoices {
  programs: { id: string; name: string }[]
  mentors: { id: string; name: string }[]
}

const MOST_CHOICES = 1000

/** Returns the tenant's programs and mentors by name. Two statements. */
export async function listClassChoices(ctx: Ctx): Promise<ClassChoices> {
  const of = (table: 'programs' | 'mentors') =>
    ctx.db
      .selectFrom(table)
      .select(['id', 'name'])
      .where('tenant_id', '=', ctx.tenantId)
      .orderBy('name')
      .orderBy('id')
      .limit(MOST_CHOICES)
      .execute()
  const [programs, mentors] = [await of('programs'), await of('mentors')]
  return { programs, mentors }
}
