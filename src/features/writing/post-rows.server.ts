import { type RawBuilder, sql } from 'kysely'
import type { PostKind } from '#features/posts/kinds/kinds.ts'
import { requireWriter } from '#features/posts/policy.ts'
import { type PostStatus, statusOf } from '#features/posts/post.ts'
import type { Ctx } from '#platform/context.ts'
import { countUpTo, type KeysetPage, type KeysetPlace, readKeyset, type SortColumn } from '#platform/db/keyset.ts'
import { patternOf } from '#platform/db/paging.ts'
import { isPublished } from '#platform/db/published.ts'
import { readSort } from '#ui/app/list/list-state.ts'
import { FIRST_SORT, POST_SORTS, type PostListSort } from './post-columns.ts'

/** A post as the studio lists it. */
export interface PostRow {
  id: string
  kind: PostKind
  slug: string
  title: string
  status: PostStatus
  authorName: string
  category: string | null
  lang: string
  publishedAt: Date | null
  updatedAt: Date
  views: number
}

export interface PostRowFilter {
  kind?: PostKind | undefined
  status?: PostStatus | undefined
  /** Part of the title. */
  search?: string | undefined
  categoryId?: string | undefined
  /** The by-line, whole. */
  author?: string | undefined
  /** The language that it was written in. */
  lang?: string | undefined
  /** `title` or `-title`. */
  sort?: string | undefined
}

/** More than these are not counted: nobody reads the number, and counting a million takes longer than the list. */
export const MOST_COUNTED = 1000
/** A search that finds no more than these is sorted; one that finds more is read in the list's order, which soon has a page together. */
const MOST_SORTED = 2000

// NOTE: word for word the expression of the indexes.
const day = sql`coalesce(p.published_at, 'infinity'::timestamptz)`
const ORDERS: Record<PostListSort, Omit<SortColumn, 'isDescending'>> = {
  day: { expression: day, type: 'timestamptz' },
  updated: { expression: sql`p.updated_at`, type: 'timestamptz' },
  title: { expression: sql`lower(p.title)`, type: 'text' },
}

const columns = (
  ctx: Ctx,
) => sql`p.id, p.kind, p.slug, p.author_name as "authorName", p.lang, p.published_at as "publishedAt", p.updated_at as "updatedAt",
  coalesce((select t.title from post_translations t where t.tenant_id = p.tenant_id and t.post_id = p.id and t.lang = ${ctx.lang} and p.lang <> ${ctx.lang}), p.title) as title,
  (select k.name from post_categories k where k.tenant_id = p.tenant_id and k.id = p.category_id) as category,
  coalesce((select v.views from post_views v where v.tenant_id = p.tenant_id and v.post_id = p.id), 0)::int as views`

/** What a search in titles found: the ids, or `many`; undefined without a search. */
type Found = readonly string[] | 'many' | undefined

/** Searches the titles, once for the page and the count. Throws Unauthenticated, NotFound or Forbidden. */
export async function findTitles(ctx: Ctx, { search, kind }: PostRowFilter): Promise<Found> {
  requireWriter(ctx.viewer)
  if (!search) return undefined
  const { rows } = await sql<{ id: string }>`
    select f.id from search.post_titles(${patternOf(search)}, ${kind ?? null}, ${MOST_SORTED + 1}) f`.execute(ctx.db)
  return rows.length > MOST_SORTED ? 'many' : rows.map(({ id }) => id)
}

/**
 * Returns a page of the tenant's posts in every state, for those who write them. `titles`: of `findTitles` with the same filter. One statement besides.
 * Throws Unauthenticated, NotFound or Forbidden.
 */
export async function listPostRows(ctx: Ctx, filter: PostRowFilter, place: KeysetPlace, titles?: Found): Promise<KeysetPage<PostRow>> {
  requireWriter(ctx.viewer)
  const { key, isDescending } = readSort(filter.sort, POST_SORTS, FIRST_SORT)
  const page = await readKeyset<Omit<PostRow, 'status'>>(ctx, place, {
    columns: columns(ctx),
    matched: matchedBy(ctx, filter, titles ?? (await findTitles(ctx, filter))),
    sort: { ...ORDERS[key], isDescending },
    id: sql`p.id`,
  })
  return { ...page, items: page.items.map(item => ({ ...item, status: statusOf(item.publishedAt, ctx.now) })) }
}

/** Counts the posts of a filter up to `MOST_COUNTED`. Throws as the list. */
export async function countPostRows(ctx: Ctx, filter: PostRowFilter, titles?: Found): Promise<{ count: number; isMore: boolean }> {
  requireWriter(ctx.viewer)
  const found = titles ?? (await findTitles(ctx, filter))
  const { status, categoryId, author, lang } = filter
  // Known without counting.
  if (found === 'many' && !(status || categoryId || author || lang)) return { count: MOST_COUNTED, isMore: true }
  return await countUpTo(ctx, matchedBy(ctx, filter, found), MOST_COUNTED)
}

/** Returns the rows of a filter. Of a search with few hits only these are read and sorted; one with many is read in the list's order. */
function matchedBy(ctx: Ctx, filter: PostRowFilter, found: Found): RawBuilder<unknown> {
  if (found === undefined || found === 'many') return sql`posts p where p.tenant_id = ${ctx.tenantId} ${conditionsOf(ctx, filter)}`
  const rest = conditionsOf(ctx, { ...filter, search: undefined })
  return sql`posts p where p.tenant_id = ${ctx.tenantId} and p.id = any(${found}::uuid[]) ${rest}`
}

function conditionsOf(ctx: Ctx, { kind, status, search, categoryId, author, lang }: PostRowFilter): RawBuilder<unknown> {
  const conditions = [
    kind && sql`p.kind = ${kind}`,
    status && stateCondition(ctx, status),
    search && sql`p.title ilike ${patternOf(search)}`,
    categoryId && sql`p.category_id = ${categoryId}`,
    author && sql`p.author_name = ${author}`,
    lang && sql`p.lang = ${lang}`,
  ].filter(condition => typeof condition === 'object')
  return sql.join(
    conditions.map(condition => sql`and ${condition}`),
    sql` `,
  )
}

/** Each state is a stretch of the list's order, which is said, too: the index is read there alone. */
function stateCondition(ctx: Ctx, status: PostStatus): RawBuilder<unknown> {
  if (status === 'draft') return sql`p.published_at is null and ${day} = 'infinity'`
  if (status === 'scheduled') return sql`not ${isPublished(ctx, 'p')} and ${day} > ${ctx.now} and ${day} < 'infinity'`
  return sql`${isPublished(ctx, 'p')} and ${day} <= ${ctx.now}`
}
