import { sql } from 'kysely'
import { InvalidInput, NotFound } from '#kit/errors.ts'
import { formReason } from '#page/texts.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { mentorFor } from './access.server.ts'
import type { PayoutMovement } from './payout.ts'

type LineKind = 'share-earned' | 'share-returned' | PayoutMovement

/** A movement of a mentor's balance, or the payment of what had left it. */
export interface StatementLine {
  id: string
  at: Date
  kind: LineKind
  /** The class of a share; the last digits of a payout's account. */
  about: string
  invoiceNumber: string | null
  /** What it adds to the balance; 0 for payments of what had left it. */
  amount: number
  /** Of a payment: withheld income tax, and what was transferred; below zero where the bank gave it back. */
  tax: number
  transferred: number
  /** Afterwards. */
  balance: number
}

export interface Statement {
  mentorId: string
  mentorName: string
  /** `2026-08`. */
  month: string
  opening: number
  closing: number
  earned: number
  returned: number
  tax: number
  transferred: number
  lines: StatementLine[]
}

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

/** Returns the month of a moment in a time zone: `2026-08`. */
export function monthOf(moment: Date, timeZone: string): string {
  // Sweden writes dates in the order of ISO 8601.
  return new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit' }).format(moment)
}

/**
 * Returns all that moved a mentor's balance in a month of the tenant's time zone, from the ledger's entries. Mentors read their own, staff that of the mentor who
 * is named. Throws as `mentorFor`, NotFound for a mentor who is not there, and InvalidInput for what is no month.
 */
export async function readStatement(
  ctx: Ctx,
  { mentorId: asked, month, timeZone }: { mentorId?: string | undefined; month: string; timeZone: string },
): Promise<Statement> {
  const mentorId = mentorFor(ctx, asked)
  if (!isUuid(mentorId)) throw new NotFound()
  if (!MONTH.test(month)) throw new InvalidInput(formReason('FormRefused'))
  const { rows: mentors } = await sql<{ name: string }>`
    select name from mentors where tenant_id = ${ctx.tenantId} and id = ${mentorId}`.execute(ctx.db)
  const [mentor] = mentors
  if (!mentor) throw new NotFound()
  const begin = sql`(${`${month}-01`}::date::timestamp at time zone ${timeZone})`
  const end = sql`((${`${month}-01`}::date + interval '1 month') at time zone ${timeZone})`
  const { rows: before } = await sql<{ opening: number }>`
    select coalesce(-sum(e.amount), 0)::int8 as opening from ledger_entries e join ledger_movements m on m.tenant_id = e.tenant_id and m.id = e.movement_id
    where e.tenant_id = ${ctx.tenantId} and e.account = 'mentor-payable' and e.owner_id = ${mentorId} and m.posted_at < ${begin}`.execute(
    ctx.db,
  )
  const { rows } = await sql<Omit<StatementLine, 'balance'>>`
    select m.id, m.posted_at as at, m.kind, coalesce(c.name, p.last_four, '') as about, i.number as "invoiceNumber",
      case when e.account = 'mentor-payable' then -e.amount else 0 end as amount,
      case m.kind when 'payout-paid' then p.tax when 'payout-reversed' then -p.tax else 0 end as tax,
      case m.kind when 'payout-paid' then p.amount - p.tax when 'payout-reversed' then p.tax - p.amount else 0 end as transferred
    from ledger_entries e join ledger_movements m on m.tenant_id = e.tenant_id and m.id = e.movement_id
      left join payouts p on p.tenant_id = m.tenant_id and p.id = m.payout_id
      left join invoices i on i.tenant_id = m.tenant_id and i.id = m.invoice_id
      left join invoice_lines l on l.tenant_id = m.tenant_id and l.invoice_id = m.invoice_id
        and l.position::text = split_part(m.key, ':', 3) and m.kind in ('share-earned', 'share-returned')
      left join classes c on c.tenant_id = l.tenant_id and c.id = l.subject_id
    where e.tenant_id = ${ctx.tenantId} and e.owner_id = ${mentorId} and m.posted_at >= ${begin} and m.posted_at < ${end}
      and (e.account = 'mentor-payable' or (e.account = 'payouts-pending' and m.kind in ('payout-paid', 'payout-reversed')))
    order by m.posted_at, m.id limit 5000`.execute(ctx.db)
  const opening = before[0]?.opening ?? 0
  let balance = opening
  const lines = rows.map(line => ({ ...line, balance: (balance += line.amount) }))
  const sum = (of: (line: StatementLine) => number) => lines.reduce((total, line) => total + of(line), 0)
  return {
    mentorId,
    mentorName: mentor.name,
    month,
    opening,
    closing: balance,
    earned: sum(line => (line.kind === 'share-earned' ? line.amount : 0)),
    returned: sum(line => (line.kind === 'share-returned' ? -line.amount : 0)),
    tax: sum(line => line.tax),
    transferred: sum(line => line.transferred),
    lines,
  }
}
