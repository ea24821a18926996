import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { can } from '#features/permissions/permissions.ts'
import { NO_LIMITS } from '#features/permissions/role-limits.ts'
import type { Staff } from '#features/permissions/staff.ts'
import { holdQuotas, requireMailRoom, requireMemberRoom } from '#features/quotas/quotas.server.ts'
import { DAY_MS, daysAfter } from '#kit/days.ts'
import { Refused } from '#kit/errors.ts'
import { kindOf } from '#kit/roles.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import { postMail } from '#platform/mail/outbox.server.ts'
import { AGAIN_MS, INVITATION_DAYS, sendInvitation } from '../invitations.server.ts'
import { memberReason } from '../texts.ts'
import { type InvitationFrom, toInvitationMail } from '../waiting-mails/invitation-mail.ts'
import { whenTurn } from '../waiting-mails/waiting-mails.server.ts'
import { promiseClass } from './promises.server.ts'

/** Maximum number of addresses that somebody who is no staff invites within 24 hours. */
export const MAX_INVITED_A_DAY = 500

/** Who is invited to a class; `memberId`: a member who can't have their seat yet, since their consent is missing. */
export interface InvitedToClass {
  email: string
  memberId: string | undefined
  classId: string
  /** Null: the class's current batch when the person comes. */
  batchId: string | null
}

/**
 * Invites an address to the site as a student, and promises it a seat in a class; returns the invitation's id. The caller has checked that `by` teaches the class.
 * An open invitation of somebody else keeps its limits. A member whose consent is missing gets the same mail and no role, so that who invites learns nothing of
 * who is a member. The address is lower-cased. Throws as `sendInvitation`, and `TooManyInvited` (429).
 */
export async function inviteToClass(
  ctx: Ctx,
  by: Staff,
  { email, memberId, ...seat }: InvitedToClass,
  from: InvitationFrom,
  { mayWait = false } = {},
): Promise<string> {
  const isStaff = can(ctx.viewer, 'site.manage')
  await holdQuotas(ctx)
  if (!isStaff) await requireInviterRoom(ctx, by, email)
  const again = { againMs: isStaff ? AGAIN_MS : DAY_MS, mayWait }
  const id = memberId
    ? await inviteMemberToClass(ctx, by, email, from, again)
    : await sendInvitation(ctx, by, { email, role: 'student', limits: NO_LIMITS }, from, { ...again, keepsOthers: true })
  await promiseClass(ctx, id, seat)
  return id
}

/** One who invited the address already is not counted again. */
async function requireInviterRoom(ctx: Ctx, { memberId }: Staff, email: string): Promise<void> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from (select from invitations where tenant_id = ${ctx.tenantId}
    and invited_by = ${memberId} and invited_at > ${new Date(ctx.now.getTime() - DAY_MS)} and lower(email) <> ${email} limit ${MAX_INVITED_A_DAY}) one`.execute(
    ctx.db,
  )
  if ((rows[0]?.count ?? 0) < MAX_INVITED_A_DAY) return
  const reason = memberReason('TooManyInvited', { most: MAX_INVITED_A_DAY })
  throw new Refused(429, reason, { problems: [{ path: 'email', reason }], retryAfterSeconds: 3600 })
}

/** Keeps an invitation of a member that counts as taken: the promised seat is given with their consent, and no role is. */
async function inviteMemberToClass(
  ctx: Ctx,
  by: Staff,
  email: string,
  from: InvitationFrom,
  { againMs, mayWait }: { againMs: number; mayWait: boolean },
): Promise<string> {
  await lock(ctx, `invitation ${email}`)
  const before = await ctx.db
    .selectFrom('invitations')
    .select(['id', 'invited_at'])
    .where('tenant_id', '=', ctx.tenantId)
    .where(is => is.fn('lower', ['email']), '=', email)
    .where('kind', '=', kindOf('student'))
    .where('invited_by', 'is not distinct from', by.memberId)
    .where('taken_at', 'is not', null)
    .orderBy('invited_at', 'desc')
    .executeTakeFirst()
  if (before && ctx.now.getTime() - before.invited_at.getTime() < againMs) return before.id
  // As for who is no member: what is refused says nothing of who is one.
  await requireMemberRoom(ctx, 'email')
  // Mails that wait are those of open invitations. The seat needs no mail: it comes with the consent.
  const hasTurn = !mayWait || (await whenTurn(ctx)) === undefined
  if (!mayWait) await requireMailRoom(ctx, 1, 'email')
  const expiresAt = daysAfter(ctx.now, INVITATION_DAYS)
  const id = before?.id ?? newId()
  await ctx.db
    .insertInto('invitations')
    .values({
      tenant_id: ctx.tenantId,
      id,
      email,
      kind: kindOf('student'),
      invited_by: by.memberId,
      invited_at: ctx.now,
      expires_at: expiresAt,
      taken_at: ctx.now,
    })
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'id']).doUpdateSet({ invited_at: ctx.now, expires_at: expiresAt, taken_at: ctx.now }),
    )
    .execute()
  await writeAudit(ctx, { act: 'member.invited', subject: email, details: { role: 'student' } })
  if (hasTurn) await postMail(ctx, toInvitationMail({ email, role: 'student', expiresAt, name: by.name }, from))
  return id
}
