import { parse } from 'csv-parse/sync'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { type FieldCode, fieldReason } from '#kit/common-reasons.ts'
import { type FieldReason, InvalidInput, NotFound } from '#kit/errors.ts'
import { sayReason } from '#kit/reason.ts'
import type { Ctx } from '#platform/context.ts'
import { lock } from '#platform/db/lock.ts'
import { findCircles, isTarget, MAX_REDIRECTS, type Redirect, toRedirectPath } from './redirect.ts'
import { redirectReason } from './texts.ts'

/** Addresses that the audit log names of one act; the rest is counted. */
const NAMED = 20

/**
 * Saves redirects; one whose old address is there already takes its place. All or none: throws InvalidInput that names each bad address by row and field
 * (`3.from`), and those that would lead in a circle. Throws as `requirePermission`.
 */
export async function saveRedirects(ctx: Ctx, given: readonly Redirect[]): Promise<void> {
  requirePermission(ctx.viewer, 'site.manage')
  const rows = given.map(one => ({ from: toRedirectPath(one.from.trim()), to: one.to.trim() }))
  const problems: FieldReason[] = rows.flatMap(({ from, to }, at) => [
    ...(from === undefined ? [{ path: `${at}.from`, reason: redirectReason('FromPath') }] : []),
    ...(isTarget(to) ? [] : [{ path: `${at}.to`, reason: fieldReason('PathOrAddress' satisfies FieldCode) }]),
  ])
  refuse(problems)
  await lock(ctx, 'redirects')
  const stored = await ctx.db.selectFrom('redirects').select(['from_path', 'to_address']).where('tenant_id', '=', ctx.tenantId).execute()
  const before = new Map(stored.map(row => [row.from_path, row.to_address]))
  const changes = new Map(rows.flatMap(({ from, to }) => (from === undefined ? [] : [[from, to] as const])))
  const all = new Map([...before, ...changes])
  const circles = findCircles(all)
  refuse(rows.flatMap(({ from }, at) => (from && circles.has(from) ? [{ path: `${at}.to`, reason: redirectReason('Circle') }] : [])))
  if (all.size > MAX_REDIRECTS) refuse([{ path: '0.from', reason: redirectReason('TooMany', { maximum: MAX_REDIRECTS }) }])
  const differing = [...changes].filter(([from, to]) => before.get(from) !== to)
  if (differing.length === 0) return
  await ctx.db
    .insertInto('redirects')
    .values(differing.map(([from_path, to_address]) => ({ tenant_id: ctx.tenantId, from_path, to_address, created_at: ctx.now })))
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'from_path']).doUpdateSet({ to_address: eb => eb.ref('excluded.to_address'), import_id: null }),
    )
    .execute()
  const details = differing.slice(0, NAMED).map(([from, to]) => ({ from, to, before: before.get(from) ?? null }))
  await writeAudit(ctx, {
    act: 'redirects.saved',
    subject: differing[0]?.[0] ?? '',
    details: { count: differing.length, redirects: details },
  })
}

/** Saves the redirects of a CSV file with the columns from and to; a first row that names the columns is left out. Throws InvalidInput that names the first bad row. */
export async function saveRedirectFile(ctx: Ctx, text: string): Promise<number> {
  requirePermission(ctx.viewer, 'site.manage')
  const rows = readRows(text)
  const isHead = rows[0] !== undefined && !rows[0][0]?.includes('/')
  const given = rows.slice(isHead ? 1 : 0).map(([from = '', to = '']) => ({ from, to }))
  try {
    await saveRedirects(ctx, given)
  } catch (error) {
    const [first] = error instanceof InvalidInput ? error.problems : []
    if (!(error instanceof InvalidInput) || !first) throw error
    const line = Number(first.path.split('.')[0]) + (isHead ? 2 : 1)
    const why = `${first.path.split('.')[1]} ${sayReason(first.reason, ctx.lang)}`
    throw new InvalidInput(redirectReason('FileRefused', { count: error.problems.length, line, why }))
  }
  return given.length
}

/** Removes a redirect. Throws NotFound for one that does not exist, and as `requirePermission`. */
export async function removeRedirect(ctx: Ctx, from: string): Promise<void> {
  requirePermission(ctx.viewer, 'site.manage')
  const row = await ctx.db
    .deleteFrom('redirects')
    .where('tenant_id', '=', ctx.tenantId)
    .where('from_path', '=', from)
    .returning('to_address')
    .executeTakeFirst()
  if (!row) throw new NotFound(redirectReason('Missing'))
  await writeAudit(ctx, { act: 'redirects.removed', subject: from, details: { to: row.to_address } })
}

function readRows(text: string): string[][] {
  try {
    const rows = parse(text, { bom: true, skip_empty_lines: true, trim: true, relax_column_count: true, max_record_size: 4000 })
    if (rows.length > 0 && rows.length <= MAX_REDIRECTS + 1 && rows.every(row => row.length >= 2)) return rows
  } catch {
    // Said below, as for a file of other columns.
  }
  throw new InvalidInput(redirectReason('FileUnreadable'))
}

function refuse(problems: readonly FieldReason[]): void {
  if (problems.length > 0) throw new InvalidInput(redirectReason('RedirectRefused'), problems)
}
