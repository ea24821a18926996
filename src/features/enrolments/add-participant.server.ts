import { sql } from 'kysely'
import { type InvitedToClass, inviteToClass } from '#features/members/invited-classes/invite-to-class.server.ts'
import type { InvitationFrom } from '#features/members/waiting-mails/invitation-mail.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import { Refused } from '#kit/errors.ts'
import { formReason } from '#page/texts.ts'
import type { Ctx } from '#platform/context.ts'
import { isMailAddress } from '#platform/mail/mail-address.ts'
import { auditParticipants } from './audit-participants.server.ts'
import { type Batch, type EnrolmentSource, stateOnJoin } from './enrolment.ts'
import { batchOf, countSeats, type HeldClass, holdClass, NO_SEATS } from './hold-class.server.ts'
import { grantHeldSeat } from './join.server.ts'
import { requireTeacher } from './policy.server.ts'
import { findEnrolment } from './seats.server.ts'

/** An address that a class's teachers add. */
export interface AddedAddress {
  email: string
  /** By default the class's current batch. */
  batchId?: string | undefined
  source?: Extract<EnrolmentSource, 'invited' | 'imported'>
}

/** What became of an address that was added; `id`: of the enrolment, or of the invitation that promises the seat. */
export type Added = { state: 'joined' | 'waiting-list' | 'invited'; id: string } | { refused: 'full' }

/**
 * Gives the member with this address a seat in a class, whatever the dates and the price say. Who is no member, or has no valid consent yet, is invited by mail, and
 * gets the seat once both are there: `invited` does not say which of the two is missing. `full`: the batch is, and has no waiting list. Audited. Throws as
 * `requireTeacher` and `inviteToClass`, `EmailInvalid` (422), and NotFound for a batch of another class.
 */
export async function addParticipant(ctx: Ctx, classId: string, address: AddedAddress, from: InvitationFrom): Promise<Added> {
  const { code } = await requireTeacher(ctx, classId)
  const added = await bring(ctx, classId, address, from)
  if (!('refused' in added)) await auditParticipants(ctx, code, added.state === 'invited' ? 'participants.invite' : 'participants.add', 1)
  return added
}

/** As `addParticipant`, for one of many: the caller writes the audit log. Their mails wait for the tenant's quota. */
export async function bringParticipant(ctx: Ctx, classId: string, address: AddedAddress, from: InvitationFrom): Promise<Added> {
  await requireTeacher(ctx, classId)
  return await bring(ctx, classId, address, from, { mayWait: true })
}

async function bring(
  ctx: Ctx,
  classId: string,
  { email: given, batchId, source = 'invited' }: AddedAddress,
  from: InvitationFrom,
  { mayWait = false } = {},
): Promise<Added> {
  const email = given.trim().toLowerCase()
  if (!isMailAddress(email))
    throw new Refused(422, formReason('EmailInvalid'), { problems: [{ path: 'email', reason: formReason('EmailInvalid') }] })
  const one = await holdClass(ctx, classId)
  const batch = batchOf(one, batchId ?? one.currentBatchId)
  const memberId = await findMemberId(ctx, email)
  const outcome = memberId ? await grantHeldSeat(ctx, one, { memberId, batchId, source }) : { refused: 'no-member' }
  if (memberId && 'state' in outcome) {
    const id = (await findEnrolment(ctx, one.id, memberId))?.id ?? memberId
    return { state: outcome.state === 'waiting-list' ? 'waiting-list' : 'joined', id }
  }
  // The same for whoever is no member: else the answer would say who is one.
  if (await isFull(ctx, one, batch)) return { refused: 'full' }
  const invited: InvitedToClass = { email, memberId, classId: one.id, batchId: batchId === undefined ? null : batch.id }
  return { state: 'invited', id: await inviteToClass(ctx, requirePerson(ctx.viewer), invited, from, { mayWait }) }
}

/** Writes into the audit log that a table of people was added to a class. */
export async function auditTable(ctx: Ctx, classId: string, count: number): Promise<void> {
  const { code } = await requireTeacher(ctx, classId)
  await auditParticipants(ctx, code, 'participants.import', count)
}

async function isFull(ctx: Ctx, one: HeldClass, batch: Batch): Promise<boolean> {
  const seats = (await countSeats(ctx, one.id)).get(batch.id) ?? NO_SEATS
  return stateOnJoin({ batch, ...seats, isDecided: true, mustBeDecided: false }) === 'full'
}

/** Returns the id of the member with this address, in lower case; undefined if there is none. */
export async function findMemberId(ctx: Ctx, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from members where tenant_id = ${ctx.tenantId} and lower(email) = ${email}
    order by seen_at desc limit 1`.execute(ctx.db)
  return rows[0]?.id
}
