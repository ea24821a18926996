import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { findGateway } from '#features/gateways/find-gateway.server.ts'
import { type GatewayTools, isGatewayFault, type ReportLine } from '#features/gateways/gateway.ts'
import { post } from '#features/ledger/post.server.ts'
import { openCase } from '#features/payments/cases.server.ts'
import { askPayment } from '#features/payments/events.ts'
import { requirePermission, requirePerson } from '#features/permissions/permissions.ts'
import { InvalidInput } from '#kit/errors.ts'
import type { Reason } from '#kit/reason.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { CaseKind } from './case-kinds.ts'
import { type Differing, isDiffering, type Judged, judgeLines, OUTCOMES, type Source } from './judge-lines.ts'
import { keyed } from './key-lines.server.ts'
import { findFacts } from './line-facts.server.ts'
import { bookkeepingReason } from './texts.ts'

/** The most of one file: each line may be booked, within one request. A longer period comes in several files. */
const MOST_LINES = 5000

export interface ReportFile {
  source: Source
  fileName: string
  bytes: ArrayBuffer
}

/**
 * Holds a gateway's report or a bank's statement against what is known here, line by line, and returns the reconciliation's id. Fees and what the gateway
 * handed on are booked; what differs becomes a case and is never mended. A line is booked once, whatever file it comes in. Throws as `requirePermission`, and
 * InvalidInput for a file that is none, or too long.
 */
export async function reconcile(ctx: Ctx, tools: GatewayTools, file: ReportFile): Promise<string> {
  requirePermission(ctx.viewer, 'payments.write')
  const lines = keyed(file.source, await readReport(ctx, tools, file))
  // Two files with the same line: the second waits, and knows it then.
  await lock(ctx, 'reconciliation')
  const judged = judgeLines(file.source, lines, await findFacts(ctx, file.source, lines))
  const id = newId()
  await ctx.db
    .insertInto('reconciliations')
    .values({
      tenant_id: ctx.tenantId,
      id,
      source: file.source,
      file_name: nameOf(file.fileName),
      begun_by: requirePerson(ctx.viewer).memberId,
      created_at: ctx.now,
      figures: JSON.stringify(figuresOf(judged)),
    })
    .execute()
  const cases = await openCases(ctx, file.source, judged)
  await writeLines(ctx, id, judged, cases)
  await book(ctx, file.source, judged)
  await writeAudit(ctx, {
    act: 'reconciliation.made',
    subject: id,
    details: { source: file.source, lines: lines.length, ...figuresOf(judged) },
  })
  return id
}

async function readReport(ctx: Ctx, tools: GatewayTools, { source, bytes }: ReportFile): Promise<ReportLine[]> {
  const gateway = await findGateway(ctx, tools, source === 'bank' ? 'transfer' : source)
  if (!gateway) throw refusal(bookkeepingReason('GatewayNotSet'))
  const lines = readLines(gateway.readReport, decode(bytes))
  if (lines.length === 0) throw refusal(bookkeepingReason('ReportEmpty'))
  if (lines.length > MOST_LINES) throw refusal(bookkeepingReason('ReportTooLong', { most: MOST_LINES }))
  return lines
}

function readLines(read: (csv: string) => ReportLine[], text: string): ReportLine[] {
  try {
    return read(text)
  } catch (error) {
    if (isGatewayFault(error)) throw refusal(bookkeepingReason('ReportUnreadable'))
    throw error
  }
}

function decode(bytes: ArrayBuffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\u0000')) return text
  } catch {
    // Not text: refused below.
  }
  throw refusal(bookkeepingReason('ReportUnreadable'))
}

const refusal = (reason: Reason) => new InvalidInput(reason, [{ path: 'file', reason }])

/** A file's name comes from outside. */
const nameOf = (fileName: string) => fileName.replace(/\p{Cc}/gu, ' ').slice(0, 200)

/** Counts of lines by what came of them. */
export type Figures = Partial<Record<(typeof OUTCOMES)[number], number>>

function figuresOf(judged: readonly Judged[]): Figures {
  const counts = OUTCOMES.map(outcome => [outcome, judged.filter(one => one.outcome === outcome).length] as const)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

const CASES = {
  'amount-differs': 'report-differs',
  'fee-differs': 'report-differs',
  'not-paid-here': 'report-differs',
  'missing-here': 'report-unknown',
  'missing-there': 'report-missing',
} as const satisfies Record<Differing, CaseKind>

/** Opens a case for each line that differs; the same line of a later file finds the case it has. Returns the cases' ids by the lines' keys. */
async function openCases(ctx: Ctx, source: Source, judged: readonly Judged[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { line, outcome, payment, payoutId, expected } of judged) {
    if (!isDiffering(outcome)) continue
    const kind = CASES[outcome]
    const key = `${kind}:${outcome}:${line.key}`
    const id = await openCase(ctx, {
      kind,
      key,
      amount: line.amount,
      ...(payment && { paymentId: payment.id, invoiceId: payment.invoiceId }),
      ...(payoutId !== undefined && { payoutId }),
      details: {
        outcome,
        source,
        ...(line.row > 0 && { row: line.row }),
        ...(line.orderId !== undefined && { orderId: line.orderId.slice(0, 100) }),
        ...(line.at && { at: line.at.toISOString() }),
        ...(expected !== undefined && { expected }),
        ...(line.fee !== undefined && { fee: line.fee }),
      },
    })
    const known = id ?? (await findCase(ctx, key))
    if (known) ids.set(line.key, known)
    // The gateway's own word decides; the case stays until somebody has looked.
    if (outcome === 'not-paid-here' && payment && source !== 'bank') await enqueue(ctx, askPayment, { paymentId: payment.id })
  }
  return ids
}

async function findCase({ db, tenantId }: Ctx, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from money_cases where tenant_id = ${tenantId} and key = ${key}`.execute(db)
  return rows[0]?.id
}

async function writeLines(ctx: Ctx, id: string, judged: readonly Judged[], cases: ReadonlyMap<string, string>): Promise<void> {
  const rows = judged.map(({ line, outcome, about }, position) => ({
    position,
    line_key: line.key,
    order_id: about?.slice(0, 100) ?? null,
    amount: line.amount,
    fee: line.fee ?? null,
    happened_at: line.at?.toISOString() ?? null,
    outcome,
    case_id: cases.get(line.key) ?? null,
  }))
  await sql`
    insert into reconciliation_lines (tenant_id, reconciliation_id, position, line_key, order_id, amount, fee, happened_at, outcome, case_id)
    select ${ctx.tenantId}, ${id}, l.position, l.line_key, l.order_id, l.amount, l.fee, l.happened_at, l.outcome, l.case_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as l (position int, line_key text, order_id text, amount int8, fee int8, happened_at timestamptz, outcome text, case_id uuid)`.execute(
    ctx.db,
  )
}

/** Books what the report alone tells: the gateway's fees, and money that came to the bank. */
async function book(ctx: Ctx, source: Source, judged: readonly Judged[]): Promise<void> {
  const fees = judged.flatMap(({ line, outcome, payment }) =>
    outcome === 'fee' && payment && line.fee ? [{ id: payment.id, fee: line.fee, of: payment }] : [],
  )
  await sql`update payments p set fee = f.fee from jsonb_to_recordset(${JSON.stringify(fees.map(({ id, fee }) => ({ id, fee })))}::jsonb) as f (id uuid, fee int8)
    where p.tenant_id = ${ctx.tenantId} and p.id = f.id and p.fee is null`.execute(ctx.db)
  for (const { id, fee, of } of fees)
    if (source !== 'bank') await post(ctx, { kind: 'fee-charged', gateway: source, amount: fee, paymentId: id, invoiceId: of.invoiceId })
  for (const { line, settles, payment } of judged)
    if (settles)
      await post(ctx, {
        kind: 'settled',
        gateway: settles,
        amount: Math.abs(line.amount),
        lineKey: line.key,
        ...(payment && { paymentId: payment.id, invoiceId: payment.invoiceId }),
      })
}
