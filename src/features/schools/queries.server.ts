import { sql } from 'kysely'
import type { Page } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { limitOf, type Paging, pageOf } from './paged.server.ts'
import type { CityOfSchools, ProvinceChoices, School, Standing } from './school.ts'

export interface SchoolFilter extends Paging {
  /** A part of the school's or its city's name. */
  search?: string | undefined
}

/** A page of the tenant's confirmed schools by name. A page past the end is the last one. One statement. */
export async function listSchools(ctx: Ctx, filter: SchoolFilter): Promise<Page<School>> {
  const part = filter.search ? `%${filter.search.replace(/[\\%_]/g, '\\$&')}%` : undefined
  const { rows } = await sql<School & { total: number }>`
    with matched as (
      select s.id, s.slug, s.name, s.npsn, coalesce(city.name, '') as city, s.students
      from schools s left join regions.cities city on city.code = s.city_code
      where s.tenant_id = ${ctx.tenantId} and s.confirmed_at <= ${ctx.now}
        ${part ? sql`and (s.name ilike ${part} or city.name ilike ${part})` : sql``}
    ), counted as (select count(*)::int as total from matched)
    select matched.*, counted.total from matched, counted
    order by matched.name, matched.id
    ${limitOf(filter)}`.execute(ctx.db)
  return pageOf(rows, filter)
}

export interface LeaderboardFilter extends Paging {
  /** Without it: the teams of all programs in one table. */
  programId?: string | undefined
}

/** A page of the teams that have a score, the best first; their schools are confirmed. A page past the end is the last one. One statement. */
export async function listLeaderboard(ctx: Ctx, filter: LeaderboardFilter): Promise<Page<Standing>> {
  const t = ctx.tenantId
  const { rows } = await sql<Standing & { total: number }>`
    with scored as (
      select t.id, t.name, t.program_id, t.score, t.minutes, s.name as school, s.city_code,
        (rank() over (order by t.score desc, t.minutes asc nulls last))::int as rank
      from teams t join schools s on s.tenant_id = t.tenant_id and s.id = t.school_id
      where t.tenant_id = ${t} and t.score is not null and s.confirmed_at <= ${ctx.now}
        ${filter.programId ? sql`and t.program_id = ${filter.programId}` : sql``}
    ), counted as (select count(*)::int as total from scored)
    select f.id as "teamId", f.rank, f.name as team, f.school, coalesce(city.name, '') as city, f.score, f.minutes,
      (select json_build_object('slug', p.slug, 'name', p.name) from programs p where p.tenant_id = ${t} and p.id = f.program_id) as program,
      counted.total
    from counted cross join scored f left join regions.cities city on city.code = f.city_code
    order by f.rank, f.name, f.id
    ${limitOf(filter)}`.execute(ctx.db)
  return pageOf(rows, filter)
}

/** The cities whose confirmed schools have teams, the city with the most schools first. One statement. */
export async function listCitiesOfTeams(ctx: Ctx): Promise<CityOfSchools[]> {
  const { rows } = await sql<CityOfSchools>`
    with taking as (
      select s.name, s.city_code, count(*)::int as teams
      from schools s join teams t on t.tenant_id = s.tenant_id and t.school_id = s.id
      where s.tenant_id = ${ctx.tenantId} and s.confirmed_at <= ${ctx.now}
      group by s.id, s.name, s.city_code
    )
    select coalesce(city.name, '') as city, json_agg(json_build_object('name', taking.name, 'teams', taking.teams) order by taking.name) as schools
    from taking left join regions.cities city on city.code = taking.city_code
    group by city.name order by count(*) desc, city.name limit 200`.execute(ctx.db)
  return rows
}

/** All cities and regencies by province, for a field. One statement, kept: they don't change. */
export async function listCityChoices(ctx: Ctx): Promise<ProvinceChoices[]> {
  return await ctx.remember('city choices', [], async () => {
    const { rows } = await sql<ProvinceChoices>`
      select p.name as province, json_agg(json_build_object('code', city.code, 'name', city.name) order by city.name) as cities
      from regions.provinces p join regions.cities city on city.province_code = p.code
      group by p.code, p.name order by p.name`.execute(ctx.db)
    return rows
  })
}
