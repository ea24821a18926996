import { requirePermission } from '#features/permissions/permissions.ts'
import type { TenantPage } from '#features/sites/pages.ts'
import type { Settings } from '#features/sites/settings.ts'
import { LANGS, type Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'

export type PageSections = Settings['home']

/** A page of the tenant's own, as those who manage the site see it. */
export interface StudioPage extends Omit<TenantPage, 'changedAt'> {
  publishedAt: Date | null
  /** Of its address, title, description and languages; 1 at first. Sections have the versions of settings. */
  version: number
}

export interface WholePage extends StudioPage {
  sections: PageSections
}

const COLUMNS = ['id', 'path', 'title', 'description', 'langs', 'published_at', 'version'] as const

/** Returns all pages of the tenant's own by their addresses, drafts included. Throws as `requirePermission`. */
export async function listPages(ctx: Ctx): Promise<StudioPage[]> {
  requirePermission(ctx.viewer, 'site.manage')
  const rows = await ctx.db.selectFrom('pages').select(COLUMNS).where('tenant_id', '=', ctx.tenantId).orderBy('path').execute()
  return rows.map(toPage)
}

/** Returns a page by its id; undefined for one that does not exist. Throws as `requirePermission`. */
export async function findPage(ctx: Ctx, id: string): Promise<WholePage | undefined> {
  requirePermission(ctx.viewer, 'site.manage')
  if (!isUuid(id)) return undefined
  return await readPage(ctx, 'id', id)
}

/** Returns the page of an address for readers: one that is published, or with `isTrial`, which the caller has checked, a draft, too. */
export async function findShownPage(ctx: Ctx, path: string, { isTrial }: { isTrial: boolean }): Promise<WholePage | undefined> {
  const page = await readPage(ctx, 'path', path.toLowerCase())
  return page && (page.publishedAt !== null || isTrial) ? page : undefined
}

async function readPage(ctx: Ctx, by: 'id' | 'path', value: string): Promise<WholePage | undefined> {
  const row = await ctx.db
    .selectFrom('pages')
    .select([...COLUMNS, 'sections'])
    .where('tenant_id', '=', ctx.tenantId)
    .where(by, '=', value)
    .executeTakeFirst()
  // Named boundary: the column is written by the setting's own schema (`sites/tenant-pages.server.ts`).
  return row && { ...toPage(row), sections: row.sections as PageSections }
}

interface Row {
  id: string
  path: string
  title: unknown
  description: unknown
  langs: string[]
  published_at: Date | null
  version: number
}

function toPage({ id, path, title, description, langs, published_at, version }: Row): StudioPage {
  // Named boundary: the words are written by `tenantPageInput`.
  return {
    id,
    path,
    title: Object(title),
    description: Object(description),
    langs: LANGS.filter(lang => langs.includes(lang)),
    publishedAt: published_at,
    version,
  }
}

/** Returns what a page is called in a language, or in whichever has a title. */
export function titleOfPage({ title, path }: Pick<TenantPage, 'title' | 'path'>, lang: Lang): string {
  return title[lang] || Object.values(title).find(Boolean) || path
}
