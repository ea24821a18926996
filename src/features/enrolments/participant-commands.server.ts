import { sql } from 'kysely'
import { hasSeat } from '#features/chapters/seat-states.ts'
import { forEachChosen } from '#features/lists/bulk.server.ts'
import { keepPromise, listPromisedClasses } from '#features/members/invited-classes/promises.server.ts'
import { Conflict, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { auditParticipants } from './audit-participants.server.ts'
import { type Enrolment, enrolmentColumns } from './change-state.server.ts'
import { isWaiting, stateOnJoin } from './enrolment.ts'
import { batchOf, countSeats, type HeldClass, holdClass, NO_SEATS } from './hold-class.server.ts'
import { grantHeldSeat, grantSeat } from './join.server.ts'
import { requireTeacher } from './policy.server.ts'
import { endPart, moveUp, writeState } from './seats.server.ts'
import { enrolmentReason } from './texts.ts'

/** What a class's teachers do with people; `move` needs a batch. */
export type ParticipantAct = { act: 'approve' } | { act: 'refuse' } | { act: 'remove' } | { act: 'move'; batchId: string }

/**
 * Decides on participants, by the ids of their enrolments: all or none, in one transaction. Approved people get a seat, or wait for one where the batch is full;
 * moved ones need a seat in the other batch; who is taken out or refused stays in the list as such. Each hears of it. Audited. Throws as `requireTeacher`, NotFound,
 * or Conflict (`BulkRefused`, naming the first who is refused, and why).
 */
export async function decideParticipants(ctx: Ctx, classId: string, ids: readonly string[], act: ParticipantAct): Promise<void> {
  await requireTeacher(ctx, classId)
  const one = await holdClass(ctx, classId)
  await forEachChosen(ctx, ids, { nameOf: id => nameOf(ctx, one, id), act: id => decide(ctx, one, id, act) })
  await auditParticipants(ctx, one.code, `participants.${act.act}`, ids.length)
}

/**
 * Gives a member the seats that their invitations promise. Where the consent is missing, or the batch is full without a waiting list, the promise waits for their next
 * sign-in or consent. Idempotent.
 */
export async function seatInvited(ctx: Ctx, memberId: string): Promise<void> {
  for (const promise of await listPromisedClasses(ctx, memberId)) {
    const { classId, batchId } = promise
    const outcome = await grantSeat(ctx, { classId, memberId, batchId: batchId ?? undefined, source: 'invited' })
    if (!('refused' in outcome)) await keepPromise(ctx, promise)
  }
}

async function decide(ctx: Ctx, one: HeldClass, id: string, act: ParticipantAct): Promise<void> {
  const before = await hold(ctx, one, id)
  if (act.act === 'approve') {
    if (before.state !== 'waiting-approval') throw new Conflict(enrolmentReason('NotWaiting'))
    const outcome = await grantHeldSeat(ctx, one, { memberId: before.memberId, batchId: before.batchId, source: 'approval' })
    if ('refused' in outcome) throw new Conflict(enrolmentReason(outcome.refused === 'consent' ? 'ConsentMissing' : 'BatchFull'))
  } else if (act.act === 'refuse') {
    if (!isWaiting(before.state)) throw new Conflict(enrolmentReason('NotWaiting'))
    await endPart(ctx, one, before, 'refused')
  } else if (act.act === 'remove') {
    if (!hasSeat(before.state) && !isWaiting(before.state)) throw new Conflict(enrolmentReason('NotTaking'))
    await endPart(ctx, one, before, 'removed')
  } else await move(ctx, one, before, act.batchId)
}

/** Moves who has a seat, or waits, to another batch; their old seat goes to who waits there. */
async function move(ctx: Ctx, one: HeldClass, before: Enrolment, batchId: string): Promise<void> {
  const to = batchOf(one, batchId)
  if (before.batchId === to.id) return
  if (!hasSeat(before.state) && !isWaiting(before.state)) throw new Conflict(enrolmentReason('NotTaking'))
  const { taken, waiting } = (await countSeats(ctx, one.id)).get(to.id) ?? NO_SEATS
  const place = stateOnJoin({ batch: to, taken, waiting, isDecided: true, mustBeDecided: before.state === 'waiting-approval' })
  // Nobody loses a seat by being moved.
  if (place === 'full' || (hasSeat(before.state) && place !== 'joined')) throw new Conflict(enrolmentReason('BatchFull'))
  const state = hasSeat(before.state) ? before.state : place
  await writeState(ctx, one, before, { memberId: before.memberId, batchId: to.id, state, source: before.source })
  await moveUp(ctx, one, batchOf(one, before.batchId))
}

async function hold(ctx: Ctx, one: HeldClass, id: string): Promise<Enrolment> {
  const { rows } = await sql<Enrolment>`select ${enrolmentColumns} from enrolments e
    where e.tenant_id = ${ctx.tenantId} and e.class_id = ${one.id} and e.id = ${id} for update`.execute(ctx.db)
  const [found] = rows
  if (!found) throw new NotFound(enrolmentReason('MemberMissing'))
  return found
}

async function nameOf(ctx: Ctx, one: HeldClass, id: string): Promise<string | undefined> {
  const { rows } = await sql<{
    name: string
  }>`select m.name from enrolments e join members m on m.tenant_id = e.tenant_id and m.id = e.member_id
    where e.tenant_id = ${ctx.tenantId} and e.class_id = ${one.id} and e.id = ${id}`.execute(ctx.db)
  return rows[0]?.name
}
