import { type RawBuilder, sql } from 'kysely'
import { drawingsOfBrand } from '#features/brands/drawings.server.ts'
import { POST_KINDS } from '#features/posts/kinds/kinds.ts'
import type { Site } from '#features/sites/site.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import type { ArtFamily } from '#ui/picture/picture-url.ts'

/** Longest seed in a drawing's address. */
const SEED = 80

/**
 * Returns whether a page of the site shows the drawing at `path`, `/art/{family}/{seed}.svg` (decision 030): one of a record's own, by its slug or its stored
 * address, published or not; one that the site's settings or its brand name. At most one statement.
 */
export async function isDrawingShown(ctx: Ctx, site: Site, path: string): Promise<boolean> {
  const [, family = '', seed = ''] = /^\/art\/([a-z]+)\/([a-z0-9-]+)\.svg$/.exec(path) ?? []
  if (seed === '') return false
  if (drawingsOfBrand(site).has(path)) return true
  const places = [...placesBySlug(ctx, family as ArtFamily, seed), ...placesByAddress(ctx, path)]
  const { rows } = await sql<{ isShown: boolean }>`select (${sql.join(places, sql` or `)}) as "isShown"`.execute(ctx.db)
  return rows[0]?.isShown === true
}

type Place = RawBuilder<boolean>

function placesBySlug({ tenantId }: Ctx, family: ArtFamily, seed: string): Place[] {
  const has = (table: string, column = 'slug') =>
    sql<boolean>`exists (select from ${sql.table(table)} where tenant_id = ${tenantId} and ${sql.ref(column)} = ${seed})`
  const kinds = POST_KINDS.filter(kind => kind.art === family).map(kind => kind.name)
  const posts = kinds.length > 0 ? [postsBySlug(tenantId, kinds, seed)] : []
  if (family === 'class') return [...posts, has('classes')]
  if (family === 'program') return [...posts, has('programs'), has('portfolios')]
  if (family === 'logo') return [...posts, has('careers')]
  if (family === 'avatar') return [...posts, has('mentors'), ...(isUuid(seed) ? [has('members', 'id')] : [])]
  return posts
}

function postsBySlug(tenantId: string, kinds: string[], seed: string): Place {
  const isLong = seed.length === SEED ? sql`or (length(slug) > ${sql.lit(SEED)} and left(slug, ${sql.lit(SEED)}) = ${seed})` : sql``
  return sql`exists (select from posts where tenant_id = ${tenantId} and kind = any(${kinds}) and (slug = ${seed} ${isLong}))`
}

/** The conditions on `like` repeat those of the indexes (migration 0027), so that they are used. */
function placesByAddress({ tenantId }: Ctx, path: string): Place[] {
  const has = (table: string, column: string): Place =>
    sql`exists (select from ${sql.table(table)} where tenant_id = ${tenantId} and ${sql.ref(column)} = ${path} and ${sql.ref(column)} like '/art/%')`
  const holds = (table: string, column: RawBuilder<unknown>): Place =>
    sql`exists (select from ${sql.table(table)} where tenant_id = ${tenantId} and ${column} @> ${JSON.stringify([{ src: path }])}::jsonb)`
  return [
    has('posts', 'cover'),
    has('classes', 'logo'),
    has('careers', 'logo'),
    has('mentors', 'photo'),
    has('portfolios', 'cover'),
    sql`(${holds('posts', sql`details ? 'pictures' and details -> 'pictures'`)})`,
    holds('portfolios', sql`images`),
    holds('portfolios', sql`photos`),
    sql`exists (select from posts where tenant_id = ${tenantId} and content::text like '%"/art/%' and position(${JSON.stringify(path)} in content::text) > 0)`,
  ]
}
