import { type RawBuilder, sql } from 'kysely'
import { requirePermission } from '#features/permissions/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { NO_REVENUE, type Revenue, type RevenueRow, type Step } from './revenue.ts'
import type { Span } from './span.ts'

/** The sums of a revenue row, each of entries of one account. `a` holds account and amount. */
const SUMS = sql`
  coalesce(-sum(a.amount) filter (where a.account = 'sales'), 0)::int8 as sales,
  coalesce(-sum(a.amount) filter (where a.account = 'donations'), 0)::int8 as donations,
  coalesce(sum(a.amount) filter (where a.account = 'refunds'), 0)::int8 as refunds,
  coalesce(sum(a.amount) filter (where a.account = 'fees'), 0)::int8 as fees,
  coalesce(sum(a.amount) filter (where a.account = 'mentor-shares'), 0)::int8 as shares,
  coalesce(-sum(a.amount) filter (where a.account = 'tax'), 0)::int8 as tax`

const ACCOUNTS = sql`('sales', 'donations', 'refunds', 'fees', 'mentor-shares', 'tax')`

const withNet = (row: Omit<RevenueRow, 'net'>): RevenueRow => ({
  ...row,
  net: row.sales + row.donations - row.refunds - row.fees - row.shares,
})

/** Entries of the span on the accounts of revenue, with their movements. */
const entries = ({ tenantId }: Ctx, { since, until }: Span) => sql`ledger_entries e
  join ledger_movements m on m.tenant_id = e.tenant_id and m.id = e.movement_id
  where e.tenant_id = ${tenantId} and e.account in ${ACCOUNTS} and m.posted_at >= ${since} and m.posted_at < ${until}`

/** Returns the revenue of a span over time, by what was sold and by method, all from entries of the ledger: each sums up to `total`. Throws as `requirePermission`. */
export async function readRevenue(ctx: Ctx, span: Span, step: Step): Promise<Revenue> {
  requirePermission(ctx.viewer, 'payments.read')
  const [total] = await summed(ctx, sql`select ''::text as key, ''::text as name, e.account, e.amount from ${entries(ctx, span)}`)
  return {
    total: total ?? withNet({ ...NO_REVENUE, key: '', name: '' }),
    overTime: await summed(ctx, overTime(ctx, span, step)),
    bySubject: await summed(ctx, bySubject(ctx, span)),
    byMethod: await summed(ctx, byMethod(ctx, span)),
  }
}

async function summed({ db }: Ctx, amounts: RawBuilder<unknown>): Promise<RevenueRow[]> {
  const { rows } = await sql<
    Omit<RevenueRow, 'net'>
  >`select a.key, min(a.name) as name, ${SUMS} from (${amounts}) a group by a.key order by a.key`.execute(db)
  return rows.map(withNet)
}

function overTime(ctx: Ctx, span: Span, step: Step) {
  const day = sql`to_char(date_trunc(${step}, m.posted_at at time zone 'Asia/Jakarta'), 'YYYY-MM-DD')`
  return sql`select ${day} as key, ''::text as name, e.account, e.amount from ${entries(ctx, span)}`
}

function byMethod(ctx: Ctx, span: Span) {
  return sql`select coalesce(p.method, '') as key, ''::text as name, x.account, x.amount
    from (select e.account, e.amount, e.tenant_id, ${paymentOf} as payment_id from ${entries(ctx, span)}) x
    left join payments p on p.tenant_id = x.tenant_id and p.id = x.payment_id`
}

/** A share names its invoice: then its method is that of the payment that paid it. */
const paymentOf = sql`coalesce(m.payment_id, (select p.id from payments p where p.tenant_id = m.tenant_id and p.invoice_id = m.invoice_id
  and (p.method = 'none' or (p.received is not null and not p.is_unexplained)) limit 1))`

/**
 * Each entry is divided among the lines of its invoice, by what they cost: by the difference of rounded running sums, so that the parts sum up to the entry.
 * A mentor's share is of one line, which its key names.
 */
function bySubject(ctx: Ctx, span: Span) {
  return sql`
    with of as (
      select e.movement_id, e.position, e.account, e.amount,
        coalesce(m.invoice_id, (select p.invoice_id from payments p where p.tenant_id = m.tenant_id and p.id = m.payment_id)) as invoice_id,
        case when m.kind in ('share-earned', 'share-returned') then nullif(split_part(m.key, ':', 3), '') end as line
      from ${entries(ctx, span)}
    ), parts as (
      select o.*, l.kind, l.subject_id, l.name, l.price * l.quantity as weight,
        sum(l.price * l.quantity) over (partition by o.movement_id, o.position) as whole,
        sum(l.price * l.quantity) over (partition by o.movement_id, o.position order by l.position) as until,
        count(*) over (partition by o.movement_id, o.position) as lines,
        row_number() over (partition by o.movement_id, o.position order by l.position) as line_number
      from of o left join invoice_lines l on l.tenant_id = ${ctx.tenantId} and l.invoice_id = o.invoice_id
        and (o.line is null or l.position::text = o.line)
    )
    select coalesce(kind || ':' || subject_id, '') as key, coalesce(name, '') as name, account,
      case when lines = 1 or coalesce(whole, 0) = 0 then case when line_number = 1 then amount else 0 end
        else round(amount::numeric * until / whole) - round(amount::numeric * (until - weight) / whole) end as amount
    from parts`
}
