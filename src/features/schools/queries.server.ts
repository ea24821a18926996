import { type RawBuilder, sql } from 'kysely'
import type { Page } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { isConfirmed } from '#platform/db/confirmed.ts'
import { limitOf, offsetOf, type Paging, pageOnce, patternOf, readPage } from '#platform/db/paging.ts'
import type { CityOfSchools, ProvinceChoices, School, Standing } from './school.ts'

export interface SchoolFilter extends Paging {
  /** Part of the school's or its city's name. */
  search?: string | undefined
}

/** SQL for the columns of a school `s` in lists. */
export const schoolColumns = sql`s.id, s.slug, s.name, s.npsn, s.students, s.city_code as "cityId",
  coalesce((select city.name from regions.cities city where city.code = s.city_code), '') as city`

/** Returns a page of the tenant's confirmed schools by name. A page number past the end returns the last page. One statement. */
export async function listSchools(ctx: Ctx, filter: SchoolFilter): Promise<Page<School>> {
  const part = filter.search ? patternOf(filter.search) : undefined
  const matched = sql`schools s where s.tenant_id = ${ctx.tenantId} and ${isConfirmed('s')}
    ${part ? sql`and (s.name ilike ${part} or s.city_code in (select code from regions.cities where name ilike ${part}))` : sql``}`
  return await readPage(ctx, filter, { name: 'schools', tags: ['schools'], columns: schoolColumns, matched, order: sql`s.name, s.id` })
}

export interface LeaderboardFilter extends Paging {
  /** If missing, the teams of all programs are ranked together. */
  programId?: string | undefined
}

/**
 * Returns a page of the teams of confirmed schools that have a score, best first. A page number past the end returns the last page. One statement.
 */
export async function listLeaderboard(ctx: Ctx, filter: LeaderboardFilter): Promise<Page<Standing>> {
  const t = ctx.tenantId
  const scored = sql`teams t join schools s on s.tenant_id = t.tenant_id and s.id = t.school_id
    where t.tenant_id = ${t} and t.score is not null and ${isConfirmed('s')}
      ${filter.programId ? sql`and t.program_id = ${filter.programId}` : sql``}`
  // The page's first team shares its rank with equal teams on earlier pages.
  const run = async (counted: RawBuilder<unknown>) => {
    const { rows } = await sql<Standing & { total: number }>`
      with counted as (${counted}),
      shown as (
        select t.id, t.name, t.program_id, t.score, t.minutes, s.name as school, s.city_code from ${scored}
        order by t.score desc, t.minutes, t.name, t.id
        ${limitOf(filter)}
      ), first as (select * from shown order by score desc, minutes, name, id limit 1),
      level as (
        select count(*)::int as teams from first f cross join ${scored} and t.score = f.score and t.minutes is not distinct from f.minutes
          and (t.name, t.id) < (f.name, f.id)
      )
      select f.id as "teamId", f.name as team, f.school,
        coalesce((select city.name from regions.cities city where city.code = f.city_code), '') as city, f.city_code as "cityId", f.score, f.minutes,
        (select json_build_object('slug', p.slug, 'name', p.name) from programs p where p.tenant_id = ${t} and p.id = f.program_id) as program,
        ${offsetOf(filter)} + (rank() over (order by f.score desc, f.minutes))::int
          - (case when row(f.score, f.minutes) is not distinct from (select row(score, minutes) from first) then (select teams from level) else 0 end) as rank,
        (select total from counted) as total
      from shown f
      order by f.score desc, f.minutes, f.name, f.id`.execute(ctx.db)
    return rows
  }
  const count = sql`select count(*)::int as total from ${scored}`
  return await pageOnce(ctx, filter, { name: `standings ${filter.programId ?? ''}`, tags: ['schools', 'programs'], count }, run)
}

/** Returns the cities whose confirmed schools have confirmed teams, those with the most schools first. One statement. */
export async function listCitiesOfTeams(ctx: Ctx): Promise<CityOfSchools[]> {
  const { rows } = await sql<CityOfSchools>`
    with taking as (
      select s.name, s.city_code, count(*)::int as teams
      from schools s join teams t on t.tenant_id = s.tenant_id and t.school_id = s.id and ${isConfirmed('t')}
      where s.tenant_id = ${ctx.tenantId} and ${isConfirmed('s')}
      group by s.id, s.name, s.city_code
    )
    select coalesce(city.name, '') as city, json_agg(json_build_object('name', taking.name, 'teams', taking.teams) order by taking.name) as schools
    from taking left join regions.cities city on city.code = taking.city_code
    group by city.name order by count(*) desc, city.name limit 200`.execute(ctx.db)
  return rows
}

/** Returns all cities and regencies by province, for a form field. One statement, cached, because they do not change. */
export async function listCityChoices(ctx: Ctx): Promise<ProvinceChoices[]> {
  return await ctx.cached('city choices', [], async () => {
    const { rows } = await sql<ProvinceChoices>`
      select p.name as province, json_agg(json_build_object('code', city.code, 'name', city.name) order by city.name) as cities
      from regions.provinces p join regions.cities city on city.province_code = p.code
      group by p.code, p.name order by p.name`.execute(ctx.db)
    return rows
  })
}

/** Returns the active programs by name, for a form field. One statement. */
export async function listProgramChoices(ctx: Ctx): Promise<{ id: string; name: string }[]> {
  return await ctx.db
    .selectFrom('programs')
    .select(['id', 'name'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('is_active', '=', true)
    .orderBy('name')
    .limit(50)
    .execute()
}
