import { type RawBuilder, sql } from 'kysely'
import { MOMENT } from '#features/post-details/details.ts'
import { NotFound } from '#kit/errors.ts'
import { type Page, toPage } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { limitOf, pageOf, pageOnce, patternOf } from '#platform/db/paging.ts'
import { isPublished } from '#platform/db/published.ts'
import { langsOf } from '#platform/db/record-langs.ts'
import { type SearchTerms, toQuery, toSearchTerms } from '#platform/db/search-terms.ts'
import { inReadersLang } from '#platform/db/translated.ts'
import { KINDS, POST_KINDS, type PostKind } from './kinds/kinds.ts'
import type { PostCategory, PostDetail, PostKey, PostSummary } from './post.ts'
import type { PostFilter } from './schema.ts'
import { postReason } from './texts.ts'

/** Kinds ordered by the day that their posts are about, in lists of the newest. */
const BY_DAY = POST_KINDS.filter(kind => kind.isByDay).map(kind => kind.name)

/** Maximum number of matches that a search considers. */
const SEARCH_CAP = 400

/** SQL for a timestamp in an event's details; null, without an error, if it is missing or invalid. */
function momentOf(field: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when ${field} ~ ${MOMENT} then (${field})::timestamptz end`
}

/** SQL that joins the text of the posts `p` in the reader's language as `t`, for `summaryColumns`. */
export function inReadersLanguage(ctx: Ctx): RawBuilder<unknown> {
  return sql`left join post_translations t on t.tenant_id = p.tenant_id and t.post_id = p.id and t.lang = ${ctx.lang}`
}

/** SQL for the columns of a post `p` in lists, joined with its text in the reader's language (`inReadersLanguage`). */
export const summaryColumns = (
  ctx: Ctx,
) => sql`p.id, p.kind, p.slug, coalesce(t.title, p.title) as title, coalesce(t.summary, p.summary) as summary, coalesce(t.lang, p.lang) as lang, p.cover, p.author_name as "authorName", p.published_at as "publishedAt",
  p.parent_id as "parentId", p.details,
  coalesce((select v.views from post_views v where v.tenant_id = p.tenant_id and v.post_id = p.id), 0) as views,
  (select json_build_object('id', k.id, 'slug', k.slug, 'name', ${inReadersLang(ctx, 'k', 'name')}) from post_categories k where k.tenant_id = p.tenant_id and k.id = p.category_id) as category`

/**
 * Returns a page of the tenant's published posts, newest first, or by rank for a search, which needs exactly one kind. A page number past the end returns the
 * last page. One statement.
 */
export async function listPosts(ctx: Ctx, filter: PostFilter): Promise<Page<PostSummary>> {
  const terms = filter.search ? toSearchTerms(filter.search) : undefined
  if (filter.search && !terms) return toPage([], 0, 1, filter.perPage)
  const conditions = conditionsOf(ctx, filter)
  const matched = sql`${sourceOf(ctx, filter, terms)} where p.tenant_id = ${ctx.tenantId} and ${isPublished(ctx, 'p')} ${conditions}`
  const run = async (counted: RawBuilder<unknown>) => {
    const { rows } = await sql<PostSummary & { total: number }>`
    with ${foundFirst(filter, terms)} counted as (${counted}),
    shown as (
      select p.id, row_number() over (order by ${orderOf(filter, Boolean(terms))}) as place
      from ${matched}
      order by ${orderOf(filter, Boolean(terms))}
      ${limitOf(filter)}
    )
    select ${summaryColumns(ctx)}, counted.total
    from shown join posts p on p.tenant_id = ${ctx.tenantId} and p.id = shown.id ${inReadersLanguage(ctx)}, counted
    order by shown.place`.execute(ctx.db)
    return rows
  }
  // Each post has its count of views, so that joining them would only take time.
  const uncounted = sql`${sourceOf(ctx, { ...filter, sort: undefined }, terms)} where p.tenant_id = ${ctx.tenantId} and ${isPublished(ctx, 'p')} ${conditions}`
  const count = sql`select count(*)::int as total from ${uncounted}`
  const name = `posts ${JSON.stringify({ ...filter, page: 0, perPage: 0, sort: '' })}`
  return await pageOnce(ctx, filter, { name, tags: ['posts', 'mentors'], count }, run)
}

/**
 * Returns the newest published posts of several kinds, with a count for each; events are ordered by their day, upcoming ones first. One statement.
 */
export async function listLatestPosts(ctx: Ctx, counts: Partial<Record<PostKind, number>>): Promise<PostSummary[]> {
  const starts = momentOf(sql`(q.details->>'startsAt')`)
  const wanted = JSON.stringify(Object.entries(counts).map(([kind, count]) => ({ kind, count })))
  const { rows } = await sql<PostSummary>`
    select ${summaryColumns(ctx)}
    from json_to_recordset(${wanted}) as wanted (kind text, count int),
    lateral (
      select q.* from posts q where q.tenant_id = ${ctx.tenantId} and q.kind = wanted.kind and ${isPublished(ctx, 'q')}
      order by (case when q.kind = any(${BY_DAY}) and ${starts} >= ${ctx.now} then ${starts} end) nulls last,
        q.published_at desc, q.id desc
      limit wanted.count
    ) p ${inReadersLanguage(ctx)}`.execute(ctx.db)
  return rows
}

/**
 * Returns up to `count` published events that are not over, soonest first. With `places`, only those whose place contains one of these words (city names,
 * `daring`), in any letter case. One statement.
 */
export async function listComingEvents(ctx: Ctx, count: number, places: readonly string[] = []): Promise<PostSummary[]> {
  const words = `\\m(${places.map(place => place.replace(/[^\p{L}\p{N} ]/gu, '\\$&')).join('|')})\\M`
  // The same rules as `toEventTimes`.
  const starts = sql`coalesce(${momentOf(sql`(p.details->>'startsAt')`)}, p.published_at)`
  const told = momentOf(sql`(p.details->>'endsAt')`)
  const ends = sql`case when ${told} >= ${starts} then ${told} else ${starts} + interval '2 hours' end`
  const { rows } = await sql<PostSummary>`
    select ${summaryColumns(ctx)} from posts p ${inReadersLanguage(ctx)}
    where p.tenant_id = ${ctx.tenantId} and p.kind = 'event' and ${isPublished(ctx, 'p')}
      and ${ends} >= ${ctx.now} ${places.length > 0 ? sql`and p.details->>'place' ~* ${words}` : sql``}
    order by ${starts}, p.id limit ${count}`.execute(ctx.db)
  return rows
}

/** Returns a published post with its series, by id, or by kind and slug in any letter case. One statement. Throws NotFound. */
export async function getPost(ctx: Ctx, key: PostKey): Promise<PostDetail> {
  const { rows } = await sql<PostDetail>`
    select ${detailColumns(ctx)} from posts p ${inReadersLanguage(ctx)}
    where p.tenant_id = ${ctx.tenantId} and ${isPublished(ctx, 'p')} and ${isNamed(key)}`.execute(ctx.db)
  const post = rows[0]
  if (!post) throw new NotFound(postReason('PostMissing'))
  return post
}

/** Returns SQL for all columns of a post `p` joined with its text in the reader's language, with the published posts of its series. */
export function detailColumns(ctx: Ctx): RawBuilder<unknown> {
  return sql`${summaryColumns(ctx)}, coalesce(t.content, p.content) as content, case when t.content is null then p.lang else t.lang end as "contentLang", ${langsOf('p', 'post')} as langs,
      greatest(p.updated_at, t.updated_at) as "updatedAt",
      (select ${linkOf(ctx)} from posts q
        where q.tenant_id = p.tenant_id and q.id = p.parent_id and ${isPublished(ctx, 'q')}) as parent,
      coalesce((select json_agg(${linkOf(ctx)} order by q.published_at, q.id) from posts q
        where q.tenant_id = p.tenant_id and q.parent_id = coalesce(p.parent_id, p.id) and ${isPublished(ctx, 'q')}), '[]') as parts`
}

/** SQL condition: the post `p` has this key. */
export function isNamed(key: PostKey): RawBuilder<unknown> {
  return sql`${'id' in key ? sql`p.id = ${key.id}` : sql`p.slug = ${key.slug.toLowerCase()}`} ${key.kind ? sql`and p.kind = ${key.kind}` : sql``}`
}

/** SQL for the link to a post `q`, in the reader's language if it has it. */
function linkOf(ctx: Ctx): RawBuilder<unknown> {
  const own = sql`x.tenant_id = q.tenant_id and x.post_id = q.id and x.lang = ${ctx.lang}`
  return sql`json_build_object('id', q.id, 'kind', q.kind, 'slug', q.slug,
    'title', coalesce((select x.title from post_translations x where ${own}), q.title), 'lang', coalesce((select x.lang from post_translations x where ${own}), q.lang))`
}

/** Returns up to `count` other posts of the kind, those of the same category first. One statement. */
export async function listRelated(ctx: Ctx, post: Pick<PostSummary, 'id' | 'kind' | 'category'>, count: number): Promise<PostSummary[]> {
  const { rows } = await sql<PostSummary>`
    with near as (
      (select p.id, p.published_at, 1 as step from posts p
        where p.tenant_id = ${ctx.tenantId} and p.category_id = ${post.category?.id ?? null} and p.kind = ${post.kind}
          and ${isPublished(ctx, 'p')} and p.id <> ${post.id}
        order by p.published_at desc, p.id desc limit ${count})
      union all
      (select p.id, p.published_at, 2 as step from posts p
        where p.tenant_id = ${ctx.tenantId} and p.kind = ${post.kind} and ${isPublished(ctx, 'p')} and p.id <> ${post.id}
        order by p.published_at desc, p.id desc limit ${2 * count})
    ), chosen as (
      select id, min(step) as step, published_at from near group by id, published_at order by step, published_at desc, id desc limit ${count}
    )
    select ${summaryColumns(ctx)} from chosen join posts p on p.tenant_id = ${ctx.tenantId} and p.id = chosen.id ${inReadersLanguage(ctx)}
    order by chosen.step, p.published_at desc, p.id desc`.execute(ctx.db)
  return rows
}

export interface CategoryRow extends PostCategory {
  kind: PostKind
  posts: number
}

export interface CategoryFilter {
  kind?: PostKind | undefined
  page: number
  perPage: number
  search?: string | undefined
  slug?: string | undefined
  sort?: 'name' | 'newest' | undefined
  all?: boolean | undefined
}

const MAX_ALL = 200

/**
 * Returns a page of the tenant's categories with their numbers of published posts; `all` returns up to 200 at once. A page number past the end returns the
 * last page. One statement.
 */
export async function listCategories(ctx: Ctx, filter: CategoryFilter): Promise<Page<CategoryRow>> {
  const paging = filter.all ? { page: 1, perPage: MAX_ALL } : filter
  const like = filter.search ? patternOf(filter.search) : undefined
  const { rows } = await sql<CategoryRow & { total: number }>`
    with matched as (
      select k.id, k.tenant_id, k.kind, k.slug, ${inReadersLang(ctx, 'k', 'name')} as name, k.position, k.created_at from post_categories k
      where k.tenant_id = ${ctx.tenantId}
        ${filter.kind ? sql`and k.kind = ${filter.kind}` : sql``}
        ${filter.slug ? sql`and k.slug = ${filter.slug.toLowerCase()}` : sql``}
        ${like ? sql`and k.name ilike ${like}` : sql``}
    ), counted as (select count(*)::int as total from matched)
    select k.id, k.kind, k.slug, k.name, counted.total,
      (select count(*)::int from posts p where p.tenant_id = k.tenant_id and p.category_id = k.id and ${isPublished(ctx, 'p')}) as posts
    from matched k, counted
    order by ${filter.sort === 'newest' ? sql`k.created_at desc, k.id desc` : sql`k.position, k.name, k.id`}
    ${limitOf(paging)}`.execute(ctx.db)
  return pageOf(rows, paging)
}

/** Throws NotFound unless the tenant has a category of this id or slug for one of the kinds. One statement. */
export async function requireCategoryOf(
  ctx: Ctx,
  { kinds, categoryId, categorySlug }: Pick<PostFilter, 'kinds' | 'categoryId' | 'categorySlug'>,
): Promise<void> {
  const { rows } = await sql`select from post_categories k where k.tenant_id = ${ctx.tenantId} and k.kind = any(${kinds}::text[])
    and ${categoryId ? sql`k.id = ${categoryId}` : sql`k.slug = ${categorySlug}`} limit 1`.execute(ctx.db)
  if (rows.length === 0) throw new NotFound(postReason('CategoryMissing'))
}

/** Returns a category by kind and slug. Throws NotFound. */
export async function getCategory(ctx: Ctx, kind: PostKind, slug: string): Promise<CategoryRow> {
  const { items } = await listCategories(ctx, { kind, slug, page: 1, perPage: 1 })
  const category = items[0]
  if (!category) throw new NotFound(postReason('CategoryMissing'))
  return category
}

/** Returns the filter's SQL conditions, each prefixed with `and`. */
export function conditionsOf(ctx: Ctx, filter: PostFilter): RawBuilder<unknown> {
  const conditions = [
    kindCondition(filter.kinds),
    filter.categoryId && sql`p.category_id = ${filter.categoryId}`,
    filter.categorySlug &&
      sql`p.category_id in (select k.id from post_categories k where k.tenant_id = ${ctx.tenantId} and k.kind = any(${filter.kinds}::text[]) and k.slug = ${filter.categorySlug})`,
    filter.excludeId && sql`p.id <> ${filter.excludeId}`,
    filter.guests && sql`not exists (select 1 from mentors m where m.tenant_id = p.tenant_id and m.name = p.author_name)`,
    filter.isParent !== undefined && (filter.isParent ? sql`p.parent_id is null` : sql`p.parent_id is not null`),
  ].filter(condition => typeof condition === 'object')
  return sql.join(
    conditions.map(condition => sql`and ${condition}`),
    sql` `,
  )
}

/** Without a condition all kinds are read by day from one index. */
function kindCondition(kinds: readonly PostKind[]): RawBuilder<unknown> | undefined {
  if (kinds.length === KINDS.length) return undefined
  return kinds.length === 1 ? sql`p.kind = ${kinds[0]}` : sql`p.kind = any(${kinds}::text[])`
}

/** Materializes a search, so that it runs once for the count and the page. */
function foundFirst(filter: PostFilter, terms: SearchTerms | undefined): RawBuilder<unknown> {
  if (!terms) return sql``
  const { all, any, term } = terms
  return sql`found as materialized (
    select id, rank from search.posts(${toQuery(all)}, ${toQuery(any)}, ${term}, ${filter.kinds[0]}, ${SEARCH_CAP})),`
}

/**
 * Returns the FROM clause: all posts, search results, or posts by views. The last walks the index of views and looks up each post (`offset 0` keeps the planner,
 * to which the page is unknown, from hashing all of them), so that a page near the top reads little.
 */
function sourceOf(ctx: Ctx, filter: PostFilter, terms: SearchTerms | undefined): RawBuilder<unknown> {
  if (terms) {
    return sql`found join posts p on p.id = found.id
      left join post_views v on v.tenant_id = p.tenant_id and v.post_id = p.id`
  }
  if (filter.sort !== 'popular') return sql`posts p`
  return sql`(select * from post_views where tenant_id = ${ctx.tenantId}) v
    cross join lateral (select * from posts where posts.tenant_id = v.tenant_id and posts.id = v.post_id offset 0) p`
}

function orderOf(filter: PostFilter, isSearch: boolean): RawBuilder<unknown> {
  if (filter.sort === 'oldest') return sql`p.published_at, p.id`
  if (filter.sort === 'popular') return sql`v.views desc, v.post_id desc`
  if (isSearch && !filter.sort) return sql`found.rank desc, p.published_at desc, p.id desc`
  return sql`p.published_at desc, p.id desc`
}
