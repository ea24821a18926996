import { sql } from 'kysely'
import { NotFound } from '#kit/errors.ts'
import type { Page } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { readPage } from '#platform/db/paging.ts'
import { isPublished } from '#platform/db/published.ts'
import { inReadersLang, jsonInReadersLang, langRead, langsOf } from '#platform/db/translated.ts'
import type { PortfolioType, Work, WorkCard } from './portfolio.ts'
import { portfolioReason } from './texts.ts'

/** SQL for the columns of a card of the works `w`, in the reader's language. */
const cardOf = (ctx: Ctx) => sql`w.type, w.slug, ${inReadersLang(ctx, 'w', 'title')} as title, ${inReadersLang(ctx, 'w', 'kind')} as kind,
  ${inReadersLang(ctx, 'w', 'summary')} as summary, ${langRead(ctx, 'w')} as lang, w.client_name as "clientName", w.cover, w.held_on::text as "heldOn"`

/** Returns a page of the tenant's published works, the latest first. A page number past the end returns the last page. One statement. */
export async function listPortfolios(ctx: Ctx, filter: { type?: PortfolioType; page: number; perPage: number }): Promise<Page<WorkCard>> {
  const matched = sql`portfolios w where w.tenant_id = ${ctx.tenantId} and ${isPublished(ctx, 'w')} ${filter.type ? sql`and w.type = ${filter.type}` : sql``}`
  const name = `portfolios ${filter.type ?? ''}`
  return await readPage(ctx, filter, { name, tags: ['portfolios'], columns: cardOf(ctx), matched, order: sql`w.held_on desc, w.id desc` })
}

/** Returns a published work by slug in any letter case. One statement. Throws NotFound. */
export async function getPortfolio(ctx: Ctx, slug: string): Promise<Work> {
  const { rows } = await sql<Work>`
    select ${cardOf(ctx)}, ${langsOf('w')} as langs, ${jsonInReadersLang(ctx, 'w', 'content')} as content, w.project_link as "projectLink", w.batches,
      w.images, w.photos, w.video
    from portfolios w where w.tenant_id = ${ctx.tenantId} and w.slug = ${slug.toLowerCase()} and ${isPublished(ctx, 'w')}`.execute(ctx.db)
  const work = rows[0]
  if (!work) throw new NotFound(portfolioReason('WorkMissing'))
  return work
}

export interface Client {
  name: string
  type: PortfolioType
  works: { type: PortfolioType; slug: string; title: string; lang: string }[]
}

/** Returns the clients by name, each with their works. One statement. */
export async function listClients(ctx: Ctx): Promise<Client[]> {
  const { rows } = await sql<Client>`
    select client_name as name, min(type) as type, json_agg(json_build_object('type', type, 'slug', slug, 'title', ${inReadersLang(ctx, 'portfolios', 'title')},
      'lang', ${langRead(ctx, 'portfolios')}) order by held_on desc, id) as works
    from portfolios where tenant_id = ${ctx.tenantId} and ${isPublished(ctx)} group by client_name order by client_name limit 200`.execute(
    ctx.db,
  )
  return rows
}
