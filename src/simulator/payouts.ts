import type { Gateway, Payout, PayoutState } from './model.ts'
import type { Sql } from './store.ts'
import { first } from './transactions.ts'

const COLUMNS = `id, gateway, merchant, reference, amount, bank, account, holder, notes, email, state, reason, notify_url as "notifyUrl",
  created_at as "createdAt", changed_at as "changedAt"`

export type NewPayout = Omit<Payout, 'reason' | 'changedAt'> & { idempotencyKey: string | null; position: number }

export async function addPayout(sql: Sql, made: NewPayout): Promise<Payout> {
  const { rows } = await sql.query<Payout>(
    `insert into payouts (id, gateway, merchant, reference, idempotency_key, position, amount, bank, account, holder, notes, email, state, notify_url,
       created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15) returning ${COLUMNS}`,
    [
      made.id,
      made.gateway,
      made.merchant,
      made.reference,
      made.idempotencyKey,
      made.position,
      made.amount,
      made.bank,
      made.account,
      made.holder,
      made.notes,
      made.email,
      made.state,
      made.notifyUrl,
      made.createdAt,
    ],
  )
  return first(rows)
}

/** Lists what one call with this key made, in the call's order. */
export async function listPayoutsByKey(sql: Sql, merchant: string, gateway: Gateway, key: string): Promise<Payout[]> {
  const { rows } = await sql.query<Payout>(
    `select ${COLUMNS} from payouts where merchant = $1 and gateway = $2 and idempotency_key = $3 order by position`,
    [merchant, gateway, key],
  )
  return rows
}

/** Lists a merchant's payouts of one id or reference, the newest first. */
export async function listOwnPayouts(sql: Sql, merchant: string, gateway: Gateway, name: string): Promise<Payout[]> {
  const { rows } = await sql.query<Payout>(
    `select ${COLUMNS} from payouts where merchant = $1 and gateway = $2 and (id = $3 or reference = $3) order by created_at desc limit 100`,
    [merchant, gateway, name],
  )
  return rows
}

/** Finds a payout by its id or reference, whoever's it is: the newest. */
export async function findPayout(sql: Sql, name: string): Promise<Payout | undefined> {
  const { rows } = await sql.query<Payout>(
    `select ${COLUMNS} from payouts where id = $1 or reference = $1 order by created_at desc limit 1`,
    [name],
  )
  return rows[0]
}

/** Moves a payout on. undefined: it is in none of the states that this is possible from. */
export async function movePayout(
  sql: Sql,
  id: string,
  move: { from: readonly PayoutState[]; to: PayoutState; reason?: string; now: Date },
): Promise<Payout | undefined> {
  const { rows } = await sql.query<Payout>(
    `update payouts set state = $2, reason = $3, changed_at = $4 where id = $1 and state = any($5) returning ${COLUMNS}`,
    [id, move.to, move.reason ?? '', move.now, move.from],
  )
  return rows[0]
}
