import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { NotFound } from '#kit/errors.ts'
import { type Page, toPage } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { toSearchTerms } from '#platform/db/search-terms.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import {
  type ClassCard,
  type ClassDetail,
  type ClassState,
  type ClassType,
  type Level,
  type Mode,
  type SyllabusModule,
  stateOf,
  statusFlags,
} from './class.ts'
import type { ClassFilter } from './schema.ts'

/** As many matches as a search looks at; what ranks below is not shown. */
const SEARCH_CAP = 400

/**
 * A page of the tenant's published classes. A search keeps the order of its rank unless `sort` says otherwise. A page past the end is the last one.
 * One statement, written as SQL: this is the product's most read list, and building it anew each time costs more than running it.
 */
export async function listClasses(ctx: Ctx, filter: ClassFilter): Promise<Page<ClassCard>> {
  const terms = filter.search ? toSearchTerms(filter.search) : undefined
  if (filter.search && !terms) return toPage([], 0, 1, filter.perPage)
  const { perPage } = filter
  const offset = (filter.page - 1) * perPage
  const found = terms
    ? sql`found as materialized (
        select * from search.classes(to_tsquery('indonesian', ${terms.all}), to_tsquery('indonesian', ${terms.any}), ${terms.term}, ${SEARCH_CAP})
      ),`
    : sql``
  const matched = sql`classes c ${terms ? sql`join found on found.id = c.id` : sql``}
    where c.tenant_id = ${ctx.tenantId} and c.published_at <= ${ctx.now} ${conditionsOf(ctx, filter)}`
  // Counted apart: the page itself comes in the order of an index, and only its own rows are read.
  const { rows } = await sql<ListRow>`
    with ${found} counted as materialized (select count(*)::int as total from ${matched})
    select c.code, c.slug, c.name, c.logo, c.summary, c.level, c.mode, c.type, c.price_rupiah as "priceRupiah", c.is_premium as "isPremium",
      ${stateExpression(ctx.now)} as state, c.starts_at as "startsAt", c.always_open as "alwaysOpen",
      (select p.name from programs p where p.tenant_id = c.tenant_id and p.id = c.program_id) as "programName",
      (select city.name from regions.cities city where city.code = c.held_city_codes[1]) as "heldIn",
      (select total from counted) as total
    from ${matched}
    order by ${orderOf(ctx, filter, Boolean(terms))}
    limit ${perPage} offset (select least(${offset}::int, greatest(0, (total - 1) / ${perPage}::int * ${perPage}::int)) from counted)`.execute(
    ctx.db,
  )
  const total = rows[0]?.total ?? 0
  const page = Math.min(filter.page, Math.max(1, Math.ceil(total / perPage)))
  return toPage(
    rows.map(({ total: _, ...card }) => card),
    total,
    page,
    perPage,
  )
}

interface ListRow extends ClassCard {
  total: number
}

export interface ClassFacets {
  programs: { slug: string; name: string }[]
  cities: { code: string; name: string }[]
}

/** The programs and cities that the tenant's published classes have, for the filters. One statement, once a minute. */
export async function listFacets(ctx: Ctx): Promise<ClassFacets> {
  return await ctx.remember('class facets', ['classes', 'programs'], () => readFacets(ctx))
}

async function readFacets(ctx: Ctx): Promise<ClassFacets> {
  const { rows } = await sql<ClassFacets>`
    with published as materialized (
      select program_id, held_city_codes from classes where tenant_id = ${ctx.tenantId} and published_at <= ${ctx.now}
    )
    select
      coalesce((select json_agg(json_build_object('slug', p.slug, 'name', p.name) order by p.name) from programs p
        where p.tenant_id = ${ctx.tenantId} and p.id in (select program_id from published)), '[]') as programs,
      coalesce((select json_agg(json_build_object('code', city.code, 'name', city.name) order by city.name) from regions.cities city
        where city.code in (select unnest(held_city_codes) from published)), '[]') as cities`.execute(ctx.db)
  return rows[0] ?? { programs: [], cities: [] }
}

/** A published class by its code or its slug, in any letter case, with program, mentors and syllabus. One statement. Throws NotFound. */
export async function getClass(ctx: Ctx, codeOrSlug: string): Promise<ClassDetail> {
  return await detailWhere(ctx, query =>
    query.where(eb => eb.or([eb('c.slug', '=', codeOrSlug.toLowerCase()), eb('c.code', '=', codeOrSlug.toUpperCase())])),
  )
}

/** The outline of a published class by the class's id. Throws NotFound. */
export async function getSyllabus(ctx: Ctx, classId: string): Promise<SyllabusModule[]> {
  const row = await ctx.db
    .selectFrom('classes as c')
    .select(modulesColumn)
    .where('c.tenant_id', '=', ctx.tenantId)
    .where('c.id', '=', classId)
    .where('c.published_at', '<=', ctx.now)
    .executeTakeFirst()
  if (!row) throw new NotFound('Kelas tidak ditemukan')
  return row.modules.map(toModule)
}

type ClassQuery = SelectQueryBuilder<DB & { c: DB['classes'] }, 'c', object>

async function detailWhere(ctx: Ctx, where: (query: ClassQuery) => ClassQuery): Promise<ClassDetail> {
  const base = ctx.db.selectFrom('classes as c').where('c.tenant_id', '=', ctx.tenantId).where('c.published_at', '<=', ctx.now)
  const row = await where(base)
    .select(cardColumns)
    .select([
      'c.id',
      'c.content',
      'c.tags',
      'c.quota',
      'c.pass_mark',
      'c.has_certificate',
      'c.outcomes',
      'c.audience',
      'c.requirements',
      'c.updated_at',
    ])
    .select(modulesColumn)
    .select(eb => [
      jsonObjectFrom(
        eb
          .selectFrom('programs as p')
          .select(['p.id', 'p.slug', 'p.name'])
          .whereRef('p.tenant_id', '=', 'c.tenant_id')
          .whereRef('p.id', '=', 'c.program_id'),
      ).as('program'),
      jsonArrayFrom(
        eb
          .selectFrom('class_mentors as cm')
          .innerJoin('mentors as m', join => join.onRef('m.tenant_id', '=', 'cm.tenant_id').onRef('m.id', '=', 'cm.mentor_id'))
          .select(['m.slug', 'm.name', 'm.headline', 'm.bio'])
          .whereRef('cm.tenant_id', '=', 'c.tenant_id')
          .whereRef('cm.class_id', '=', 'c.id')
          .orderBy('cm.position'),
      ).as('mentors'),
      citiesColumn('c.held_city_codes').as('held_cities'),
      citiesColumn('c.registrar_city_codes').as('registrar_cities'),
    ])
    .executeTakeFirst()
  if (!row) throw new NotFound('Kelas tidak ditemukan')
  const card = toCard(row, ctx.now)
  return {
    ...card,
    id: row.id,
    content: row.content,
    tags: row.tags,
    quota: row.quota,
    passMark: row.pass_mark,
    hasCertificate: row.has_certificate,
    outcomes: row.outcomes,
    audience: row.audience,
    requirements: row.requirements,
    registrationOpensAt: row.registration_opens_at,
    registrationClosesAt: row.registration_closes_at,
    endsAt: row.ends_at,
    flags: statusFlags(toDates(row), ctx.now),
    program: row.program,
    mentors: row.mentors,
    modules: row.modules.map(toModule),
    heldIn: row.held_cities ?? [],
    registrantsFrom: row.registrar_cities ?? [],
    updatedAt: row.updated_at,
  }
}

const cardColumns = [
  'c.code',
  'c.slug',
  'c.name',
  'c.logo',
  'c.summary',
  'c.level',
  'c.mode',
  'c.type',
  'c.price_rupiah',
  'c.is_premium',
  'c.always_open',
  'c.registration_opens_at',
  'c.registration_closes_at',
  'c.starts_at',
  'c.ends_at',
] as const

interface CardRow {
  code: string
  slug: string
  name: string
  logo: string | null
  summary: string
  level: string
  mode: string
  type: string
  price_rupiah: number
  is_premium: boolean
  always_open: boolean
  registration_opens_at: Date | null
  registration_closes_at: Date | null
  starts_at: Date | null
  ends_at: Date | null
}

function toDates(row: CardRow) {
  return {
    alwaysOpen: row.always_open,
    registrationOpensAt: row.registration_opens_at,
    registrationClosesAt: row.registration_closes_at,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  }
}

function toCard(row: CardRow, now: Date): Omit<ClassCard, 'heldIn' | 'programName'> {
  return {
    code: row.code,
    slug: row.slug,
    name: row.name,
    logo: row.logo,
    summary: row.summary,
    // Named boundary: the table's check constraints hold these to the lists.
    level: row.level as Level,
    mode: row.mode as Mode,
    type: row.type as ClassType,
    priceRupiah: row.price_rupiah,
    isPremium: row.is_premium,
    state: stateOf(statusFlags(toDates(row), now)),
    startsAt: row.starts_at,
    alwaysOpen: row.always_open,
  }
}

function modulesColumn(eb: ExpressionBuilder<DB & { c: DB['classes'] }, 'c'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('class_modules as m')
      .select(['m.id', 'm.slug', 'm.title'])
      .select(inner =>
        jsonArrayFrom(
          inner
            .selectFrom('class_chapters as ch')
            .select(['ch.id', 'ch.slug', 'ch.title', 'ch.minutes'])
            .whereRef('ch.tenant_id', '=', 'm.tenant_id')
            .whereRef('ch.module_id', '=', 'm.id')
            .orderBy('ch.position'),
        ).as('chapters'),
      )
      .whereRef('m.tenant_id', '=', 'c.tenant_id')
      .whereRef('m.class_id', '=', 'c.id')
      .orderBy('m.position'),
  ).as('modules')
}

function toModule(module: Omit<SyllabusModule, 'minutes'>): SyllabusModule {
  return { ...module, minutes: module.chapters.reduce((sum, chapter) => sum + chapter.minutes, 0) }
}

function citiesColumn(column: 'c.held_city_codes' | 'c.registrar_city_codes') {
  return sql<
    string[] | null
  >`(select array_agg(city.name order by city.name) from regions.cities city where city.code = any(${sql.ref(column)}))`
}

/** The state of a class in SQL; the same rule as `stateOf(statusFlags(…))`, and a test holds the two together. */
function stateExpression(now: Date) {
  return sql<ClassState>`case
    when c.always_open then 'registration'
    when ${now}::timestamptz < c.registration_opens_at then 'coming-soon'
    when ${now}::timestamptz < c.registration_closes_at then 'registration'
    when ${now}::timestamptz >= c.starts_at and ${now}::timestamptz < c.ends_at then 'started'
    when ${now}::timestamptz >= c.ends_at then 'ended'
    else 'soon' end`
}

/** The filter's conditions, each with its `and`. */
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

/** What one can join now, then what opens next, then what starts, runs and is over. */
function joinableFirst(now: Date) {
  return sql`(case when c.always_open then 1 when c.registration_opens_at > ${now} then 2 when c.registration_closes_at > ${now} then 0 when c.starts_at > ${now} then 3
    when c.ends_at > ${now} then 4 else 5 end), c.starts_at asc nulls last, c.id`
}

function orderOf(ctx: Ctx, filter: ClassFilter, isSearch: boolean) {
  if (filter.sort === 'joinable') return joinableFirst(ctx.now)
  if (filter.sort === 'soonest') return sql`c.starts_at asc nulls last, c.id`
  if (filter.sort === 'cheapest') return sql`c.price_rupiah, c.name, c.id`
  if (filter.sort === 'name') return sql`c.name, c.id`
  if (isSearch && !filter.sort) return sql`found.rank desc, c.published_at desc, c.id desc`
  return sql`c.published_at desc, c.id desc`
}
