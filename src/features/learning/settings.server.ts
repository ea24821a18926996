import { sql } from 'kysely'
import { requirePerson } from '#features/permissions/permissions.ts'
import { InvalidInput } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { learningReason } from './texts.ts'
import { dayAfter, dayIn, type WeekGoal, type WeekView, weekOf } from './week.ts'

export const DEFAULT_GOAL = 3
/** A pause is at most so long. */
export const MAX_PAUSE_DAYS = 60
/** The weeks in a row are counted back so far. */
const LOOK_BACK_DAYS = 400

export interface LearnerSettings extends WeekGoal {
  /** 0: there is no calendar address. */
  calendarVersion: number
  /** The days on which the viewer finished a chapter, in the site's time zone. */
  learned: string[]
}

/** Returns what the viewer has set, and on which days they learned. One statement. */
export async function readSettings(ctx: Ctx, timeZone: string): Promise<LearnerSettings> {
  const { memberId } = requirePerson(ctx.viewer)
  const { rows } = await sql<LearnerSettings>`
    select coalesce(s.weekly_goal, ${DEFAULT_GOAL}::int)::int as goal, s.paused_from::text as "pausedFrom", s.paused_until::text as "pausedUntil",
      coalesce(s.calendar_version, 0) as "calendarVersion",
      array(select distinct (p.done_at at time zone ${timeZone})::date::text from chapter_progress p
        where p.tenant_id = ${ctx.tenantId} and p.member_id = ${memberId}
          and p.done_at > ${ctx.now}::timestamptz - make_interval(days => ${LOOK_BACK_DAYS}::int)) as learned
    from (select 1) one left join learner_settings s on s.tenant_id = ${ctx.tenantId} and s.member_id = ${memberId}`.execute(ctx.db)
  return rows[0] ?? { goal: DEFAULT_GOAL, pausedFrom: null, pausedUntil: null, calendarVersion: 0, learned: [] }
}

/** Returns how the viewer's week goes. One statement. */
export async function readWeek(ctx: Ctx, timeZone: string): Promise<WeekView> {
  const settings = await readSettings(ctx, timeZone)
  return weekOf(settings.learned, settings, dayIn(ctx.now, timeZone))
}

/** Sets the goal in days a week. Throws InvalidInput for anything but 1 to 7. */
export async function setGoal(ctx: Ctx, goal: number): Promise<void> {
  if (!Number.isInteger(goal) || goal < 1 || goal > 7) throw new InvalidInput(learningReason('GoalRange'))
  await write(ctx, { weekly_goal: goal })
}

/** Pauses from `today` for so many days; 0 ends a pause. Throws InvalidInput for more than `MAX_PAUSE_DAYS`. */
export async function pause(ctx: Ctx, today: string, days: number): Promise<void> {
  if (!Number.isInteger(days) || days < 0 || days > MAX_PAUSE_DAYS)
    throw new InvalidInput(learningReason('PauseRange', { count: MAX_PAUSE_DAYS }))
  await write(ctx, days === 0 ? { paused_from: null, paused_until: null } : { paused_from: today, paused_until: dayAfter(today, days - 1) })
}

/** Makes an address for the viewer's calendar, in place of the one there was. */
export async function renewCalendar(ctx: Ctx): Promise<void> {
  const { memberId } = requirePerson(ctx.viewer)
  await sql`insert into learner_settings (tenant_id, member_id, calendar_version, updated_at)
    values (${ctx.tenantId}, ${memberId}, ${versionAt(ctx.now)}::int, ${ctx.now})
    on conflict (tenant_id, member_id) do update set calendar_version = greatest(learner_settings.calendar_version + 1, excluded.calendar_version),
      updated_at = excluded.updated_at`.execute(ctx.db)
}

/** Takes the calendar's address away. */
export async function revokeCalendar(ctx: Ctx): Promise<void> {
  await write(ctx, { calendar_version: 0 })
}

/** An address that was taken away never comes back: the next one's number is of its time, in seconds. */
function versionAt(now: Date): number {
  return Math.floor(now.getTime() / 1000)
}

async function write(
  ctx: Ctx,
  values: { weekly_goal?: number; paused_from?: string | null; paused_until?: string | null; calendar_version?: number },
): Promise<void> {
  const { memberId } = requirePerson(ctx.viewer)
  await ctx.db
    .insertInto('learner_settings')
    .values({ tenant_id: ctx.tenantId, member_id: memberId, ...values, updated_at: ctx.now })
    .onConflict(conflict => conflict.columns(['tenant_id', 'member_id']).doUpdateSet({ ...values, updated_at: ctx.now }))
    .execute()
}
