import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'

/** A number's digits within its year; larger ones have more. */
const DIGITS = 6

/**
 * Takes the tenant's next invoice number of the year that it is in its time zone. The row stays locked until the transaction ends, so numbers have no gaps: one
 * that is rolled back is given to the next.
 */
export async function nextNumber(ctx: Ctx, timeZone: string): Promise<{ year: number; sequence: number; number: string }> {
  const year = Number(new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric' }).format(ctx.now))
  const { rows } = await sql<{ last: number }>`
    insert into invoice_numbers as n (tenant_id, year, last) values (${ctx.tenantId}, ${year}, 1)
    on conflict (tenant_id, year) do update set last = n.last + 1 returning last`.execute(ctx.db)
  const sequence = rows[0]?.last
  if (sequence === undefined) throw new Error('no invoice number was taken')
  return { year, sequence, number: `INV/${year}/${String(sequence).padStart(DIGITS, '0')}` }
}
