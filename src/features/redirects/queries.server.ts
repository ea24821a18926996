import { sql } from 'kysely'
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

export interface ListedRedirect extends Redirect {
  /** The import that it came with, and nobody changed it since; null for one that somebody wrote. */
  import: RedirectImport | null
}

/** An import whose posts' old addresses stand among the redirects. */
export interface RedirectImport {
  id: string
  fileName: string
  createdAt: Date
}

interface RedirectPlace {
  after?: string | undefined
  search?: string
  /** The id of an import. */
  of?: string | undefined
  limit: number
}

/**
 * Returns redirects by their old addresses, those after `after` alone, with `search` those that have it in either address, and with `of` those of an import.
 * Throws as `requirePermission`.
 */
export async function listRedirects(ctx: Ctx, { after, search = '', of, limit }: RedirectPlace): Promise<ListedRedirect[]> {
  requirePermission(ctx.viewer, 'site.manage')
  const part = search.toLowerCase()
  const { rows } = await sql<Redirect & { id: string | null; fileName: string; createdAt: Date }>`
    select r.from_path as "from", r.to_address as "to", i.id, i.file_name as "fileName", i.created_at as "createdAt" from redirects r
      left join imports i on i.tenant_id = r.tenant_id and i.id = r.import_id
    where r.tenant_id = ${ctx.tenantId} ${after === undefined ? sql`` : sql`and r.from_path > ${after}`}
      ${part === '' ? sql`` : sql`and (strpos(r.from_path, ${part}) > 0 or strpos(lower(r.to_address), ${part}) > 0)`}
      ${of === undefined ? sql`` : sql`and r.import_id = ${of}`}
    order by r.from_path limit ${limit}`.execute(ctx.db)
  return rows.map(({ from, to, id, fileName, createdAt }) => ({ from, to, import: id === null ? null : { id, fileName, createdAt } }))
}

/** Returns the imports that redirects came with, the newest first. Throws as `requirePermission`. */
export async function listRedirectImports(ctx: Ctx): Promise<RedirectImport[]> {
  requirePermission(ctx.viewer, 'site.manage')
  const { rows } = await sql<RedirectImport>`select i.id, i.file_name as "fileName", i.created_at as "createdAt" from imports i
    where i.tenant_id = ${ctx.tenantId} and exists (select from redirects r where r.tenant_id = i.tenant_id and r.import_id = i.id)
    order by i.created_at desc, i.id desc`.execute(ctx.db)
  return rows
}
