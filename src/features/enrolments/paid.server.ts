import { sql } from 'kysely'
import { hasSeat } from '#features/chapters/seat-states.ts'
import { openCase } from '#features/payments/cases.server.ts'
import type { Invoice, InvoiceLine } from '#features/payments/invoice.ts'
import { isAppError } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import { holdClass } from './hold-class.server.ts'
import { grantSeat, type JoinOutcome } from './join.server.ts'
import { makePlaces } from './places.server.ts'
import { endPart, findEnrolment } from './seats.server.ts'

/** Seats for money: given once an invoice is paid, taken where the money goes back. */

/**
 * Gives what a paid invoice sells: a seat for each line of kind `class`, places with codes for `places`. Where there is no seat (full, a waiting list, a consent
 * that is missing, a class that is gone) a case waits for a person: another place, or the money back. Nothing is given of what a refund took already. Idempotent.
 */
export async function giveBought(ctx: Ctx, seal: Seal, invoice: Invoice): Promise<void> {
  if (await isTakenBack(ctx, invoice.id)) return
  let from = 0
  // In one order, so that two invoices of several classes never wait for each other.
  for (const line of invoice.lines.toSorted((a, b) => (a.subjectId < b.subjectId ? -1 : 1))) {
    if (line.kind === 'places') {
      await makePlaces(ctx, seal, { invoiceId: invoice.id, classId: line.subjectId, from, quantity: line.quantity })
      from += line.quantity
    } else if (line.kind === 'class') await giveSeat(ctx, invoice, line)
  }
  ctx.announce(`invoice:${invoice.id}`)
}

/** The jobs that give and take come in any order, or at once. Until this transaction ends no refund of the invoice does: its job then finds what was given. */
async function isTakenBack(ctx: Ctx, invoiceId: string): Promise<boolean> {
  await sql`select from invoices where tenant_id = ${ctx.tenantId} and id = ${invoiceId} for share`.execute(ctx.db)
  const { rows } = await sql`select from refunds
    where tenant_id = ${ctx.tenantId} and invoice_id = ${invoiceId} and seat = 'take' and state = 'done' limit 1`.execute(ctx.db)
  return rows.length > 0
}

async function giveSeat(ctx: Ctx, invoice: Invoice, line: InvoiceLine): Promise<void> {
  const outcome = line.recipientId === null ? 'nobody' : await seatFor(ctx, line, line.recipientId)
  if (typeof outcome === 'object' && 'state' in outcome && outcome.state === 'joined') return
  await openCase(ctx, {
    kind: 'no-seat',
    key: `no-seat:${invoice.id}:${line.subjectId}`,
    invoiceId: invoice.id,
    paymentId: invoice.payment?.id,
    amount: line.price * line.quantity,
    details: { classId: line.subjectId, why: whyOf(outcome) },
  })
}

function whyOf(outcome: JoinOutcome | 'nobody' | 'gone'): string {
  if (typeof outcome === 'string') return outcome
  return 'refused' in outcome ? outcome.refused : outcome.state
}

/** The batch may be gone by now, and so may the class. */
async function seatFor(ctx: Ctx, { subjectId, details }: InvoiceLine, memberId: string): Promise<JoinOutcome | 'gone'> {
  try {
    const one = await holdClass(ctx, subjectId)
    const batchId = one.batches.find(({ id }) => id === details['batchId'])?.id
    return await grantSeat(ctx, { classId: subjectId, memberId, batchId, source: 'payment' })
  } catch (error) {
    if (isAppError(error) && error.status === 404) return 'gone'
    throw error
  }
}

/**
 * Takes what a refund takes: the seats of its invoice, and its places, claimed or not. Who has the seat by another invoice or place keeps it; what they learned
 * stays in any case. Idempotent.
 */
export async function takeBought(ctx: Ctx, refundId: string): Promise<void> {
  const { rows } = await sql<{ invoiceId: string }>`select invoice_id as "invoiceId" from refunds
    where tenant_id = ${ctx.tenantId} and id = ${refundId} and seat = 'take' and invoice_id is not null`.execute(ctx.db)
  const [refund] = rows
  if (!refund) return
  const { invoiceId } = refund
  const { rows: claimed } = await sql<{ classId: string; memberId: string | null }>`
    update bought_places set ended_at = coalesce(ended_at, ${ctx.now}) where tenant_id = ${ctx.tenantId} and invoice_id = ${invoiceId}
    returning class_id as "classId", claimed_by as "memberId"`.execute(ctx.db)
  const { rows: bought } = await sql<{ classId: string; memberId: string | null }>`
    select subject_id as "classId", recipient_id as "memberId" from invoice_lines
    where tenant_id = ${ctx.tenantId} and invoice_id = ${invoiceId} and kind = 'class'`.execute(ctx.db)
  const seats = [...claimed, ...bought].toSorted((a, b) => (a.classId < b.classId ? -1 : 1))
  for (const { classId, memberId } of seats) if (memberId !== null) await takeSeat(ctx, { classId, memberId, invoiceId })
  ctx.announce(`invoice:${invoiceId}`)
}

async function takeSeat(
  ctx: Ctx,
  { classId, memberId, invoiceId }: { classId: string; memberId: string; invoiceId: string },
): Promise<void> {
  if (await hasOtherRight(ctx, { classId, memberId, invoiceId })) return
  const one = await holdClass(ctx, classId)
  const before = await findEnrolment(ctx, classId, memberId)
  if (before && (hasSeat(before.state) || before.state === 'waiting-list')) await endPart(ctx, one, before, 'removed')
}

/** True if a person has the seat by another paid invoice or bought place, too, or had it before either by somebody's decision. */
async function hasOtherRight(
  ctx: Ctx,
  { classId, memberId, invoiceId }: { classId: string; memberId: string; invoiceId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from invoice_lines l join invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
      where l.tenant_id = ${ctx.tenantId} and l.kind = 'class' and l.subject_id = ${classId} and l.recipient_id = ${memberId} and i.id <> ${invoiceId}
        and i.status in ('paid', 'partially-refunded')
        and not exists (select from refunds r where r.tenant_id = i.tenant_id and r.invoice_id = i.id and r.seat = 'take' and r.state <> 'failed')
    union all
    select from bought_places p where p.tenant_id = ${ctx.tenantId} and p.class_id = ${classId} and p.claimed_by = ${memberId}
      and p.invoice_id <> ${invoiceId} and p.ended_at is null
    union all
    select from enrolments e where e.tenant_id = ${ctx.tenantId} and e.class_id = ${classId} and e.member_id = ${memberId}
      and (e.source in ('invited', 'imported', 'approval') or (e.source = 'gift' and not exists (select from bought_places own
        where own.tenant_id = e.tenant_id and own.invoice_id = ${invoiceId} and own.class_id = e.class_id and own.claimed_by = e.member_id)))
    limit 1`.execute(ctx.db)
  return rows.length > 0
}
