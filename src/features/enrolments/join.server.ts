import { sql } from 'kysely'
import { listTeachers } from '#features/chapters/class-of-chapter.server.ts'
import { hasSeat } from '#features/chapters/seat-states.ts'
import { hasConsented } from '#features/members/consent.server.ts'
import { addNotices } from '#features/notices/notices.server.ts'
import { can, requirePerson } from '#features/permissions/permissions.ts'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import {
  type Batch,
  type EnrolmentSource,
  isWaiting,
  type JoinRefusal,
  type JoinState,
  LET_IN,
  stateOnJoin,
  takesPeople,
} from './enrolment.ts'
import { batchOf, countSeats, type HeldClass, holdClass, NO_SEATS } from './hold-class.server.ts'
import { endPart, findEnrolment, writeState } from './seats.server.ts'
import { enrolmentReason } from './texts.ts'

/** What became of a wish to join. */
export type JoinOutcome = { state: JoinState; batchId: string } | { refused: JoinRefusal }

/**
 * Joins the viewer to a published class: to the batch that they name, else to the first open one that has a place. The last seat goes once. Whoever was taken out
 * or refused before waits for a decision. Throws Unauthenticated, Forbidden and NotFound; what else stands in the way is an outcome.
 */
export async function joinClass(ctx: Ctx, { slug, batchId }: { slug: string; batchId?: string | undefined }): Promise<JoinOutcome> {
  const person = requirePerson(ctx.viewer)
  const one = await holdClass(ctx, slug)
  if (!one.isPublished) throw new NotFound(enrolmentReason('ClassMissing'))
  const named = batchId === undefined ? undefined : batchOf(one, batchId)
  const before = await findEnrolment(ctx, one.id, person.memberId)
  if (before && (hasSeat(before.state) || isWaiting(before.state))) return { refused: 'in' }
  const open = (named ? [named] : one.batches).filter(batch => takesPeople(batch, ctx.now))
  if (open.length === 0) return { refused: 'closed' }
  const cameBack = before?.state === 'left' && LET_IN.has(before.source) ? before.source : undefined
  if (one.priceRupiah > 0 && !cameBack) return { refused: 'payment' }
  // Without a consent that counts at their age no role is effective (docs/decisions/040); it is asked here and not before.
  if (!can(ctx.viewer, 'learn')) return { refused: 'consent' }
  const mustBeDecided = before?.state === 'removed' || before?.state === 'refused'
  const found = await placeIn(ctx, one, open, { isDecided: cameBack !== undefined, mustBeDecided })
  if (!found) return { refused: 'full' }
  const { batch, state } = found
  await writeState(ctx, one, before, { memberId: person.memberId, batchId: batch.id, state, source: cameBack ?? 'self' })
  if (state === 'waiting-approval') await tellTeachers(ctx, one)
  return { state, batchId: batch.id }
}

/** Takes the viewer out of a class, or off its waiting list; their progress stays. Idempotent. Throws Unauthenticated, Forbidden, and NotFound if they never asked. */
export async function leaveClass(ctx: Ctx, { slug }: { slug: string }): Promise<{ state: 'left' }> {
  const person = requirePerson(ctx.viewer)
  const one = await holdClass(ctx, slug)
  const before = await findEnrolment(ctx, one.id, person.memberId)
  if (!before) throw new NotFound(enrolmentReason('NotIn'))
  // Who was taken out stays so: it decides whether they may come back by themselves.
  if (hasSeat(before.state) || isWaiting(before.state)) await endPart(ctx, one, before, 'left')
  return { state: 'left' }
}

/** Who gets a seat, and why. */
export interface SeatGrant {
  classId: string
  memberId: string
  /** By default the class's current batch. */
  batchId?: string | undefined
  source: Exclude<EnrolmentSource, 'self' | 'waiting-list'>
}

/**
 * Gives a person a seat whatever the dates, the price and the approval say: the door for payments, gifts, invitations and imports, whose commands have
 * checked who may. Idempotent: who is in stays as they are. Where the batch is full they wait for the next seat, `full` without a waiting list; without a valid
 * consent it is `consent`. Throws NotFound for a class or batch that is not there.
 */
export async function grantSeat(ctx: Ctx, { classId, memberId, batchId, source }: SeatGrant): Promise<JoinOutcome> {
  const one = await holdClass(ctx, classId)
  return await grantHeldSeat(ctx, one, { memberId, batchId, source })
}

/** As `grantSeat`, in a class that the caller holds. */
export async function grantHeldSeat(
  ctx: Ctx,
  one: HeldClass,
  { memberId, batchId, source }: Omit<SeatGrant, 'classId'>,
): Promise<JoinOutcome> {
  const batch = batchOf(one, batchId ?? one.currentBatchId)
  const before = await findEnrolment(ctx, one.id, memberId)
  if (before && hasSeat(before.state)) return { state: 'joined', batchId: before.batchId }
  if (!(await isConsentedMember(ctx, memberId))) return { refused: 'consent' }
  const { taken, waiting } = (await countSeats(ctx, one.id)).get(batch.id) ?? NO_SEATS
  // One's own place in the line passes nobody.
  const others = before?.state === 'waiting-list' && before.batchId === batch.id ? 0 : waiting
  const state = stateOnJoin({ batch, taken, waiting: others, isDecided: true, mustBeDecided: false })
  if (state === 'full') return { refused: 'full' }
  if (state === before?.state && before.batchId === batch.id) return { state, batchId: batch.id }
  await writeState(ctx, one, before, { memberId, batchId: batch.id, state, source })
  return { state, batchId: batch.id }
}

/** Returns the batch in which one gets a seat, else the first in which one may wait. */
async function placeIn(
  ctx: Ctx,
  one: HeldClass,
  open: readonly Batch[],
  decision: { isDecided: boolean; mustBeDecided: boolean },
): Promise<{ batch: Batch; state: JoinState } | undefined> {
  const counts = await countSeats(ctx, one.id)
  const places = open.flatMap(batch => {
    const state = stateOnJoin({ batch, ...(counts.get(batch.id) ?? NO_SEATS), ...decision })
    return state === 'full' ? [] : [{ batch, state }]
  })
  return places.find(({ state }) => state === 'joined') ?? places[0]
}

async function isConsentedMember(ctx: Ctx, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ isConsented: boolean }>`
    select ${hasConsented(ctx.now)} as "isConsented" from members m where m.tenant_id = ${ctx.tenantId} and m.id = ${memberId}`.execute(
    ctx.db,
  )
  const [member] = rows
  if (!member) throw new NotFound(enrolmentReason('MemberMissing'))
  return member.isConsented
}

/** Tells a class's mentors, and who began it, that somebody waits to be let in. */
async function tellTeachers(ctx: Ctx, one: HeldClass): Promise<void> {
  const href = `/Studio/Classes/${one.id}/Participants?state=waiting-approval`
  await addNotices(ctx, { kind: 'classAsked', subject: one.name, href, to: await listTeachers(ctx, one.id) })
}
