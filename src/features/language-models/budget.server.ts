import { sql } from 'kysely'
import type pg from 'pg'
import type { TenantId } from '#platform/db/ids.ts'
import { type Db, withScope } from '#platform/db/scope.ts'
import type { Log } from '#platform/log.ts'
import type { ModelUsage } from './model.ts'
import type { ModelRow } from './settings-rows.server.ts'

/** Prices in rupiah per million tokens, which is millionths of a rupiah per token, and budgets in rupiah per day. */
export type Prices = Pick<ModelRow, 'inputPrice' | 'outputPrice' | 'dayBudget' | 'personBudget'>

/** Money that is set aside for one request to a model. */
export interface Reserved {
  /** What it may cost at most; counted as spent until it is settled. */
  worst: ModelUsage
  /** Replaces the worst case by what was used. Once; never throws. */
  settle(used: { input: number; output: number }): Promise<ModelUsage>
}

interface Of {
  pool: pg.Pool
  log: Log
  tenantId: TenantId
  /** The identity that pays. */
  who: string
  now: Date
}

const MICRO = 1_000_000

/**
 * Sets aside what one request may cost at most, of the tenant's day and the person's; undefined if either has less left. Requests at the same time wait for
 * each other's row, so that together they never set aside more than there is.
 */
export async function reserve(of: Of, prices: Prices, tokens: { input: number; output: number }): Promise<Reserved | undefined> {
  const worst = { ...tokens, microRupiah: costOf(prices, tokens) }
  const day = dayOf(of.now)
  const isReserved = await withScope(of.pool, { tenantId: of.tenantId }, async (db, scope) => {
    // The tenant's row first, always: requests never wait for each other in a circle.
    const isDayWithin = await addToDay(db, of, day, worst.microRupiah, prices.dayBudget * MICRO)
    const isWithin = isDayWithin && (await addToPerson(db, of, day, worst.microRupiah, prices.personBudget * MICRO))
    if (!isWithin) await scope.startAgain()
    return isWithin
  })
  if (!isReserved) return undefined
  return {
    worst,
    async settle(used) {
      const spent = { ...used, microRupiah: costOf(prices, used) }
      try {
        await keep(of, day, worst.microRupiah, spent)
        return spent
      } catch (error) {
        of.log.warn({ err: error }, 'what a language model used could not be kept: it counts as its worst case')
        return worst
      }
    },
  }
}

/** Returns what tokens cost, in millionths of a rupiah. */
export function costOf(
  { inputPrice, outputPrice }: Pick<Prices, 'inputPrice' | 'outputPrice'>,
  used: { input: number; output: number },
): number {
  return used.input * inputPrice + used.output * outputPrice
}

/** Returns the day of budgets, in western Indonesian time. */
export function dayOf(now: Date): string {
  return inJakarta.format(now)
}

const inJakarta = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' })

async function addToDay(db: Db, { tenantId }: Of, day: string, micro: number, budget: number): Promise<boolean> {
  const { rows } = await sql`
    insert into language_model_days as d (tenant_id, day, micro_rupiah, calls)
    select ${tenantId}::uuid, ${day}::date, ${micro}::bigint, 1 where ${micro}::bigint <= ${budget}::bigint
    on conflict (tenant_id, day) do update set micro_rupiah = d.micro_rupiah + excluded.micro_rupiah, calls = d.calls + 1
      where d.micro_rupiah + excluded.micro_rupiah <= ${budget}::bigint
    returning 1`.execute(db)
  return rows.length > 0
}

async function addToPerson(db: Db, { tenantId, who }: Of, day: string, micro: number, budget: number): Promise<boolean> {
  const { rows } = await sql`
    insert into language_model_usage as u (tenant_id, day, identity_id, micro_rupiah)
    select ${tenantId}::uuid, ${day}::date, ${who}::uuid, ${micro}::bigint where ${micro}::bigint <= ${budget}::bigint
    on conflict (tenant_id, day, identity_id) do update set micro_rupiah = u.micro_rupiah + excluded.micro_rupiah
      where u.micro_rupiah + excluded.micro_rupiah <= ${budget}::bigint
    returning 1`.execute(db)
  return rows.length > 0
}

async function keep({ pool, tenantId, who }: Of, day: string, reserved: number, spent: ModelUsage): Promise<void> {
  const change = spent.microRupiah - reserved
  await withScope(pool, { tenantId }, async db => {
    await sql`update language_model_days set micro_rupiah = greatest(0, micro_rupiah + ${change}::bigint),
        input_tokens = input_tokens + ${spent.input}::bigint, output_tokens = output_tokens + ${spent.output}::bigint
      where tenant_id = ${tenantId} and day = ${day}::date`.execute(db)
    await sql`update language_model_usage set micro_rupiah = greatest(0, micro_rupiah + ${change}::bigint)
      where tenant_id = ${tenantId} and day = ${day}::date and identity_id = ${who}::uuid`.execute(db)
  })
}
