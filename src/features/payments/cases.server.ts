import { type RawBuilder, sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requirePermission, requirePerson } from '#features/permissions/permissions.ts'
import { Conflict, InvalidInput, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid, newId } from '#platform/db/ids.ts'
import { type KeysetPage, readKeyset } from '#platform/db/keyset.ts'
import type { MoneyCase, NewCase } from './case.ts'
import { caseSettlement } from './schema.ts'
import { paymentReason } from './texts.ts'

/** Opens a case within the transaction that met it. Returns its id; undefined if there is one for this cause already, settled or not. */
export async function openCase(ctx: Ctx, { kind, key, amount, details = {}, ...of }: NewCase): Promise<string | undefined> {
  const id = newId()
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('money_cases')
    .values({
      tenant_id: ctx.tenantId,
      id,
      kind,
      key: key.slice(0, 200),
      invoice_id: of.invoiceId ?? null,
      payment_id: of.paymentId ?? null,
      payout_id: of.payoutId ?? null,
      notification_id: of.notificationId ?? null,
      amount: amount ?? null,
      details: JSON.stringify(details),
      opened_at: ctx.now,
    })
    .onConflict(is => is.columns(['tenant_id', 'key']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows ? id : undefined
}

const columns = sql`c.id, c.kind, c.invoice_id as "invoiceId",
  (select i.number from invoices i where i.tenant_id = c.tenant_id and i.id = c.invoice_id) as "invoiceNumber",
  c.payment_id as "paymentId", c.payout_id as "payoutId", c.notification_id as "notificationId", c.amount, c.details, c.opened_at as "openedAt",
  c.settled_at as "settledAt", c.settled_by as "settledBy", c.settlement`

interface CaseFilter {
  /** Only those that wait, or only those that are settled; by default both. */
  isOpen?: boolean | undefined
  kind?: string | undefined
}

/** Returns the tenant's cases, newest first. Throws as `requirePermission`. */
export async function listCases(
  ctx: Ctx,
  { isOpen, kind }: CaseFilter,
  place: { perPage: number; after?: string | undefined; before?: string | undefined },
): Promise<KeysetPage<MoneyCase>> {
  requirePermission(ctx.viewer, 'payments.read')
  const state = isOpen === undefined ? sql`true` : isOpen ? sql`c.settled_at is null` : sql`c.settled_at is not null`
  return await readKeyset<MoneyCase>(ctx, place, {
    columns,
    matched: sql`money_cases c where c.tenant_id = ${ctx.tenantId} and ${state} and ${kind === undefined ? sql`true` : sql`c.kind = ${kind}`}`,
    sort: { expression: sql`c.opened_at`, type: 'timestamptz', isDescending: true },
    id: sql`c.id`,
  })
}

/** Returns a case. Throws as `requirePermission`, and NotFound. */
export async function getCase(ctx: Ctx, id: string): Promise<MoneyCase> {
  requirePermission(ctx.viewer, 'payments.read')
  return await readCase(ctx, id, sql``)
}

/** Returns a case that this transaction alone may settle. Throws NotFound, and Conflict (`CaseSettled`). */
export async function lockOpenCase(ctx: Ctx, id: string): Promise<MoneyCase> {
  const one = await readCase(ctx, id, sql`for update`)
  if (one.settledAt) throw new Conflict(paymentReason('CaseSettled'))
  return one
}

async function readCase(ctx: Ctx, id: string, locking: RawBuilder<unknown>): Promise<MoneyCase> {
  const { rows } = await sql<MoneyCase>`select ${columns} from money_cases c
    where c.tenant_id = ${ctx.tenantId} and c.id = ${isUuid(id) ? id : null} ${locking}`.execute(ctx.db)
  const [one] = rows
  if (!one) throw new NotFound(paymentReason('CaseMissing'))
  return one
}

/**
 * Settles a case with a note of what was done; no money moves. Throws as `requirePermission` (payments.write), InvalidInput without a note, NotFound, and
 * Conflict (`CaseSettled`).
 */
export async function settleCase(ctx: Ctx, input: { id: string; note: string }): Promise<void> {
  requirePermission(ctx.viewer, 'payments.write')
  const read = caseSettlement.safeParse(input)
  if (!read.success) throw new InvalidInput(paymentReason('NoteMissing'), [{ path: 'note', reason: paymentReason('NoteMissing') }])
  const one = await lockOpenCase(ctx, read.data.id)
  await noteSettled(ctx, one, read.data.note)
}

/** Writes who settled a case, and how. */
export async function noteSettled(ctx: Ctx, { id, kind }: Pick<MoneyCase, 'id' | 'kind'>, note: string): Promise<void> {
  const settledBy = ctx.viewer.kind === 'person' ? requirePerson(ctx.viewer).memberId : null
  await sql`update money_cases set settled_at = ${ctx.now}, settled_by = ${settledBy}, settlement = ${note}
    where tenant_id = ${ctx.tenantId} and id = ${id}`.execute(ctx.db)
  await writeAudit(ctx, { act: 'money-case.settled', subject: id, details: { kind, note } })
}
