import { writeAudit } from '#features/audit/audit.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { lock } from '#platform/db/lock.ts'
import { findCircles, isTarget, MAX_REDIRECTS, type Redirect, toRedirectPath } from './redirect.ts'

/**
 * Adds redirects from the addresses that an import's posts had. One whose old address is there already stays as it is; what is no path, would lead in a circle, or
 * exceeds what a site may have is left out. Throws as `requirePermission`.
 */
export async function addRedirects(ctx: Ctx, importId: string, given: readonly Redirect[]): Promise<void> {
  requirePermission(ctx.viewer, 'site.manage')
  await lock(ctx, 'redirects')
  const stored = await ctx.db.selectFrom('redirects').select(['from_path', 'to_address']).where('tenant_id', '=', ctx.tenantId).execute()
  const all = new Map(stored.map(row => [row.from_path, row.to_address]))
  const added = new Map<string, string>()
  for (const { from: address, to } of given) {
    const from = toRedirectPath(address)
    // A post that keeps its address needs none.
    if (from === undefined || all.has(from) || from === toRedirectPath(to) || !isTarget(to) || all.size >= MAX_REDIRECTS) continue
    all.set(from, to)
    added.set(from, to)
  }
  for (const from of findCircles(all)) added.delete(from)
  if (added.size === 0) return
  await ctx.db
    .insertInto('redirects')
    .values(
      [...added].map(([from_path, to_address]) => ({
        tenant_id: ctx.tenantId,
        from_path,
        to_address,
        import_id: importId,
        created_at: ctx.now,
      })),
    )
    .execute()
  await writeAudit(ctx, { act: 'redirects.saved', subject: importId, details: { count: added.size } })
}

/** Removes an import's redirects from these old addresses. Throws as `requirePermission`. */
export async function removeRedirectsOf(ctx: Ctx, importId: string, addresses: readonly string[]): Promise<void> {
  requirePermission(ctx.viewer, 'site.manage')
  const paths = addresses.flatMap(address => toRedirectPath(address) ?? [])
  if (paths.length === 0) return
  const gone = await ctx.db
    .deleteFrom('redirects')
    .where('tenant_id', '=', ctx.tenantId)
    .where('import_id', '=', importId)
    .where(eb => eb('from_path', '=', eb.fn.any(eb.val(paths))))
    .returning('from_path')
    .execute()
  if (gone.length > 0) await writeAudit(ctx, { act: 'redirects.removed', subject: importId, details: { count: gone.length } })
}
