import { type RawBuilder, sql } from 'kysely'
import { holdsSeat } from '#features/chapters/holds-seat.server.ts'
import { inReadersLanguage } from '#features/classes/queries.server.ts'
import type { Page } from '#kit/page.ts'
import { kindOf } from '#kit/roles.ts'
import type { Ctx } from '#platform/context.ts'
import { isConfirmed } from '#platform/db/confirmed.ts'
import { limitOf, type Paging, pageOf } from '#platform/db/paging.ts'
import { isPublished } from '#platform/db/published.ts'
import { zoneOf } from './points.server.ts'
import { isShown, shownName } from './shown.server.ts'

export type Period = 'week' | 'all'

export interface BoardFilter extends Paging {
  period: Period
  classId?: string | undefined
  programId?: string | undefined
}

export interface RankedPerson {
  memberId: string
  rank: number
  /** As `shownName`. */
  name: string
  points: number
}

export interface RankedSchool {
  id: string
  rank: number
  name: string
  city: string
  /** The average of those who learned, rounded. */
  points: number
  learners: number
}

/** A school with fewer learners in the period is not ranked: its average would say what a single one did. */
export const LEAST_LEARNERS = 5

/** Returns a page of those who are shown, the most points first; equal points have one rank. One statement. */
export async function listPeople(ctx: Ctx, filter: BoardFilter): Promise<Page<RankedPerson>> {
  const { rows } = await sql<RankedPerson & { total: number }>`
    with scored as (${scoredOf(ctx, filter, sql`${isShown(ctx.now)}`)}),
    counted as (select count(*)::int as total from scored)
    select member_id as "memberId", name, points, (rank() over (order by points desc))::int as rank, (select total from counted) as total
    from scored order by points desc, name, member_id ${limitOf(filter)}`.execute(ctx.db)
  return pageOf(rows, filter)
}

/**
 * Returns a page of confirmed schools by the average of their learners' points, the highest first. Whoever learned counts, shown or not: a school of at least
 * `LEAST_LEARNERS` of them names nobody. One statement.
 */
export async function listSchoolRanks(ctx: Ctx, filter: BoardFilter): Promise<Page<RankedSchool>> {
  const { rows } = await sql<RankedSchool & { total: number }>`
    with scored as (${scoredOf(ctx, filter, sql`true`)}),
    ranked as (
      select s.id, s.name, s.city_code, round(avg(scored.points))::int as points, count(*)::int as learners
      from scored join memberships k on k.tenant_id = ${ctx.tenantId} and k.member_id = scored.member_id and k.kind = ${kindOf('student')}
        join schools s on s.tenant_id = k.tenant_id and s.id = k.school_id and ${isConfirmed('s')}
      group by s.id, s.name, s.city_code having count(*) >= ${LEAST_LEARNERS}
    ), counted as (select count(*)::int as total from ranked)
    select r.id, r.name, coalesce((select city.name from regions.cities city where city.code = r.city_code), '') as city, r.points, r.learners,
      (rank() over (order by r.points desc))::int as rank, (select total from counted) as total
    from ranked r order by r.points desc, r.name, r.id ${limitOf(filter)}`.execute(ctx.db)
  return pageOf(rows, filter)
}

export interface OwnPlace {
  points: number
  /** Among those who are shown; undefined without points. */
  rank: number | undefined
}

/** Returns the places of a member in all classes together, among those who are shown. One statement. */
export async function findOwnPlaces(ctx: Ctx, memberId: string): Promise<Record<Period, OwnPlace>> {
  const { rows } = await sql<{ period: Period; points: number; rank: number }>`
    ${placeOf(ctx, memberId, 'week')} union all ${placeOf(ctx, memberId, 'all')}`.execute(ctx.db)
  const of = (period: Period): OwnPlace => {
    const row = rows.find(one => one.period === period)
    return { points: row?.points ?? 0, rank: row?.rank }
  }
  return { week: of('week'), all: of('all') }
}

function placeOf(ctx: Ctx, memberId: string, period: Period): RawBuilder<unknown> {
  const anybody = scoredOf(ctx, { period }, sql`(m.id = ${memberId} or ${isShown(ctx.now)})`)
  return sql`select ${period}::text as period, own.points, (select count(*)::int + 1 from (${anybody}) other where other.points > own.points) as rank
    from (${scoredOf(ctx, { period }, sql`m.id = ${memberId}`)}) own`
}

/** Returns the board of a class for who takes part in it: at most 50 of its participants who are shown, and the viewer. One statement. */
export async function listClassBoard(ctx: Ctx, memberId: string, classId: string, period: Period): Promise<RankedPerson[]> {
  const takesPart = sql`exists (select from enrolments e where e.tenant_id = m.tenant_id and e.member_id = m.id and e.class_id = ${classId}
    and ${holdsSeat()})`
  const { rows } = await sql<RankedPerson>`
    select member_id as "memberId", name, points, (rank() over (order by points desc))::int as rank
    from (${scoredOf(ctx, { period, classId }, sql`${takesPart} and (m.id = ${memberId} or ${isShown(ctx.now)})`)}) scored
    order by points desc, name, member_id`.execute(ctx.db)
  const top = rows.slice(0, BOARD_ROWS)
  const own = rows.find(row => row.memberId === memberId)
  return own && !top.includes(own) ? [...top, own] : top
}

const BOARD_ROWS = 50

/** SQL of the points of each member `m` that the condition allows. */
function scoredOf(
  ctx: Ctx,
  { period, classId, programId }: Pick<BoardFilter, 'period' | 'classId' | 'programId'>,
  who: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const thisWeek = sql`date_trunc('week', ${ctx.now}::timestamptz at time zone ${zoneOf(ctx)})::date`
  return sql`select k.member_id, ${shownName()} as name, sum(k.points)::int as points
    from learning_points k join members m on m.tenant_id = k.tenant_id and m.id = k.member_id
    where k.tenant_id = ${ctx.tenantId} and ${who}
      ${period === 'week' ? sql`and k.week = ${thisWeek}` : sql``}
      ${classId ? sql`and k.class_id = ${classId}::uuid` : sql``}
      ${programId ? sql`and k.class_id in (select c.id from classes c where c.tenant_id = k.tenant_id and c.program_id = ${programId}::uuid)` : sql``}
    group by k.member_id, m.name`
}

export interface BoardChoices {
  classes: { id: string; slug: string; name: string }[]
  programs: { id: string; slug: string; name: string }[]
}

/** Returns the published classes in which somebody has points, and their programs, in the reader's language; at most 200 classes. One statement. */
export async function listChoices(ctx: Ctx): Promise<BoardChoices> {
  const { rows } = await sql<{ id: string; slug: string; name: string; program: { id: string; slug: string; name: string } | null }>`
    select c.id, c.slug, coalesce(t.name, c.name) as name,
      (select json_build_object('id', p.id, 'slug', p.slug, 'name', p.name) from programs p where p.tenant_id = c.tenant_id and p.id = c.program_id) as program
    from classes c ${inReadersLanguage(ctx)}
    where c.tenant_id = ${ctx.tenantId} and ${isPublished(ctx, 'c')}
      and exists (select from learning_points k where k.tenant_id = c.tenant_id and k.class_id = c.id)
    order by 3, c.id limit 200`.execute(ctx.db)
  const programs = new Map(rows.flatMap(({ program }) => (program ? [[program.id, program] as const] : [])))
  return {
    classes: rows.map(({ program: _, ...one }) => one),
    programs: [...programs.values()].toSorted((a, b) => a.name.localeCompare(b.name)),
  }
}
