import { sql } from 'kysely'
import { hasSeat } from '#features/chapters/seat-states.ts'
import type { NoticeKind } from '#features/notices/notice.ts'
import { addNotices } from '#features/notices/notices.server.ts'
import { announceEvent } from '#features/webhooks/events.server.ts'
import { keepStatements } from '#features/xapi/statements.server.ts'
import type { Ctx } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { type EnrolmentSource, type EnrolmentState } from './enrolment.ts'
import { enrolmentMail } from './enrolment-mail.ts'
import type { HeldClass } from './hold-class.server.ts'

/** An enrolment as it stands in the database. */
export interface Enrolment {
  id: string
  classId: string
  batchId: string
  memberId: string
  state: EnrolmentState
  source: EnrolmentSource
  completedAt: Date | null
  version: number
}

/** SQL for the columns of the enrolment `e`. */
export const enrolmentColumns = sql`e.id, e.class_id as "classId", e.batch_id as "batchId", e.member_id as "memberId", e.state, e.source,
  e.completed_at as "completedAt", e.version`

/** Where a person's way leads: the page of the class. */
export const pathOfClass = ({ slug, isPremium }: Pick<HeldClass, 'slug' | 'isPremium'>): string =>
  isPremium ? `/Courses/@Premium/${slug}` : `/Courses/${slug}`

/** What a person hears when somebody else changes their state. */
const TOLD: Partial<Record<EnrolmentState, NoticeKind>> = {
  joined: 'classSeat',
  completed: 'classSeat',
  refused: 'classRefused',
  removed: 'classRemoved',
}

/**
 * Tells of a changed state in the change's transaction: webhooks and the tenant's record store hear who got a seat or left one, and the person, by a notice and a mail, what somebody
 * else decided.
 */
export async function tellOfState(ctx: Ctx, one: HeldClass, now: Enrolment, before: EnrolmentState | undefined): Promise<void> {
  const data = {
    id: now.id,
    classId: one.id,
    code: one.code,
    slug: one.slug,
    batchId: now.batchId,
    memberId: now.memberId,
    state: now.state,
  }
  const occasion = `${now.id}@${now.version}`
  const had = before !== undefined && hasSeat(before)
  if (hasSeat(now.state) !== had) {
    await announceEvent(ctx, had ? 'class.left' : 'class.joined', data, { occasion })
    const verb = had ? 'exited' : 'registered'
    await keepStatements(ctx, now.memberId, [{ verb, of: 'class', id: one.id, title: one.name, lang: one.lang, occasion, at: ctx.now }])
  }
  const kind = TOLD[now.state]
  const isOwnAct = ctx.viewer.kind === 'person' && ctx.viewer.person.memberId === now.memberId
  if (!kind || isOwnAct || before === now.state) return
  await addNotices(ctx, { kind, subject: one.name, href: pathOfClass(one), to: [now.memberId] })
  await enqueue(ctx, enrolmentMail, { enrolmentId: now.id, state: now.state })
}
