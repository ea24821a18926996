import { sql } from 'kysely'
import { checkLedger } from '#features/ledger/invariants.server.ts'
import { type Ctx, createCtx } from '#platform/context.ts'
import { type TenantId, toTenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import { eachAlone } from '#platform/jobs/each-alone.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { JobTools } from '#platform/jobs/run-job.ts'
import { openCase } from '../cases.server.ts'
import { askPayment, expireInvoice, openPayment, sendRefund } from '../events.ts'
import { nextAskAt } from './ask-times.ts'

/** So many of each kind and tenant in one minute: a long absence of the process is worked off without a flood. */
const BATCH = 500

/** Each minute: has everything done that is due, of all tenants: what may have expired, what gateways are asked, and what is stuck. */
export async function enqueueDue({ pool, log }: JobTools, now = new Date()): Promise<void> {
  const { rows } = await withScope(pool, { system: 'due-payments' }, db =>
    // every tenant: the job looks for those with something due
    sql<{ tenant_id: string }>`
      select tenant_id from invoices where status = 'pending' and expires_at <= ${now}
      union select tenant_id from payments where ask_at <= ${now}
      union select tenant_id from refunds where ask_at <= ${now}`.execute(db),
  )
  for (const { tenant_id } of rows) {
    const tenantId = toTenantId(tenant_id)
    await eachAlone(log, tenantId, () => withScope(pool, { tenantId }, db => enqueueDueOf(createCtx({ db, tenantId, log, now }))))
  }
}

/** As `enqueueDue`, of one tenant, at the context's time. */
export async function enqueueDueOf(ctx: Ctx): Promise<void> {
  for (const { id } of await dueInvoices(ctx)) await enqueue(ctx, expireInvoice, { invoiceId: id }, { singletonKey: id })
  for (const { id, state } of await takePayments(ctx))
    await enqueue(ctx, state === 'opening' ? openPayment : askPayment, { paymentId: id }, { singletonKey: id })
  for (const { id } of await takeRefunds(ctx)) await enqueue(ctx, sendRefund, { refundId: id }, { singletonKey: id })
}

/** A transfer whose proof waits for staff holds its invoice open. */
async function dueInvoices(ctx: Ctx): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from invoices i where i.tenant_id = ${ctx.tenantId} and i.status = 'pending' and i.expires_at <= ${ctx.now}
      and not exists (select from payments p where p.tenant_id = ${ctx.tenantId} and p.invoice_id = i.id
        and p.state in ('opening', 'pending') and p.proof_at is not null)
    order by i.expires_at limit ${BATCH}`.execute(ctx.db)
  return rows
}

/** They are asked again in a while, in case their job is lost; the job itself says when. */
async function takePayments(ctx: Ctx): Promise<{ id: string; state: string }[]> {
  const { rows } = await sql<{ id: string; state: string }>`
    update payments set ask_at = ${nextAskAt(ctx.now, 2)} where tenant_id = ${ctx.tenantId} and id in (
      select id from payments where tenant_id = ${ctx.tenantId} and ask_at <= ${ctx.now} order by ask_at limit ${BATCH} for update skip locked)
    returning id, state`.execute(ctx.db)
  return rows
}

async function takeRefunds(ctx: Ctx): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    update refunds set ask_at = ${nextAskAt(ctx.now, 3)} where tenant_id = ${ctx.tenantId} and id in (
      select id from refunds where tenant_id = ${ctx.tenantId} and ask_at <= ${ctx.now} order by ask_at limit ${BATCH} for update skip locked)
    returning id`.execute(ctx.db)
  return rows
}

/** Each night: holds every tenant's ledger against its rules; what differs is a case. */
export async function checkLedgers({ pool, log }: JobTools, now = new Date()): Promise<void> {
  const { rows } = await withScope(pool, { system: 'due-payments' }, db =>
    // every tenant: each ledger is checked
    sql<{ tenant_id: string }>`select distinct tenant_id from ledger_balances`.execute(db),
  )
  for (const { tenant_id } of rows) {
    const tenantId = toTenantId(tenant_id)
    await eachAlone(log, tenantId, () => checkLedgerOf({ pool, log }, tenantId, now))
  }
}

async function checkLedgerOf({ pool, log }: JobTools, tenantId: TenantId, now: Date): Promise<void> {
  await withScope(pool, { tenantId }, async db => {
    const ctx = createCtx({ db, tenantId, log, now })
    for (const fault of await checkLedger(ctx)) {
      log.error({ tenantId, fault }, 'a ledger breaks its rules')
      await openCase(ctx, { kind: 'ledger-differs', key: `ledger-differs:${fault.key}`, details: { ...fault } })
    }
  })
}
