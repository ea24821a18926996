import { type RawBuilder, sql } from 'kysely'
import { daysAfter, daysBefore } from '#kit/days.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import {
  DIFFERING,
  type Facts,
  type KeyedLine,
  type PaymentFact,
  type PayoutFact,
  type RefundFact,
  type SettledFact,
  type Source,
} from './judge-lines.ts'

/** So long before a line its order may have been made: a transfer waits days, and a refund comes later than its payment. */
const BEFORE_DAYS = 30

/** Reads what the lines of a report are held against. A fixed number of statements, whatever the report's length. */
export async function findFacts(ctx: Ctx, source: Source, lines: readonly KeyedLine[]): Promise<Facts> {
  const moments = lines.flatMap(({ at }) => (at ? [at.getTime()] : []))
  const from = daysBefore(moments.length > 0 ? new Date(Math.min(...moments)) : ctx.now, BEFORE_DAYS)
  const to = daysAfter(moments.length > 0 ? new Date(Math.max(...moments)) : ctx.now, 1)
  const orderIds = [...new Set(lines.flatMap(({ orderId }) => (orderId ? [orderId] : [])))]
  const refs = [...new Set(lines.flatMap(({ ref }) => (ref ? [ref] : [])))]
  const amounts = [...new Set(lines.map(({ amount }) => Math.abs(amount)))]
  const payments = await findPayments(
    ctx,
    source === 'bank'
      ? sql`p.gateway = 'transfer' and p.created_at between ${from} and ${to}`
      : sql`p.gateway = ${source} and (p.order_id = any (${orderIds}::text[]) or p.paid_at between ${from} and ${to})`,
  )
  const refunds = await findRefunds(
    ctx,
    source === 'bank'
      ? sql`r.way = 'hand' and r.amount = any (${amounts}::int8[]) and r.created_at between ${from} and ${to}`
      : sql`r.way = 'gateway' and p.order_id = any (${orderIds}::text[])`,
  )
  const payouts = await findPayouts(ctx, source, {
    ids: [...orderIds, ...refs].filter(isUuid),
    refs: [...orderIds, ...refs],
    amounts,
    from,
    to,
  })
  const settled = await findSettled(ctx, source, from, to)
  const about = [
    ...payments.map(one => one.orderId),
    ...refunds.map(one => one.id),
    ...payouts.map(one => one.id),
    ...settled.map(one => one.lineKey),
  ]
  return {
    payments,
    refunds,
    payouts,
    settled,
    knownKeys: await findTold(
      ctx,
      source,
      sql`l.line_key`,
      lines.map(({ key }) => key),
    ),
    claimed: await findTold(ctx, source, sql`l.order_id`, about),
  }
}

async function findPayments({ db, tenantId }: Ctx, where: RawBuilder<unknown>): Promise<PaymentFact[]> {
  const { rows } = await sql<PaymentFact>`
    select p.id, p.invoice_id as "invoiceId", p.order_id as "orderId", p.method, p.state, p.amount, p.received, p.fee, p.created_at as "createdAt",
      p.paid_at as "paidAt"
    from payments p where p.tenant_id = ${tenantId} and ${where} order by p.created_at, p.id`.execute(db)
  return rows
}

async function findRefunds({ db, tenantId }: Ctx, where: RawBuilder<unknown>): Promise<RefundFact[]> {
  const { rows } = await sql<RefundFact>`
    select r.id, r.payment_id as "paymentId", r.invoice_id as "invoiceId", p.order_id as "orderId", r.amount, r.state = 'done' as "isDone"
    from refunds r join payments p on p.tenant_id = r.tenant_id and p.id = r.payment_id
    where r.tenant_id = ${tenantId} and r.state <> 'failed' and ${where} order by r.created_at, r.id`.execute(db)
  return rows
}

interface PayoutWish {
  ids: readonly string[]
  refs: readonly string[]
  amounts: readonly number[]
  from: Date
  to: Date
}

async function findPayouts({ db, tenantId }: Ctx, source: Source, { ids, refs, amounts, from, to }: PayoutWish): Promise<PayoutFact[]> {
  const byDriver = sql`exists (select from payout_batches b where b.tenant_id = o.tenant_id and b.id = o.batch_id and b.driver = ${source === 'bank' ? 'file' : source})`
  const where =
    source === 'bank'
      ? sql`o.amount - o.tax = any (${amounts}::int8[]) and o.status = 'paid' and o.paid_at between ${from} and ${to}`
      : sql`(o.id = any (${ids}::uuid[]) or o.gateway_ref = any (${refs}::text[]))`
  const { rows } = await sql<PayoutFact>`
    select o.id, o.gateway_ref as ref, (o.amount - o.tax)::int8 as amount from payouts o
    where o.tenant_id = ${tenantId} and ${where} and ${byDriver} order by o.requested_at, o.id`.execute(db)
  return rows
}

/** Settlements that the other side told of: of a gateway those of the bank, of the bank those of gateways. */
async function findSettled({ db, tenantId }: Ctx, source: Source, from: Date, to: Date): Promise<SettledFact[]> {
  const { rows } = await sql<SettledFact>`
    select l.line_key as "lineKey", case when r.source = 'bank' then l.order_id else r.source end as gateway, abs(l.amount)::int8 as amount,
      l.happened_at as at
    from reconciliation_lines l join reconciliations r on r.tenant_id = l.tenant_id and r.id = l.reconciliation_id
    where l.tenant_id = ${tenantId} and l.outcome = 'settled' and l.order_id in ('midtrans', 'xendit') and l.happened_at between ${from} and ${to}
      and ${source === 'bank' ? sql`r.source <> 'bank'` : sql`r.source = 'bank'`}
    order by l.happened_at, l.line_key`.execute(db)
  return rows
}

/** Which of these keys, or things that lines are about, fitted a line of an earlier file of the same source. What differed is looked at again. */
async function findTold(
  { db, tenantId }: Ctx,
  source: Source,
  column: RawBuilder<unknown>,
  values: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ value: string }>`
    select distinct ${column} as value from reconciliation_lines l
    join reconciliations r on r.tenant_id = l.tenant_id and r.id = l.reconciliation_id and r.source = ${source}
    where l.tenant_id = ${tenantId} and ${column} = any (${[...values]}::text[]) and l.outcome <> all (${[...DIFFERING]}::text[])`.execute(
    db,
  )
  return new Set(rows.map(({ value }) => value))
}
