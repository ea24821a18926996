import { writeAudit } from '#features/audit/audit.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { lock } from '#platform/db/lock.ts'
import { fitRedirects, type Redirect, toRedirectPath } from './redirect.ts'

/**
 * Adds redirects from the addresses that an import's posts had, as `fitRedirects` says, and returns those that exceed what a site may have. Throws as
 * `requirePermission`.
 */
export async function addRedirects<T extends Redirect>(ctx: Ctx, importId: string, given: readonly T[]): Promise<T[]> {
  requirePermission(ctx.viewer, 'site.manage')
  await lock(ctx, 'redirects')
  const { added, beyond } = fitRedirects(await readAll(ctx), given)
  if (added.size === 0) return beyond
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
  return beyond
}

/** Returns which redirects an import could not add. Writes nothing. Throws as `requirePermission`. */
export async function listBeyond<T extends Redirect>(ctx: Ctx, given: readonly T[]): Promise<T[]> {
  requirePermission(ctx.viewer, 'site.manage')
  return fitRedirects(await readAll(ctx), given).beyond
}

async function readAll({ db, tenantId }: Ctx): Promise<Map<string, string>> {
  const stored = await db.selectFrom('redirects').select(['from_path', 'to_address']).where('tenant_id', '=', tenantId).execute()
  return new Map(stored.map(row => [row.from_path, row.to_address]))
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
