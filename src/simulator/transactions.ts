import type { Gateway, Method, Refund, State, Transaction } from './model.ts'
import { feeOf } from './model.ts'
import type { Sql } from './store.ts'

const COLUMNS = `id, gateway, merchant, kind, reference, method, methods, amount, state, paid, refunded, fee, va_number as "vaNumber", qr_string as "qrString",
  sent, notify_urls as "notifyUrls", finish_url as "finishUrl", cancel_url as "cancelUrl", created_at as "createdAt", expires_at as "expiresAt",
  changed_at as "changedAt", paid_at as "paidAt"`

export type NewTransaction = Omit<Transaction, 'state' | 'paid' | 'refunded' | 'fee' | 'changedAt' | 'paidAt'> & {
  idempotencyKey: string | null
}

/** Adds a transaction. Throws PostgreSQL's 23505 where its order id, key or account number is there already. */
export async function addTransaction(sql: Sql, made: NewTransaction): Promise<Transaction> {
  const { rows } = await sql.query<Transaction>(
    `insert into transactions (id, gateway, merchant, kind, reference, idempotency_key, method, methods, amount, va_number, qr_string, sent, notify_urls,
       finish_url, cancel_url, created_at, expires_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $16) returning ${COLUMNS}`,
    [
      made.id,
      made.gateway,
      made.merchant,
      made.kind,
      made.reference,
      made.idempotencyKey,
      made.method,
      made.methods,
      made.amount,
      made.vaNumber,
      made.qrString,
      JSON.stringify(made.sent),
      made.notifyUrls,
      made.finishUrl,
      made.cancelUrl,
      made.createdAt,
      made.expiresAt,
    ],
  )
  return first(rows)
}

/** Finds a merchant's transaction by its id or order id. */
export async function findOwn(sql: Sql, merchant: string, gateway: Gateway, name: string): Promise<Transaction | undefined> {
  const { rows } = await sql.query<Transaction>(
    `select ${COLUMNS} from transactions where merchant = $1 and gateway = $2 and (id = $3 or reference = $3) order by created_at desc limit 1`,
    [merchant, gateway, name],
  )
  return rows[0]
}

/** Lists a merchant's transactions of one reference, the newest first. */
export async function listOwn(sql: Sql, merchant: string, gateway: Gateway, reference: string): Promise<Transaction[]> {
  const { rows } = await sql.query<Transaction>(
    `select ${COLUMNS} from transactions where merchant = $1 and gateway = $2 and reference = $3 order by created_at desc limit 100`,
    [merchant, gateway, reference],
  )
  return rows
}

export async function findByKey(sql: Sql, merchant: string, gateway: Gateway, key: string): Promise<Transaction | undefined> {
  const { rows } = await sql.query<Transaction>(
    `select ${COLUMNS} from transactions where merchant = $1 and gateway = $2 and idempotency_key = $3`,
    [merchant, gateway, key],
  )
  return rows[0]
}

/** Finds what a payer means: by id, order id or number of a virtual account; the newest, whoever its merchant is. */
export async function findForPayer(sql: Sql, name: string): Promise<Transaction | undefined> {
  const { rows } = await sql.query<Transaction>(
    `select ${COLUMNS} from transactions where id = $1 or reference = $1 or va_number = $1 order by created_at desc limit 1`,
    [name],
  )
  return rows[0]
}

/** Sets what the payer has chosen. undefined: it is not open, or something was chosen before. */
export async function chooseMethod(
  sql: Sql,
  id: string,
  chosen: { method: Method; vaNumber: string | null; qrString: string | null; now: Date },
): Promise<Transaction | undefined> {
  const { rows } = await sql.query<Transaction>(
    `update transactions set method = $2, va_number = $3, qr_string = $4, changed_at = $5
     where id = $1 and state = 'open' and method is null and expires_at > $5 returning ${COLUMNS}`,
    [id, chosen.method, chosen.vaNumber, chosen.qrString, chosen.now],
  )
  return rows[0]
}

/** Changes the amount of a payment page that nobody has chosen a method on. */
export async function renewOpen(sql: Sql, id: string, amount: number, expiresAt: Date, now: Date): Promise<Transaction | undefined> {
  const { rows } = await sql.query<Transaction>(
    `update transactions set amount = $2, expires_at = $3, changed_at = $4 where id = $1 and state = 'open' and method is null returning ${COLUMNS}`,
    [id, amount, expiresAt, now],
  )
  return rows[0]
}

/** Marks it as paid. undefined: it is not open, or its time is over. */
export async function pay(
  sql: Sql,
  { id, method }: { id: string; method: Method },
  paid: number,
  now: Date,
): Promise<Transaction | undefined> {
  const { rows } = await sql.query<Transaction>(
    `update transactions set state = 'paid', method = $2, paid = $3, fee = $4, paid_at = $5, changed_at = $5
     where id = $1 and state = 'open' and expires_at > $5 returning ${COLUMNS}`,
    [id, method, paid, feeOf(method, paid), now],
  )
  return rows[0]
}

/** Ends what is open. undefined: it is not. */
export async function end(sql: Sql, id: string, state: Exclude<State, 'open' | 'paid'>, now: Date): Promise<Transaction | undefined> {
  const { rows } = await sql.query<Transaction>(
    `update transactions set state = $2, changed_at = $3 where id = $1 and state = 'open' returning ${COLUMNS}`,
    [id, state, now],
  )
  return rows[0]
}

/** Ends up to a hundred whose time is over. Of several processes each ends others. */
export async function expireDue(sql: Sql, now: Date): Promise<Transaction[]> {
  const { rows } = await sql.query<Transaction>(
    `update transactions set state = 'expired', changed_at = $1 where id in
       (select id from transactions where state = 'open' and expires_at <= $1 order by expires_at limit 100 for update skip locked) returning ${COLUMNS}`,
    [now],
  )
  return rows
}

const REFUND = `id, transaction_id as "transactionId", merchant, key, amount, reason, created_at as "createdAt"`

export type NewRefund = Pick<Refund, 'id' | 'key' | 'amount' | 'reason'>

/** Sends money back. `over`: more than what is left of the payment, or it is not paid. The same key again gives the earlier one. */
export async function refund(
  sql: Sql,
  transaction: Transaction,
  wish: NewRefund,
  now: Date,
): Promise<{ kind: 'made' | 'earlier'; refund: Refund; transaction: Transaction } | { kind: 'over' }> {
  const locked = await sql.query<Transaction>(`select ${COLUMNS} from transactions where id = $1 for update`, [transaction.id])
  const current = first(locked.rows)
  const earlier = await sql.query<Refund>(`select ${REFUND} from refunds where transaction_id = $1 and key = $2`, [
    transaction.id,
    wish.key,
  ])
  if (earlier.rows[0]) return { kind: 'earlier', refund: earlier.rows[0], transaction: current }
  if (current.state !== 'paid' || wish.amount > (current.paid ?? 0) - current.refunded) return { kind: 'over' }
  const made = await sql.query<Refund>(
    `insert into refunds (id, transaction_id, merchant, key, amount, reason, created_at) values ($1, $2, $3, $4, $5, $6, $7) returning ${REFUND}`,
    [wish.id, transaction.id, transaction.merchant, wish.key, wish.amount, wish.reason, now],
  )
  const changed = await sql.query<Transaction>(
    `update transactions set refunded = refunded + $2, changed_at = $3 where id = $1 returning ${COLUMNS}`,
    [transaction.id, wish.amount, now],
  )
  return { kind: 'made', refund: first(made.rows), transaction: first(changed.rows) }
}

export async function findRefund(sql: Sql, merchant: string, id: string): Promise<Refund | undefined> {
  const { rows } = await sql.query<Refund>(`select ${REFUND} from refunds where merchant = $1 and id = $2`, [merchant, id])
  return rows[0]
}

export async function listRefunds(sql: Sql, transactionId: string): Promise<Refund[]> {
  const { rows } = await sql.query<Refund>(`select ${REFUND} from refunds where transaction_id = $1 order by sequence`, [transactionId])
  return rows
}

/** Returns the row that the statement is known to give. */
export function first<T>(rows: readonly T[]): T {
  const [row] = rows
  if (!row) throw new Error('a statement gave no row')
  return row
}

/** Lists what a merchant was paid in a span of time, the oldest first. */
export async function listPaid(sql: Sql, merchant: string, gateway: Gateway, span?: { from: Date; to: Date }): Promise<Transaction[]> {
  const { rows } = await sql.query<Transaction>(
    `select ${COLUMNS} from transactions where merchant = $1 and gateway = $2 and state = 'paid' and paid_at >= $3 and paid_at < $4
     order by paid_at, id limit 10000`,
    [merchant, gateway, span?.from ?? '-infinity', span?.to ?? 'infinity'],
  )
  return rows
}

/** Lists what a merchant sent back in a span of time, each with its transaction. */
export async function listRefundsIn(
  sql: Sql,
  merchant: string,
  gateway: Gateway,
  span: { from: Date; to: Date },
): Promise<{ refund: Refund; reference: string; method: Method }[]> {
  const { rows } = await sql.query<Refund & { reference: string; method: Method }>(
    `select r.id, r.transaction_id as "transactionId", r.merchant, r.key, r.amount, r.reason, r.created_at as "createdAt", t.reference, t.method
     from refunds r join transactions t on t.id = r.transaction_id
     where r.merchant = $1 and t.gateway = $2 and r.created_at >= $3 and r.created_at < $4 order by r.created_at, r.sequence limit 10000`,
    [merchant, gateway, span.from, span.to],
  )
  return rows.map(({ reference, method, ...refund }) => ({ refund, reference, method }))
}
