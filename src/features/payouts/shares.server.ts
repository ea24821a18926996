import { sql } from 'kysely'
import { post } from '#features/ledger/post.server.ts'
import type { Ctx } from '#platform/context.ts'
import { basesOf, returnedOf, ruleFor, type SoldClass, sharesOf } from './share.ts'
import { listRules } from './share-rules.server.ts'

interface SoldLine extends SoldClass {
  position: number
  kind: string
  quantity: number
  price: number
}

/**
 * Gives mentors their parts of a paid invoice's lines of classes. Idempotent: an invoice is shared once, by the rules of that moment. Does nothing for an
 * invoice that is not paid.
 */
export async function earnShares(ctx: Ctx, invoiceId: string): Promise<void> {
  const { rows: invoices } = await sql<{ discount: number }>`
    select discount from invoices where tenant_id = ${ctx.tenantId} and id = ${invoiceId} and paid_at is not null`.execute(ctx.db)
  const [invoice] = invoices
  if (!invoice) return
  const { numAffectedRows } = await sql`insert into shared_invoices (tenant_id, invoice_id, shared_at)
    values (${ctx.tenantId}, ${invoiceId}, ${ctx.now}) on conflict do nothing`.execute(ctx.db)
  if (Number(numAffectedRows) === 0) return
  const lines = await listLines(ctx, invoiceId)
  const bases = basesOf(lines, invoice.discount)
  const rules = await listRules(ctx)
  for (const [at, line] of lines.entries()) {
    const base = bases[at] ?? 0
    if (!SOLD_AS.includes(line.kind)) continue
    const rule = ruleFor(line, rules)
    for (const { mentorId, amount } of sharesOf(line, base, rule)) {
      const share = { invoice_id: invoiceId, position: line.position, mentor_id: mentorId, class_id: line.classId }
      await ctx.db
        .insertInto('mentor_shares')
        .values({ tenant_id: ctx.tenantId, ...share, base, share_bp: rule?.shareBp ?? 0, amount, earned_at: ctx.now })
        .execute()
      await post(ctx, { kind: 'share-earned', invoiceId, line: line.position, mentorId, amount })
    }
  }
}

/** The kinds of lines that are about a class: one seat, or places for a school or company. */
const SOLD_AS = ['class', 'places']

/** All lines, since the discount lies on all of them. The mentors are those of the class now, in their order. */
async function listLines(ctx: Ctx, invoiceId: string): Promise<SoldLine[]> {
  const { rows } = await sql<SoldLine>`
    select l.position, l.kind, l.subject_id as "classId", l.quantity, l.price, c.program_id as "programId",
      array(select m.mentor_id from class_mentors m where m.tenant_id = l.tenant_id and m.class_id = l.subject_id order by m.position, m.mentor_id)
        as "mentorIds"
    from invoice_lines l left join classes c on c.tenant_id = l.tenant_id and c.id = l.subject_id
    where l.tenant_id = ${ctx.tenantId} and l.invoice_id = ${invoiceId} order by l.position`.execute(ctx.db)
  return rows
}

interface Refunded {
  invoiceId: string
  amount: number
  total: number
}

/**
 * Takes back the mentors' parts of a refund, in proportion to the invoice's total: never more than they earned, and all of it once all is refunded. Idempotent.
 * Money that came without a reason to keep it, and goes back, took part in nothing.
 */
export async function returnShares(ctx: Ctx, refundId: string): Promise<void> {
  const { rows } = await sql<Refunded>`select r.invoice_id as "invoiceId", r.amount, i.total from refunds r
    join invoices i on i.tenant_id = r.tenant_id and i.id = r.invoice_id
    where r.tenant_id = ${ctx.tenantId} and r.id = ${refundId} and r.state <> 'failed'`.execute(ctx.db)
  const [refund] = rows
  if (!refund) return
  const { invoiceId, amount, total } = refund
  // The jobs of an invoice come in any order.
  await earnShares(ctx, invoiceId)
  const { rows: shared } = await sql<{ refunded: number }>`select refunded from shared_invoices
    where tenant_id = ${ctx.tenantId} and invoice_id = ${invoiceId} for update`.execute(ctx.db)
  const { numAffectedRows } = await sql`insert into share_returns (tenant_id, refund_id, invoice_id, amount, returned_at)
    values (${ctx.tenantId}, ${refundId}, ${invoiceId}, ${amount}, ${ctx.now}) on conflict do nothing`.execute(ctx.db)
  if (Number(numAffectedRows) === 0) return
  const refunded = (shared[0]?.refunded ?? 0) + amount
  await sql`update shared_invoices set refunded = ${refunded} where tenant_id = ${ctx.tenantId} and invoice_id = ${invoiceId}`.execute(
    ctx.db,
  )
  for (const { line, mentorId, earned, returned } of await listShares(ctx, invoiceId)) {
    const back = returnedOf(earned, refunded, total)
    if (back <= returned) continue
    await sql`update mentor_shares set returned = ${back}
      where tenant_id = ${ctx.tenantId} and invoice_id = ${invoiceId} and position = ${line} and mentor_id = ${mentorId}`.execute(ctx.db)
    await post(ctx, { kind: 'share-returned', invoiceId, cause: refundId, line, mentorId, amount: back - returned, refundId })
  }
}

interface Share {
  line: number
  mentorId: string
  earned: number
  returned: number
}

async function listShares(ctx: Ctx, invoiceId: string): Promise<Share[]> {
  const { rows } = await sql<Share>`select position as line, mentor_id as "mentorId", amount as earned, returned from mentor_shares
    where tenant_id = ${ctx.tenantId} and invoice_id = ${invoiceId} order by position, mentor_id`.execute(ctx.db)
  return rows
}
