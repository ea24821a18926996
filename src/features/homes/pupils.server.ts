import { type RawBuilder, sql } from 'kysely'
import { holdsSeat } from '#features/chapters/holds-seat.server.ts'
import { hasConsented } from '#features/members/consent.server.ts'
import { requirePermission, requirePerson } from '#features/permissions/permissions.ts'
import { Forbidden, NotFound } from '#kit/errors.ts'
import { kindOf } from '#kit/roles.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { type KeysetPage, type KeysetPlace, readKeyset } from '#platform/db/keyset.ts'
import { patternOf } from '#platform/db/paging.ts'
import { behindColumns, behindIn } from './behind.server.ts'
import { type BehindReason, type BehindRow, reasonsOf } from './behind.ts'
import { homeReason } from './texts.ts'

/** A school whose pupils somebody works with. */
export interface OwnSchool {
  id: string
  name: string
}

/**
 * Returns the viewer's own school. One statement. Throws as `requirePermission`, Forbidden for whose permission is not about a school, and NotFound where nobody has
 * set theirs.
 */
export async function requireOwnSchool(ctx: Ctx): Promise<OwnSchool> {
  if (requirePermission(ctx.viewer, 'teaching.read') !== 'own-school') throw new Forbidden()
  const { schoolId } = requirePerson(ctx.viewer).limits
  const found =
    schoolId === null
      ? undefined
      : await ctx.db
          .selectFrom('schools')
          .select(['id', 'name'])
          .where('tenant_id', '=', ctx.tenantId)
          .where('id', '=', schoolId)
          .executeTakeFirst()
  if (!found) throw new NotFound(homeReason('SchoolMissing'))
  return found
}

/** SQL condition: the member with this id is a pupil of the school now. */
function isPupilOf(ctx: Ctx, school: OwnSchool, memberId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (select from memberships s where s.tenant_id = ${ctx.tenantId} and s.member_id = ${memberId} and s.kind = ${kindOf('student')}
    and s.school_id = ${school.id}::uuid)`
}

/** A class in which pupils of a school take part. */
export interface PupilClass {
  id: string
  name: string
  people: number
  /** In percent. */
  average: number
  behind: number
}

const MOST_CLASSES = 50

/** Returns the classes that pupils of the school are in, with those of most pupils first. One statement. The caller has checked the right. */
export async function listPupilClasses(ctx: Ctx, school: OwnSchool): Promise<PupilClass[]> {
  const { rows } = await sql<PupilClass>`
    select c.id, c.name, f.people, f.average,
      (select count(*)::int from ${behindIn(ctx, sql`e.class_id = c.id and ${isPupilOf(ctx, school, sql`e.member_id`)}`)}) as behind
    from (select e.class_id, count(*)::int as people, avg(e.percent)::int as average from memberships s
        join enrolments e on e.tenant_id = s.tenant_id and e.member_id = s.member_id and ${holdsSeat()}
      where s.tenant_id = ${ctx.tenantId} and s.kind = ${kindOf('student')} and s.school_id = ${school.id}::uuid group by e.class_id) f
    join classes c on c.tenant_id = ${ctx.tenantId} and c.id = f.class_id
    order by f.people desc, c.name, c.id limit ${MOST_CLASSES}`.execute(ctx.db)
  return rows
}

/** A pupil as their school sees them. */
export interface Pupil {
  id: string
  name: string
  /** False where a child waits for a consent: they can learn nothing before. */
  isConsented: boolean
  classes: { id: string; name: string; percent: number; isCompleted: boolean }[]
  /** Why they fall behind, by class. */
  behind: { className: string; reasons: BehindReason[] }[]
}

export interface PupilFilter {
  search?: string | undefined
  classId?: string | undefined
}

/** Returns a page of the school's pupils by name, those of a class if one is named. Two statements. The caller has checked the right. */
export async function listPupils(
  ctx: Ctx,
  school: OwnSchool,
  { search, classId }: PupilFilter,
  place: KeysetPlace,
): Promise<KeysetPage<Pupil>> {
  const like = search ? patternOf(search) : undefined
  const inClass = classId !== undefined && isUuid(classId) ? sql`e.class_id = ${classId}::uuid` : undefined
  const page = await readKeyset<Omit<Pupil, 'behind'>>(ctx, place, {
    columns: sql`m.id, m.name, ${hasConsented(ctx.now)} as "isConsented",
      coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name, 'percent', e.percent, 'isCompleted', e.state = 'completed') order by c.name, c.id)
        from enrolments e join classes c on c.tenant_id = e.tenant_id and c.id = e.class_id
        where e.tenant_id = m.tenant_id and e.member_id = m.id and ${holdsSeat()}), '[]') as classes`,
    matched: sql`members m where m.tenant_id = ${ctx.tenantId} and ${isPupilOf(ctx, school, sql`m.id`)} ${like ? sql`and m.name ilike ${like}` : sql``}
      ${inClass ? sql`and exists (select from enrolments e where e.tenant_id = m.tenant_id and e.member_id = m.id and ${inClass} and ${holdsSeat()})` : sql``}`,
    sort: { expression: sql`lower(m.name)`, type: 'text', isDescending: false },
    id: sql`m.id`,
  })
  const behind = await findBehind(
    ctx,
    page.items.map(({ id }) => id),
  )
  return { ...page, items: page.items.map(one => ({ ...one, behind: behind.get(one.id) ?? [] })) }
}

async function findBehind(ctx: Ctx, memberIds: readonly string[]): Promise<Map<string, Pupil['behind']>> {
  const { rows } = await sql<BehindRow & { memberId: string; className: string }>`
    select e.member_id as "memberId", (select c.name from classes c where c.tenant_id = e.tenant_id and c.id = e.class_id) as "className", ${behindColumns(ctx)}
    from ${behindIn(ctx, sql`e.member_id = any (${memberIds}::uuid[])`)} order by e.class_id`.execute(ctx.db)
  const found = new Map<string, Pupil['behind']>()
  for (const row of rows)
    found.set(row.memberId, [...(found.get(row.memberId) ?? []), { className: row.className, reasons: reasonsOf(row) }])
  return found
}
