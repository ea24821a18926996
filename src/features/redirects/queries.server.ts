import { requirePermission } from '#features/permissions/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { type Redirect, toRedirectPath } from './redirect.ts'

/** Returns where an address without a page leads; undefined if nowhere. Everybody may ask. */
export async function findRedirect(ctx: Ctx, path: string): Promise<string | undefined> {
  const from = toRedirectPath(path)
  if (from === undefined) return undefined
  const row = await ctx.db
    .selectFrom('redirects')
    .select('to_address')
    .where('tenant_id', '=', ctx.tenantId)
    .where('from_path', '=', from)
    .executeTakeFirst()
  return row?.to_address
}

/** Returns redirects by their old addresses, those after `after` alone, and with `search` those that have it in either address. Throws as `requirePermission`. */
export async function listRedirects(
  ctx: Ctx,
  { after, search = '', limit }: { after?: string | undefined; search?: string; limit: number },
): Promise<Redirect[]> {
  requirePermission(ctx.viewer, 'site.manage')
  const part = search.toLowerCase()
  return await ctx.db
    .selectFrom('redirects')
    .select(['from_path as from', 'to_address as to'])
    .where('tenant_id', '=', ctx.tenantId)
    .$if(after !== undefined, query => query.where('from_path', '>', after ?? ''))
    .$if(part !== '', query =>
      query.where(eb =>
        eb.or([
          eb(eb.fn<number>('strpos', ['from_path', eb.val(part)]), '>', 0),
          eb(eb.fn<number>('strpos', [eb.fn('lower', ['to_address']), eb.val(part)]), '>', 0),
        ]),
      ),
    )
    .orderBy('from_path')
    .limit(limit)
    .execute()
}
