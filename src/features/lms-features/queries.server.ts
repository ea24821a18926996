import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { isPublished } from '#platform/db/published.ts'
import { inReadersLang, jsonInReadersLang, langRead, langsOf } from '#platform/db/translated.ts'

interface Point {
  title: string
  text: string
}

/** What a tenant says of a feature, in the reader's language. */
export interface LmsFeature {
  title: string
  summary: string
  image: string | null
  abilities: Point[]
  benefits: Point[]
  lang: string
  /** All languages that it is written in. */
  langs: string[]
}

/** Returns the tenant's own published text of a feature; undefined without one. One statement. */
export async function findLmsFeature(ctx: Ctx, slug: string): Promise<LmsFeature | undefined> {
  const { rows } = await sql<LmsFeature>`
    select ${inReadersLang(ctx, 'f', 'title')} as title, ${inReadersLang(ctx, 'f', 'summary')} as summary, f.image,
      ${jsonInReadersLang(ctx, 'f', 'abilities')} as abilities, ${jsonInReadersLang(ctx, 'f', 'benefits')} as benefits, ${langRead(ctx, 'f')} as lang,
      ${langsOf('f')} as langs
    from lms_features f where f.tenant_id = ${ctx.tenantId} and f.slug = ${slug.toLowerCase()} and ${isPublished(ctx, 'f')}`.execute(ctx.db)
  return rows[0]
}

/** Returns the slugs of the tenant's published features, for the sitemap. One statement. */
export async function listLmsFeatureSlugs(ctx: Ctx): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from lms_features where tenant_id = ${ctx.tenantId} and ${isPublished(ctx)} order by slug`.execute(ctx.db)
  return rows.map(({ slug }) => slug)
}
