import { type RawBuilder, sql } from 'kysely'
import { schoolColumns } from '#features/schools/queries.server.ts'
import type { School } from '#features/schools/school.ts'
import { NotFound } from '#kit/errors.ts'
import type { Page } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { isConfirmed } from '#platform/db/confirmed.ts'
import { isUuid } from '#platform/db/ids.ts'
import { type Paging, readPage } from '#platform/db/paging.ts'
import { isPublished } from '#platform/db/published.ts'
import { inReadersLang, jsonInReadersLang, langRead, langsOf } from '#platform/db/translated.ts'
import type { NetworkPlaces, ProgramDetail, ProgramSummary } from './program.ts'
import { programReason } from './texts.ts'

/** Number of teams on a program's page. */
const TOP = 5

/** SQL for the columns of a program `p` that are its own, in the reader's language. */
const ownColumns = (
  ctx: Ctx,
) => sql`p.id, p.slug, ${inReadersLang(ctx, 'p', 'name')} as name, ${inReadersLang(ctx, 'p', 'summary')} as summary,
  ${langRead(ctx, 'p')} as lang, p.logo, p.sponsor, p.is_active as "isActive",
  p.bundle_price_rupiah as "bundlePriceRupiah"`

/** SQL for the columns of a program `p`, with its counts. */
function summaryOf(ctx: Ctx): RawBuilder<unknown> {
  return sql`${ownColumns(ctx)},
    (select count(*)::int from classes c where c.tenant_id = p.tenant_id and c.program_id = p.id and ${isPublished(ctx, 'c')}) as classes,
    (select count(*)::int from program_schools ps join schools s on s.tenant_id = ps.tenant_id and s.id = ps.school_id
      where ps.tenant_id = p.tenant_id and ps.program_id = p.id and ${isConfirmed('s')}) as schools`
}

/** SQL condition on a program `p` by slug or id, in any letter case. */
export function isProgram(slugOrId: string): RawBuilder<unknown> {
  return isUuid(slugOrId) ? sql`p.id = ${slugOrId}` : sql`p.slug = ${slugOrId.toLowerCase()}`
}

export interface ProgramFilter extends Paging {
  active?: boolean | undefined
  sponsor?: string | undefined
}

/**
 * Returns a page of the tenant's programs, active ones first, by name. A page number past the end returns the last page. One statement, and one more when the
 * cached counts are stale.
 */
export async function listPrograms(ctx: Ctx, filter: ProgramFilter): Promise<Page<ProgramSummary>> {
  const matched = sql`programs p where p.tenant_id = ${ctx.tenantId}
    ${filter.active === undefined ? sql`` : sql`and p.is_active = ${filter.active}`}
    ${filter.sponsor ? sql`and p.sponsor = ${filter.sponsor}` : sql``}`
  const page = await readPage<Omit<ProgramSummary, keyof ProgramNumbers>>(ctx, filter, {
    name: `programs ${filter.active} ${filter.sponsor}`,
    tags: ['programs'],
    columns: ownColumns(ctx),
    matched,
    order: sql`p.is_active desc, p.name, p.id`,
  })
  if (page.items.length === 0) return { ...page, items: [] }
  const numbers = await ctx.cached('numbers of programs', ['programs', 'classes', 'schools'], () => countOfPrograms(ctx))
  return { ...page, items: page.items.map(program => ({ ...program, ...(numbers.get(program.id) ?? { classes: 0, schools: 0 }) })) }
}

type ProgramNumbers = Pick<ProgramSummary, 'classes' | 'schools'>

/** Returns the numbers of published classes and confirmed schools by program id, for programs that have any. One statement. */
async function countOfPrograms(ctx: Ctx): Promise<Map<string, ProgramNumbers>> {
  const { rows } = await sql<ProgramNumbers & { id: string }>`
    select id, sum(classes)::int as classes, sum(schools)::int as schools from (
      select c.program_id as id, count(*) as classes, 0 as schools from classes c
        where c.tenant_id = ${ctx.tenantId} and c.program_id is not null and ${isPublished(ctx, 'c')} group by c.program_id
      union all
      select ps.program_id, 0, count(*) from program_schools ps join schools s on s.tenant_id = ps.tenant_id and s.id = ps.school_id
        where ps.tenant_id = ${ctx.tenantId} and ${isConfirmed('s')} group by ps.program_id) each_kind
    group by id`.execute(ctx.db)
  return new Map(rows.map(({ id, classes, schools }) => [id, { classes, schools }]))
}

/** Returns a program by slug or id, with its text and best teams; with `active`, only in that state. One statement. Throws NotFound. */
export async function getProgram(ctx: Ctx, slugOrId: string, { active }: Pick<ProgramFilter, 'active'> = {}): Promise<ProgramDetail> {
  const { rows } = await sql<ProgramDetail>`
    select ${summaryOf(ctx)}, ${jsonInReadersLang(ctx, 'p', 'content')} as content, ${langsOf('p')} as langs,
      coalesce((select json_agg(best order by best.rank, best.team) from (
        select t.id as "teamId", (rank() over (order by t.score desc, t.minutes asc nulls last))::int as rank, t.name as team, s.name as school,
          coalesce((select city.name from regions.cities city where city.code = s.city_code), '') as city, s.city_code as "cityId", t.score, t.minutes
        from teams t join schools s on s.tenant_id = t.tenant_id and s.id = t.school_id
        where t.tenant_id = p.tenant_id and t.program_id = p.id and t.score is not null and ${isConfirmed('s')}
        order by rank, t.name limit ${TOP}) best), '[]') as top
    from programs p where p.tenant_id = ${ctx.tenantId} and ${isProgram(slugOrId)}
      ${active === undefined ? sql`` : sql`and p.is_active = ${active}`}`.execute(ctx.db)
  const program = rows[0]
  if (!program) throw new NotFound(programReason('ProgramMissing'))
  return program
}

/** Throws NotFound unless the tenant has this program. One statement. */
export async function requireProgram(ctx: Ctx, id: string): Promise<void> {
  const { rows } = await sql`select from programs p where p.tenant_id = ${ctx.tenantId} and p.id = ${id}`.execute(ctx.db)
  if (rows.length === 0) throw new NotFound(programReason('ProgramMissing'))
}

/** Returns a page of the confirmed schools of a program, by name; empty for an unknown program. One statement. */
export async function listProgramSchools(ctx: Ctx, filter: Paging & { programId: string }): Promise<Page<School>> {
  const matched = sql`program_schools ps join schools s on s.tenant_id = ps.tenant_id and s.id = ps.school_id
    where ps.tenant_id = ${ctx.tenantId} and ps.program_id = ${filter.programId} and ${isConfirmed('s')}`
  const name = `schools of ${filter.programId}`
  return await readPage(ctx, filter, { name, tags: ['schools', 'programs'], columns: schoolColumns, matched, order: sql`s.name, s.id` })
}

export interface League {
  id: string
  slug: string
  name: string
}

/** Returns the programs whose teams have scores, active ones first. One statement. */
export async function listLeagues(ctx: Ctx): Promise<League[]> {
  const { rows } = await sql<League>`
    select p.id, p.slug, p.name from programs p
    where p.tenant_id = ${ctx.tenantId} and exists (
      select 1 from teams t join schools s on s.tenant_id = t.tenant_id and s.id = t.school_id
      where t.tenant_id = p.tenant_id and t.program_id = p.id and t.score is not null and ${isConfirmed('s')})
    order by p.is_active desc, p.name, p.id`.execute(ctx.db)
  return rows
}

/** Returns how many places the tenant's schools and classes are in, and the first hundred of them. One statement. */
export async function readPlaces(ctx: Ctx): Promise<NetworkPlaces> {
  const t = ctx.tenantId
  const { rows } = await sql<NetworkPlaces>`
    with places as (
      select city.name as city, count(*) filter (where is_school)::int as schools, count(*) filter (where not is_school)::int as classes from (
        select city_code as code, true as is_school from schools where tenant_id = ${t} and ${isConfirmed()}
        union all select unnest(held_city_codes), false from classes where tenant_id = ${t} and ${isPublished(ctx)}) each_place
      join regions.cities city on city.code = each_place.code group by city.code, city.name
    )
    select (select count(*)::int from places) as total,
      coalesce((select json_agg(shown order by shown.schools + shown.classes desc, shown.city)
        from (select * from places order by schools + classes desc, city limit 100) shown), '[]') as places`.execute(ctx.db)
  const found = rows[0]
  if (!found) throw new Error('one row was asked for')
  return found
}
