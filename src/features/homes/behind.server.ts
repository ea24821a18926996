import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { type KeysetPage, type KeysetPlace, readKeyset } from '#platform/db/keyset.ts'
import { isPublished } from '#platform/db/published.ts'
import { inReadersLang } from '#platform/db/translated.ts'
import { type Behind, type BehindRow, FAILED_TIMES, MISSED_DAYS, reasonsOf, SILENT_DAYS, STUCK_DAYS } from './behind.ts'

const DAY = sql`interval '1 day'`

/** Since when nobody heard of the person: what they did last, or when they joined, or when their batch began, whichever is later. */
const quietSince = sql`greatest(coalesce(e.last_active_at, e.joined_at, e.asked_at), coalesce(k.starts_at, '-infinity'))`

/**
 * SQL of the people who fall behind, as tables with a `where`, which more conditions can follow: `e` is the enrolment, `k` its batch, `why` holds the reasons.
 * `where`: a condition on the enrolment `e`. Who is done, and whose batch has not begun or is over, is not among them.
 */
export function behindIn(ctx: Ctx, where: RawBuilder<unknown>): RawBuilder<unknown> {
  const { now } = ctx
  const daysAgo = (days: number) => sql`${now}::timestamptz - ${days} * ${DAY}`
  return sql`enrolments e
    join class_batches k on k.tenant_id = e.tenant_id and k.id = e.batch_id
      and (k.starts_at is null or k.starts_at <= ${now}) and (k.always_open or k.ends_at is null or k.ends_at > ${now})
    left join lateral (
      select ${inReadersLang(ctx, 'h', 'title')} as title, p.opened_at as since from chapter_progress p
        join class_chapters h on h.tenant_id = p.tenant_id and h.id = p.chapter_id
      where p.tenant_id = e.tenant_id and p.member_id = e.member_id and p.class_id = e.class_id and p.chapter_id = e.last_chapter_id and p.state = 'open'
        and p.opened_at <= ${daysAgo(STUCK_DAYS)} and h.removed_at is null and h.kind <> 'live') stuck on e.state = 'joined'
    left join lateral (
      select ${inReadersLang(ctx, 'h', 'title')} as title, rounds.times from chapter_progress p
        join class_chapters h on h.tenant_id = p.tenant_id and h.id = p.chapter_id and h.kind = 'practice' and h.removed_at is null
        cross join lateral (select count(distinct a.round_id)::int as times from practice_answers a
          where a.tenant_id = p.tenant_id and a.member_id = p.member_id and a.chapter_id = p.chapter_id) rounds
      where p.tenant_id = e.tenant_id and p.class_id = e.class_id and p.member_id = e.member_id and p.state = 'open'
        and rounds.times >= ${FAILED_TIMES}
      order by rounds.times desc, h.id limit 1) failed on e.state = 'joined'
    left join lateral (
      select s.title, s.ended as at from (
        select h.id, ${inReadersLang(ctx, 'h', 'title')} as title, case when h.kind = 'live' then (h.content ->> 'endsAt')::timestamptz end as ended
        from class_modules m join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id
        where m.tenant_id = e.tenant_id and m.class_id = e.class_id and m.removed_at is null and h.removed_at is null and h.kind = 'live'
          and ${isPublished(ctx, 'h')}) s
      where s.ended <= ${now} and s.ended > ${daysAgo(MISSED_DAYS)} and s.ended > coalesce(e.joined_at, e.asked_at)
        and not exists (select from live_attendance l where l.tenant_id = e.tenant_id and l.chapter_id = s.id and l.member_id = e.member_id)
        and not exists (select from chapter_progress p where p.tenant_id = e.tenant_id and p.chapter_id = s.id and p.member_id = e.member_id
          and p.state = 'done')
      order by s.ended desc, s.id limit 1) missed on e.state = 'joined'
    cross join lateral (select e.state = 'joined' and ${quietSince} <= ${daysAgo(SILENT_DAYS)} as "isSilent",
      stuck.since as "stuckSince", stuck.title as "stuckTitle", failed.times as "failedTimes", failed.title as "failedTitle",
      missed.at as "missedAt", missed.title as "missedTitle") why
    where e.tenant_id = ${ctx.tenantId} and ${where} and e.state in ('joined', 'waiting-approval')
      and (e.state = 'waiting-approval' or why."isSilent" or why."stuckSince" is not null or why."failedTimes" is not null or why."missedAt" is not null)`
}

const daysSince = (at: RawBuilder<unknown>, now: Date) => sql`floor(extract(epoch from ${now}::timestamptz - ${at}) / 86400)::int`

/** SQL of the columns of `BehindRow`, for the tables of `behindIn`. */
export function behindColumns({ now }: Pick<Ctx, 'now'>): RawBuilder<unknown> {
  return sql`case when e.state = 'waiting-approval' then ${daysSince(sql`e.asked_at`, now)} end as "askedDays",
    case when why."isSilent" then ${daysSince(quietSince, now)} end as "silentDays", e.last_active_at is not null as "isBegun",
    why."stuckTitle", ${daysSince(sql`why."stuckSince"`, now)} as "stuckDays", why."failedTitle", why."failedTimes", why."missedTitle", why."missedAt"`
}

/**
 * Returns a page of the people of a class who fall behind, and why, who was heard of longest ago first; `people` is a condition on the member `m`. One statement.
 * The caller has checked the right.
 */
export async function listBehind(
  ctx: Ctx,
  { classId, people = sql`true` }: { classId: string; people?: RawBuilder<unknown> },
  place: KeysetPlace,
): Promise<KeysetPage<Behind>> {
  const { items, ...beside } = await readKeyset<BehindRow & Omit<Behind, 'reasons'>>(ctx, place, {
    columns: sql`e.id, (select m.name from members m where m.tenant_id = e.tenant_id and m.id = e.member_id) as name, k.name as batch,
      e.percent::int as percent, ${behindColumns(ctx)}`,
    matched: behindIn(
      ctx,
      sql`e.class_id = ${classId}::uuid and exists (select from members m where m.tenant_id = e.tenant_id and m.id = e.member_id and ${people})`,
    ),
    sort: { expression: sql`coalesce(e.last_active_at, e.joined_at, e.asked_at)`, type: 'timestamptz', isDescending: false },
    id: sql`e.id`,
  })
  return {
    ...beside,
    items: items.map(row => ({ id: row.id, name: row.name, batch: row.batch, percent: row.percent, reasons: reasonsOf(row) })),
  }
}
