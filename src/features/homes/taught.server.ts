import { type RawBuilder, sql } from 'kysely'
import { holdsSeat } from '#features/chapters/holds-seat.server.ts'
import { hasReaders } from '#features/chapters/reading.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { areaOf, ofClasses } from '#features/statistics/area.ts'
import { Forbidden, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { type KeysetPage, type KeysetPlace, readKeyset } from '#platform/db/keyset.ts'
import { isPublished } from '#platform/db/published.ts'
import { inReadersLang } from '#platform/db/translated.ts'
import { behindIn } from './behind.server.ts'
import { MOST_BEHIND } from './behind.ts'
import { homeReason } from './texts.ts'

/** A class of somebody's home, with how its people do. */
export interface TaughtLine {
  id: string
  name: string
  code: string
  /** Of the group of the class, at WhatsApp or elsewhere. */
  groupLink: string | null
  batches: number
  /** Number of people who joined and are not done. */
  learning: number
  completed: number
  /** They wait for a decision. */
  asking: number
  /** Of who has a seat, in percent; null without anybody. */
  average: number | null
  /** Counted up to `MOST_BEHIND` and one more. */
  behind: number
}

/**
 * Returns the SQL condition on the class `c`: it is one of those that the viewer's home is about. Mentors: those they teach or began; leads and partners: of their
 * programs or cities; staff: all. Throws as `requirePermission`, and Forbidden for who works with pupils of a school (`pupils.server.ts`).
 */
export function taughtBy(ctx: Ctx): RawBuilder<unknown> {
  requirePermission(ctx.viewer, 'teaching.read')
  const area = areaOf(ctx)
  if (area.kind === 'school') throw new Forbidden()
  if (area.kind !== 'classes' || ctx.viewer.kind !== 'person') return ofClasses(area)
  return sql`(${ofClasses(area)} or coalesce(c.created_by = ${ctx.viewer.person.memberId}, false))`
}

/** Returns a page of the viewer's classes, those that begin last first. One statement. Throws as `taughtBy`. */
export async function listTaught(ctx: Ctx, place: KeysetPlace): Promise<KeysetPage<TaughtLine>> {
  const own = taughtBy(ctx)
  return await readKeyset<TaughtLine>(ctx, place, {
    columns: sql`c.id, c.name, c.code, c.group_link as "groupLink", f.learning, f.completed, f.asking, f.average,
      (select count(*)::int from class_batches b where b.tenant_id = c.tenant_id and b.class_id = c.id) as batches,
      (select count(*)::int from (select 1 from ${behindIn(ctx, sql`e.class_id = c.id`)} limit ${MOST_BEHIND + 1}) x) as behind`,
    matched: sql`classes c cross join lateral (select count(*) filter (where e.state = 'joined')::int as learning,
        count(*) filter (where e.state = 'completed')::int as completed, count(*) filter (where e.state = 'waiting-approval')::int as asking,
        (avg(e.percent) filter (where ${holdsSeat()}))::int as average
      from enrolments e where e.tenant_id = c.tenant_id and e.class_id = c.id) f
      where c.tenant_id = ${ctx.tenantId} and ${own}`,
    sort: { expression: sql`coalesce(c.starts_at, '-infinity')`, type: 'timestamptz', isDescending: true },
    id: sql`c.id`,
  })
}

export interface TaughtClass {
  id: string
  name: string
  code: string
  groupLink: string | null
}

/** Returns one of the viewer's classes. One statement. Throws as `taughtBy`, NotFound, and Forbidden for a class of others. */
export async function requireTaught(ctx: Ctx, classId: string): Promise<TaughtClass> {
  const own = taughtBy(ctx)
  const { rows } = isUuid(classId)
    ? await sql<TaughtClass & { isOwn: boolean }>`select c.id, c.name, c.code, c.group_link as "groupLink", (${own}) as "isOwn"
        from classes c where c.tenant_id = ${ctx.tenantId} and c.id = ${classId}`.execute(ctx.db)
    : { rows: [] }
  const [found] = rows
  if (!found) throw new NotFound(homeReason('ClassMissing'))
  const { isOwn, ...one } = found
  if (!isOwn) throw new Forbidden(homeReason('ClassOfOthers'))
  return one
}

/** How the people of a batch do. */
export interface BatchLine {
  id: string
  name: string
  startsAt: Date | null
  endsAt: Date | null
  learning: number
  completed: number
  asking: number
  waiting: number
  average: number | null
}

/** Returns the batches of a class, the latest first; at most 50. One statement. The caller has checked the right. */
export async function listBatchLines(ctx: Ctx, classId: string): Promise<BatchLine[]> {
  const { rows } = await sql<BatchLine>`
    select b.id, b.name, b.starts_at as "startsAt", b.ends_at as "endsAt", count(*) filter (where e.state = 'joined')::int as learning,
      count(*) filter (where e.state = 'completed')::int as completed, count(*) filter (where e.state = 'waiting-approval')::int as asking,
      count(*) filter (where e.state = 'waiting-list')::int as waiting,
      (avg(e.percent) filter (where ${holdsSeat()}))::int as average
    from class_batches b left join enrolments e on e.tenant_id = b.tenant_id and e.class_id = b.class_id and e.batch_id = b.id
    where b.tenant_id = ${ctx.tenantId} and b.class_id = ${classId} group by b.id, b.name, b.starts_at, b.ends_at, b.created_at
    order by b.starts_at desc nulls last, b.created_at desc, b.id limit 50`.execute(ctx.db)
  return rows
}

/** A live session that comes. */
export interface NextSession {
  id: string
  title: string
  classId: string
  className: string
  startsAt: string
  slug: string
  isPremium: boolean
  moduleSlug: string
  chapterSlug: string
}

const NEXT_SESSIONS = 5

/** Returns the next live sessions of the viewer's classes, or of one of them, soonest first. One statement. Throws as `taughtBy`. */
export async function listNextSessions(ctx: Ctx, classId?: string): Promise<NextSession[]> {
  const own = taughtBy(ctx)
  const { rows } = await sql<NextSession>`
    select s.id, s.title, s."classId", s."className", s.at as "startsAt", s.slug, s."isPremium", s."moduleSlug", s."chapterSlug" from (
      select h.id, ${inReadersLang(ctx, 'h', 'title')} as title, c.id as "classId", c.name as "className", c.slug, c.is_premium as "isPremium",
        m.slug as "moduleSlug", h.slug as "chapterSlug", h.content ->> 'startsAt' as at,
        case when h.kind = 'live' then (h.content ->> 'startsAt')::timestamptz end as moment
      from classes c join class_modules m on m.tenant_id = c.tenant_id and m.class_id = c.id and m.removed_at is null
        join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id and h.removed_at is null
      where c.tenant_id = ${ctx.tenantId} and ${own} and ${classId === undefined ? sql`true` : sql`c.id = ${classId}::uuid`}
        and ${hasReaders(ctx)} and ${isPublished(ctx, 'h')} and h.kind = 'live') s
    where s.moment > ${ctx.now} order by s.moment, s.id limit ${NEXT_SESSIONS}`.execute(ctx.db)
  return rows
}
