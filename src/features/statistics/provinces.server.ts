import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { isConfirmed } from '#platform/db/confirmed.ts'
import { isPublished } from '#platform/db/published.ts'

export interface ProvinceCount {
  /** Code of the province, `32`. */
  id: string
  name: string
  /** Confirmed schools there. */
  schools: number
  /** Their pupils. */
  students: number
  /** Published classes held there. */
  classes: number
}

/** Returns the provinces in which the tenant works, most schools first. One statement over whole tables, cached for a minute. */
export async function listProvinceCounts(ctx: Ctx): Promise<ProvinceCount[]> {
  return await ctx.cached('counts of provinces', ['schools', 'classes'], () => countProvinces(ctx))
}

async function countProvinces(ctx: Ctx): Promise<ProvinceCount[]> {
  const { rows } = await sql<ProvinceCount>`
    with there as (
      select s.city_code as code, 1 as schools, s.students, 0 as classes from schools s where s.tenant_id = ${ctx.tenantId} and ${isConfirmed('s')}
      union all
      select unnest(c.held_city_codes), 0, 0, 1 from classes c where c.tenant_id = ${ctx.tenantId} and ${isPublished(ctx, 'c')}
    )
    select p.code as id, p.name, sum(t.schools)::int as schools, sum(t.students)::int as students, sum(t.classes)::int as classes
    from there t join regions.cities c on c.code = t.code join regions.provinces p on p.code = c.province_code
    group by p.code, p.name order by schools desc, classes desc, p.name`.execute(ctx.db)
  return rows
}

export interface ProvinceScore {
  id: string
  name: string
  /** From 1; equal scores share a rank. */
  rank: number
  /** The mean of each school's best score, 0 to 1000, one decimal. */
  score: number
  teams: number
  schools: number
}

/** Returns the provinces whose confirmed schools have teams with scores, best first. One statement over whole tables, cached for a minute. */
export async function listProvinceScores(ctx: Ctx): Promise<ProvinceScore[]> {
  return await ctx.cached('scores of provinces', ['schools'], () => rankProvinces(ctx))
}

async function rankProvinces(ctx: Ctx): Promise<ProvinceScore[]> {
  const { rows } = await sql<ProvinceScore>`
    with best as (
      select s.id, s.city_code, max(t.score) as score, count(*)::int as teams
      from teams t join schools s on s.tenant_id = t.tenant_id and s.id = t.school_id
      where t.tenant_id = ${ctx.tenantId} and t.score is not null and ${isConfirmed('s')} group by s.id, s.city_code
    ), scored as (
      select p.code as id, p.name, round(avg(b.score), 1)::float8 as score, sum(b.teams)::int as teams, count(*)::int as schools
      from best b join regions.cities c on c.code = b.city_code join regions.provinces p on p.code = c.province_code group by p.code, p.name
    )
    select scored.*, (rank() over (order by score desc))::int as rank from scored order by score desc, name`.execute(ctx.db)
  return rows
}
