import { writeAudit } from '#features/audit/audit.server.ts'
import { hasSeat } from '#features/chapters/seat-states.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { Conflict, InvalidInput } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { findMemberId } from './add-participant.server.ts'
import { batchOf, holdClass } from './hold-class.server.ts'
import { grantHeldSeat } from './join.server.ts'
import { requireTeacher } from './policy.server.ts'
import { findEnrolment } from './seats.server.ts'
import { enrolmentReason } from './texts.ts'

const MAX_REASON = 300

/** A scholarship: whom it is for, and why. */
export interface Scholarship {
  email: string
  reason: string
  /** By default the class's current batch. */
  batchId?: string | undefined
}

/**
 * Gives a member a seat in a class that has a price, for nothing. For who looks after payments (`payments.write`). Audited with the reason. Throws as `requirePermission` and
 * `requireTeacher`, InvalidInput without a reason or for who is no member, and Conflict (`InTheirs`, `BatchFull`, `ConsentMissing`).
 */
export async function giveScholarship(
  ctx: Ctx,
  classId: string,
  { email, reason, batchId }: Scholarship,
): Promise<'joined' | 'waiting-list'> {
  requirePermission(ctx.viewer, 'payments.write')
  const { code } = await requireTeacher(ctx, classId)
  const why = reason.trim()
  if (why === '' || why.length > MAX_REASON)
    throw new InvalidInput(enrolmentReason('FormRefused'), [{ path: 'reason', reason: enrolmentReason('ReasonMissing') }])
  const memberId = await findMemberId(ctx, email.trim().toLowerCase())
  if (!memberId) throw new InvalidInput(enrolmentReason('FormRefused'), [{ path: 'scholar', reason: enrolmentReason('MemberMissing') }])
  const one = await holdClass(ctx, classId)
  const batch = batchOf(one, batchId ?? one.currentBatchId)
  const before = await findEnrolment(ctx, one.id, memberId)
  if (before && hasSeat(before.state)) throw new Conflict(enrolmentReason('InTheirs'))
  const outcome = await grantHeldSeat(ctx, one, { memberId, batchId: batch.id, source: 'gift' })
  if ('refused' in outcome) throw new Conflict(enrolmentReason(outcome.refused === 'consent' ? 'ConsentMissing' : 'BatchFull'))
  await writeAudit(ctx, {
    act: 'participants.changed',
    subject: `class/${code}`,
    details: { what: 'participants.scholarship', count: 1, reason: why },
  })
  return outcome.state === 'joined' ? 'joined' : 'waiting-list'
}
