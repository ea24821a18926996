import { type RawBuilder, sql } from 'kysely'
import { DEFAULT_LANG } from '#kit/lang.ts'
import { type Page, toPage } from '#kit/page.ts'
import { firstWords } from '#kit/text.ts'
import type { Ctx } from '#platform/context.ts'
import { limitOf, pageOnce } from '#platform/db/paging.ts'
import { isPublished } from '#platform/db/published.ts'
import { toQuery, toSearchTerms } from '#platform/db/search-terms.ts'
import { type ClassDates, type ClassState, type ListedClass, statusFlags } from './class.ts'
import type { ClassFilter } from './schema.ts'

/** Maximum number of matches that a search considers; lower-ranked ones are not returned. */
const SEARCH_CAP = 400
/** Holds the words of a description, which are the text's first twenty. */
const FIRST_CHARACTERS = 2000

/**
 * Returns a page of the tenant's published classes. A search orders by rank unless `sort` is given. A page number past the end returns the last page.
 * One statement, written as SQL: this is the most read list, and building the query each time would cost more than running it.
 */
export async function listClasses(ctx: Ctx, filter: ClassFilter): Promise<Page<ListedClass>> {
  const terms = filter.search ? toSearchTerms(filter.search) : undefined
  if (filter.search && !terms) return toPage([], 0, 1, filter.perPage)
  const found = terms
    ? sql`found as materialized (
        select * from search.classes(${toQuery(terms.all)}, ${toQuery(terms.any)}, ${terms.term}, ${SEARCH_CAP})
      ),`
    : sql``
  const matched = sql`classes c ${terms ? sql`join found on found.id = c.id` : sql``} ${inReadersLanguage(ctx)}
    where c.tenant_id = ${ctx.tenantId} and ${isPublished(ctx, 'c')} ${conditionsOf(ctx, filter)}`
  const joinable = filter.sort === 'joinable' && !terms ? joinableParts(ctx, matched) : undefined
  // Counted separately, so that the page is read in index order and only its own rows are fetched.
  const run = async (counted: RawBuilder<unknown>) => {
    const { rows } = await sql<ListRow>`
    with ${found} counted as materialized (${counted}) ${joinable ? sql`, shown as (select id from (${joinable}) ordered ${limitOf(filter)})` : sql``}
    select ${cardColumns(ctx)}, c.id, c.ends_at as "endsAt", c.registration_opens_at as "registrationOpensAt",
      c.registration_closes_at as "registrationClosesAt", left(coalesce(nullif(t.words, ''), c.words), ${FIRST_CHARACTERS}) as words,
      (select total from counted) as total
    from ${joinable ? sql`shown join classes c on c.tenant_id = ${ctx.tenantId} and c.id = shown.id ${inReadersLanguage(ctx)}` : matched}
    order by ${orderOf(ctx, filter, Boolean(terms))}
    ${joinable ? sql`` : limitOf(filter)}`.execute(ctx.db)
    return rows
  }
  const count = sql`select count(*)::int as total from ${matched}`
  const name = `classes ${JSON.stringify({ ...filter, page: 0, perPage: 0, sort: '' })}`
  const page = await pageOnce(ctx, filter, { name, tags: ['classes', 'programs'], count }, run)
  return { ...page, items: page.items.map(row => toListed(row, ctx.now)) }
}

/** SQL for the columns of a `ClassCard`, of the classes `c` joined with their text in the reader's language, `t`. */
export function cardColumns(ctx: Ctx): RawBuilder<unknown> {
  return sql`c.code, c.slug, coalesce(t.name, c.name) as name, c.logo, coalesce(t.summary, c.summary) as summary, coalesce(t.lang, c.lang) as lang, c.level, c.mode,
    c.type, c.price_rupiah as "priceRupiah", c.old_price_rupiah as "oldPriceRupiah", c.is_premium as "isPremium", ${stateExpression(ctx.now)} as state, c.starts_at as "startsAt", c.always_open as "alwaysOpen",
    (select p.name from programs p where p.tenant_id = c.tenant_id and p.id = c.program_id) as "programName",
    (select city.name from regions.cities city where city.code = c.held_city_codes[1]) as "heldIn"`
}

/** SQL that joins the text of the classes `c` in the reader's language as `t`. */
export function inReadersLanguage(ctx: Ctx): RawBuilder<unknown> {
  return sql`left join class_translations t on t.tenant_id = c.tenant_id and t.class_id = c.id and t.lang = ${ctx.lang}`
}

interface ListRow extends Omit<ListedClass, 'description' | 'flags'>, ClassDates {
  words: string
  total: number
}

function toListed(row: Omit<ListRow, 'total'>, now: Date): ListedClass {
  const { words, registrationOpensAt, registrationClosesAt, endsAt, ...card } = row
  const flags = statusFlags({ ...card, registrationOpensAt, registrationClosesAt, endsAt }, now)
  return { ...card, flags, description: firstWords(words || card.summary) }
}

export interface ClassFacets {
  programs: { slug: string; name: string }[]
  cities: { code: string; name: string }[]
}

/** Returns the programs and cities of the tenant's published classes, for the filters. One statement, cached for up to a minute. */
export async function listFacets(ctx: Ctx): Promise<ClassFacets> {
  return await ctx.cached('class facets', ['classes', 'programs'], () => readFacets(ctx))
}

async function readFacets(ctx: Ctx): Promise<ClassFacets> {
  const { rows } = await sql<ClassFacets>`
    with published as materialized (
      select program_id, held_city_codes from classes where tenant_id = ${ctx.tenantId} and ${isPublished(ctx)}
    )
    select
      coalesce((select json_agg(json_build_object('slug', p.slug, 'name', p.name) order by p.name) from programs p
        where p.tenant_id = ${ctx.tenantId} and p.id in (select program_id from published)), '[]') as programs,
      coalesce((select json_agg(json_build_object('code', city.code, 'name', city.name) order by city.name) from regions.cities city
        where city.code in (select unnest(held_city_codes) from published)), '[]') as cities`.execute(ctx.db)
  return rows[0] ?? { programs: [], cities: [] }
}

/** SQL for the state of a class; the same rule as `stateOf(statusFlags(…))`, which a test compares. */
export function stateExpression(now: Date) {
  return sql<ClassState>`case
    when c.always_open then 'registration'
    when ${now}::timestamptz < c.registration_opens_at then 'coming-soon'
    when ${now}::timestamptz < c.registration_closes_at then 'registration'
    when ${now}::timestamptz >= c.starts_at and ${now}::timestamptz < c.ends_at then 'started'
    when ${now}::timestamptz >= c.ends_at then 'ended'
    else 'soon' end`
}

/** Returns the filter's SQL conditions, each prefixed with `and`. */
function conditionsOf(ctx: Ctx, filter: ClassFilter) {
  const conditions = [
    filter.state && sql`${stateExpression(ctx.now)} = ${filter.state}`,
    filter.level && sql`c.level = ${filter.level}`,
    filter.mode && sql`c.mode = ${filter.mode}`,
    filter.isPremium !== undefined && sql`c.is_premium = ${filter.isPremium}`,
    filter.type && sql`c.type = ${filter.type}`,
    filter.price && (filter.price === 'free' ? sql`c.price_rupiah = 0` : sql`c.price_rupiah > 0`),
    filter.programSlug &&
      sql`c.program_id = (select p.id from programs p where p.tenant_id = ${ctx.tenantId} and p.slug = ${filter.programSlug})`,
    filter.programIds?.length && sql`c.program_id = any(${filter.programIds}::uuid[])`,
    filter.heldCityCodes?.length && sql`c.held_city_codes && ${filter.heldCityCodes}::text[]`,
    filter.registrarCityCodes?.length && sql`c.registrar_city_codes && ${filter.registrarCityCodes}::text[]`,
  ].filter(condition => typeof condition === 'object')
  return sql.join(
    conditions.map(condition => sql`and ${condition}`),
    sql` `,
  )
}

/** SQL order: open for registration or always open first, then opening next, starting, running, ended. */
function joinableFirst(now: Date) {
  return sql`(case when c.always_open then 1 when c.registration_opens_at > ${now} then 2 when c.registration_closes_at > ${now} then 0 when c.starts_at > ${now} then 3
    when c.ends_at > ${now} then 4 else 5 end), c.starts_at asc nulls last, c.id`
}

/**
 * SQL for the matching ids in that order, in two branches, each served by an index: classes that are not over, few enough to sort, and ended ones. The limit
 * usually stops before the second branch starts.
 */
function joinableParts(ctx: Ctx, matched: RawBuilder<unknown>) {
  return sql`(select c.id from (select c.* from ${matched} and c.always_open union all select c.* from ${matched} and not c.always_open and c.ends_at > ${ctx.now}) c
      order by ${joinableFirst(ctx.now)})
    union all (select c.id from ${matched} and not c.always_open and (c.ends_at is null or c.ends_at <= ${ctx.now}) order by c.starts_at, c.id)`
}

function orderOf(ctx: Ctx, filter: ClassFilter, isSearch: boolean) {
  if (filter.sort === 'joinable') return joinableFirst(ctx.now)
  if (filter.sort === 'soonest') return sql`c.starts_at asc nulls last, c.id`
  if (filter.sort === 'cheapest') return sql`c.price_rupiah, c.name, c.id`
  // As the reader sees the names; the index of the names is of no use in another language.
  if (filter.sort === 'name') return ctx.lang === DEFAULT_LANG ? sql`c.name, c.id` : sql`coalesce(t.name, c.name), c.id`
  if (isSearch && !filter.sort) return sql`found.rank desc, c.published_at desc, c.id desc`
  return sql`c.published_at desc, c.id desc`
}
