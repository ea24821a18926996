import { randomBytes, timingSafeEqual } from 'node:crypto'
import { InvalidInput, Refused } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { requireStanding, requireTeacher } from '../../standing.server.ts'
import { chapterReason } from '../../texts.ts'
import { CODE_LENGTH, isCodeTaken, isLinkShown, readCode, toCode } from './session.ts'

/** What who takes part may know of a session now. */
export interface SessionNow {
  /** Of the meeting; '' while it is not shown. */
  link: string
  attendedAt: Date | null
  isTeacher: boolean
  /** The code can be given now. */
  isCodeTaken: boolean
}

/** Returns a session for the viewer. Throws as `requireStanding`. */
export async function getSession(ctx: Ctx, chapterId: string): Promise<SessionNow> {
  const { memberId, isTeacher, content } = await requireStanding(ctx, 'live', chapterId)
  const row = await ctx.db
    .selectFrom('live_attendance')
    .where('tenant_id', '=', ctx.tenantId)
    .where('chapter_id', '=', chapterId)
    .where('member_id', '=', memberId)
    .select('attended_at')
    .executeTakeFirst()
  return {
    link: isTeacher || isLinkShown(content, ctx.now) ? content.link : '',
    attendedAt: row?.attended_at ?? null,
    isTeacher,
    isCodeTaken: isCodeTaken(content, ctx.now),
  }
}

/**
 * Notes that the viewer is at the session, by the code that its teacher shows; the first time counts. Throws Refused 409 outside of the session, InvalidInput for
 * another code, and as `requireStanding`. NOTE: codes can't be guessed: there are 32^6 of them, and the call takes ten tries of a
 * person at a session in a quarter of an hour.
 */
export async function attendSession(ctx: Ctx, { chapterId, code }: { chapterId: string; code: string }): Promise<{ attendedAt: Date }> {
  const { memberId, content } = await requireStanding(ctx, 'live', chapterId)
  if (!isCodeTaken(content, ctx.now)) throw new Refused(409, chapterReason('SessionNotNow'))
  const known = await ctx.db
    .selectFrom('live_codes')
    .where('tenant_id', '=', ctx.tenantId)
    .where('chapter_id', '=', chapterId)
    .select('code')
    .executeTakeFirst()
  if (!known || !isSame(readCode(code), known.code))
    throw new InvalidInput(chapterReason('WrongCode'), [{ path: 'code', reason: chapterReason('WrongCode') }])
  const row = { tenant_id: ctx.tenantId, chapter_id: chapterId, member_id: memberId, attended_at: ctx.now }
  const { attended_at } = await ctx.db
    .insertInto('live_attendance')
    .values(row)
    // The row of before is answered.
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'chapter_id', 'member_id'])
        .doUpdateSet(({ ref }) => ({ attended_at: ref('live_attendance.attended_at') })),
    )
    .returning('attended_at')
    .executeTakeFirstOrThrow()
  return { attendedAt: attended_at }
}

/** Returns the code of a session, which is made when it is first asked for, and how many have attended. `isNew`: the code of before counts no longer. Throws as `requireTeacher`. */
export async function showCode(
  ctx: Ctx,
  { chapterId, isNew = false }: { chapterId: string; isNew?: boolean },
): Promise<{ code: string; attended: number }> {
  await requireTeacher(ctx, 'live', chapterId)
  const { code } = await ctx.db
    .insertInto('live_codes')
    .values({ tenant_id: ctx.tenantId, chapter_id: chapterId, code: toCode(randomBytes(CODE_LENGTH)), made_at: ctx.now })
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'chapter_id']).doUpdateSet(({ ref }) => ({
        code: ref(isNew ? 'excluded.code' : 'live_codes.code'),
        made_at: ref(isNew ? 'excluded.made_at' : 'live_codes.made_at'),
      })),
    )
    .returning('code')
    .executeTakeFirstOrThrow()
  const { attended } = await ctx.db
    .selectFrom('live_attendance')
    .where('tenant_id', '=', ctx.tenantId)
    .where('chapter_id', '=', chapterId)
    .select(({ fn }) => fn.countAll<string>().as('attended'))
    .executeTakeFirstOrThrow()
  return { code, attended: Number(attended) }
}

/** Who was at a session, and when they gave the code. */
export interface Attendee {
  name: string
  attendedAt: Date
}

/** So many are named; all are counted. */
const MAX_ATTENDEES = 500

/** Returns who gave the code of a session, first come first named, at most 500 of `count`; who watched its recording alone is not among them. Throws as `requireTeacher`. */
export async function listAttendees(ctx: Ctx, chapterId: string): Promise<{ count: number; attendees: Attendee[] }> {
  await requireTeacher(ctx, 'live', chapterId)
  const rows = await ctx.db
    .selectFrom('live_attendance as a')
    .innerJoin('members as m', join => join.onRef('m.tenant_id', '=', 'a.tenant_id').onRef('m.id', '=', 'a.member_id'))
    .where('a.tenant_id', '=', ctx.tenantId)
    .where('a.chapter_id', '=', chapterId)
    .select(['m.name', 'a.attended_at as attendedAt'])
    .select(({ fn }) => fn.countAll<string>().over().as('count'))
    .orderBy('a.attended_at')
    .orderBy('m.id')
    .limit(MAX_ATTENDEES)
    .execute()
  return { count: Number(rows[0]?.count ?? 0), attendees: rows.map(({ name, attendedAt }) => ({ name, attendedAt })) }
}

function isSame(given: string, known: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(known)]
  return a.length === b.length && timingSafeEqual(a, b)
}
