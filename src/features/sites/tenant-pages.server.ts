import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { isPublished } from '#platform/db/published.ts'
import { MAX_TENANT_PAGES, type TenantPage, type tenantPagesField } from './pages.ts'

type SectionsById = z.output<typeof tenantPagesField>

/** Pages are not scheduled, so the database's clock, which may be behind ours, has no say. */
const EVER = { now: sql`'infinity'::timestamptz` }

/** SQL of a tenant's published own pages in the order of their addresses, as JSON; `tenantId` is an expression. */
export function tenantPagesOf(tenantId: RawBuilder<unknown>): RawBuilder<TenantPage[]> {
  return sql`coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'path', p.path, 'title', p.title, 'description', p.description, 'langs', p.langs,
      'changedAt', p.updated_at) order by p.path)
    from (select * from pages where tenant_id = ${tenantId} and ${isPublished(EVER)} order by path limit ${MAX_TENANT_PAGES}) p), '[]')`
}

/** Returns the sections of each of the tenant's own pages, by its id. */
export async function readPageSections({ db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>): Promise<SectionsById> {
  const rows = await db.selectFrom('pages').select(['id', 'sections']).where('tenant_id', '=', tenantId).orderBy('id').execute()
  // Named boundary: the column is written below, by the setting's own schema.
  return Object.fromEntries(rows.map(row => [row.id, row.sections as SectionsById[string]]))
}

/** Stores the sections of own pages. A page that is in the bin or gone is left out, so that older settings can be taken back without it. */
export async function storePageSections(ctx: Ctx, given: SectionsById): Promise<void> {
  for (const [id, sections] of Object.entries(given))
    await ctx.db
      .updateTable('pages')
      .set({ sections: JSON.stringify(sections), updated_at: ctx.now })
      .where('tenant_id', '=', ctx.tenantId)
      .where('id', '=', id)
      .where(sql<boolean>`sections is distinct from ${JSON.stringify(sections)}::jsonb`)
      .execute()
}
