import { type RawBuilder, sql } from 'kysely'
import { facesNamedIn, isPictureNamed } from '#features/brands/named-pictures.server.ts'
import { POST_KINDS } from '#features/posts/kinds/kinds.ts'
import type { Site } from '#features/sites/site.ts'
import { readPageSections } from '#features/sites/tenant-pages.server.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import type { ArtFamily } from '#ui/picture/picture-url.ts'

/** Longest seed in a drawing's address. */
const SEED = 80

/**
 * Returns whether a page of the site shows the picture at `address` (decision 030): a drawing, `/art/{family}/{seed}.svg`, by its record's slug, or any
 * address that a record or a page of the tenant's own stores, published or not, or that the site's settings or its brand name. At most one statement, and
 * for a face one more.
 */
export async function isPictureShown(ctx: Ctx, site: Site, address: string): Promise<boolean> {
  if (isPictureNamed(site, address)) return true
  const [, family, seed] = /^\/art\/([a-z]+)\/([a-z0-9-]+)\.svg$/.exec(address) ?? []
  const bySlug = family && seed ? placesBySlug(ctx, family as ArtFamily, seed) : []
  const places = [...bySlug, ...placesByAddress(ctx, address)]
  const { rows } = await sql<{ isShown: boolean }>`select (${sql.join(places, sql` or `)}) as "isShown"`.execute(ctx.db)
  if (rows[0]?.isShown === true) return true
  // Own pages are few (`MAX_TENANT_PAGES`); a name in their sections has a face.
  return family === 'avatar' && facesNamedIn(await readPageSections(ctx)).includes(address)
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

/** The conditions repeat those of the indexes (migration 0027), so that they are used. */
function placesByAddress({ tenantId }: Ctx, address: string): Place[] {
  const where = (table: string, condition: RawBuilder<unknown>): Place =>
    sql`exists (select from ${sql.table(table)} where tenant_id = ${tenantId} and ${condition})`
  const has = (table: string, column: string) => where(table, sql`${sql.ref(column)} = ${address}`)
  const inList = (table: string, list: RawBuilder<unknown>) => where(table, sql`${list} @> ${JSON.stringify([{ src: address }])}::jsonb`)
  const inText = (table: string) =>
    where(table, sql`jsonb_path_query_array(content, '$.**.attrs.src') @> ${JSON.stringify([address])}::jsonb`)
  return [
    has('posts', 'cover'),
    has('classes', 'logo'),
    has('careers', 'logo'),
    has('mentors', 'photo'),
    has('portfolios', 'cover'),
    where('portfolios', sql`video is not null and video ->> 'thumbnail' = ${address}`),
    inList('posts', sql`details ? 'pictures' and details -> 'pictures'`),
    inList('portfolios', sql`images`),
    inList('portfolios', sql`photos`),
    where('pages', sql`jsonb_path_query_array(sections, '$.**') @> ${JSON.stringify([address])}::jsonb`),
    ...['posts', 'classes', 'careers', 'portfolios', 'programs'].map(inText),
  ]
}
