import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { isConfirmed } from '#platform/db/confirmed.ts'

/** Pages and links a day that are kept one by one, the most opened first. All count for the whole tenant. */
const ADDRESSES_A_DAY = 200

const STUDENT = sql`4`

/** The day of a moment, in Jakarta's time zone. */
const dayOf = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone 'Asia/Jakarta')::date`

/**
 * Returns two parts of a `with` clause: `stocks`, what is there since which day, and `flows`, what came on each of these days; both with dimension, figure, day, key
 * and amount. The names of figures are those of `dashboard.ts`.
 */
export function countedRows({ tenantId: t }: Pick<Ctx, 'tenantId'>, from: string, to: string): RawBuilder<unknown> {
  const isConfirmedSchool = sql`s.tenant_id = ${t} and ${isConfirmed('s')}`
  return sql`
    range as (
      select (${from}::date)::timestamp at time zone 'Asia/Jakarta' as since, (${to}::date + 1)::timestamp at time zone 'Asia/Jakarta' as until
    ),
    stocks as (
      select 'all' as dimension, 'members' as figure, ${dayOf(sql`joined_at`)} as day, '' as key, count(*) as amount
        from members where tenant_id = ${t} group by day
      union all
      select 'role', 'members', ${dayOf(sql`granted_at`)} as day, kind::text, count(*) from memberships where tenant_id = ${t} group by day, kind
      union all
      select 'role', 'members', ${dayOf(sql`m.joined_at`)} as day, 'none', count(*) from members m
        where m.tenant_id = ${t} and not exists (select from memberships k where k.tenant_id = m.tenant_id and k.member_id = m.id) group by day
      union all
      select 'city', 'schools', ${dayOf(sql`s.confirmed_at`)} as day, s.city_code, count(*) from schools s where ${isConfirmedSchool} group by day, s.city_code
      union all
      select 'city', 'pupils', ${dayOf(sql`s.confirmed_at`)} as day, s.city_code, sum(s.students) from schools s
        where ${isConfirmedSchool} group by day, s.city_code
      union all
      select 'program', 'schools', ${dayOf(sql`s.confirmed_at`)} as day, ps.program_id::text, count(*)
        from program_schools ps join schools s on s.tenant_id = ps.tenant_id and s.id = ps.school_id
        where ps.tenant_id = ${t} and ${isConfirmedSchool} group by day, ps.program_id
      union all
      select 'program', 'teams', ${dayOf(sql`greatest(g.confirmed_at, s.confirmed_at)`)} as day, g.program_id::text, count(*)
        from teams g join schools s on s.tenant_id = g.tenant_id and s.id = g.school_id
        where g.tenant_id = ${t} and g.program_id is not null and ${isConfirmed('g')} and ${isConfirmedSchool} group by day, g.program_id
    ),
    joined as (
      select ${dayOf(sql`k.granted_at`)} as day, k.school_id, s.city_code, count(*) as amount
      from memberships k cross join range left join schools s on s.tenant_id = k.tenant_id and s.id = k.school_id
      where k.tenant_id = ${t} and k.kind = ${STUDENT} and k.granted_at >= range.since and k.granted_at < range.until
      group by day, k.school_id, s.city_code
    ),
    registered as (
      select ${dayOf(sql`g.created_at`)} as day, g.school_id, s.city_code, g.program_id, count(*) as amount
      from teams g cross join range join schools s on s.tenant_id = g.tenant_id and s.id = g.school_id
      where g.tenant_id = ${t} and g.created_at >= range.since and g.created_at < range.until
      group by day, g.school_id, s.city_code, g.program_id
    ),
    places as (
      select ${dayOf(sql`s.created_at`)} as day, s.city_code, count(*) as amount from schools s cross join range
      where s.tenant_id = ${t} and s.created_at >= range.since and s.created_at < range.until group by day, s.city_code
    ),
    clicks as (
      select ${dayOf(sql`c.created_at`)} as day, own.is_page, case when own.is_page then own.path else own.address end as key, count(*) as amount
      from click_log c cross join range cross join lateral (
        select coalesce(substring(c.to_url from '^https?://([^/]+)'), '') as host, coalesce(substring(c.from_url from '^https?://([^/]+)'), '') as from_host,
          left(coalesce(nullif(regexp_replace(c.to_url, '^https?://[^/]+', ''), ''), '/'), 300) as path, left(regexp_replace(c.to_url, '^https?://', ''), 300) as address
      ) part cross join lateral (
        select c.kind <> 'external' and (part.host = '' or c.kind = 'page_load' or part.host = part.from_host) as is_page, part.path, part.address
      ) own
      where c.tenant_id = ${t} and c.created_at >= range.since and c.created_at < range.until group by 1, 2, 3
    ),
    opened as (select clicks.*, row_number() over (partition by day, is_page order by amount desc, key) as place from clicks),
    flows as (
      select 'all' as dimension, 'members_joined' as figure, ${dayOf(sql`joined_at`)} as day, '' as key, count(*) as amount
        from members cross join range where tenant_id = ${t} and joined_at >= range.since and joined_at < range.until group by day
      union all select 'all', 'students_joined', day, '', amount from joined
      union all select 'school', 'students_joined', day, school_id::text, amount from joined where school_id is not null
      union all select 'city', 'students_joined', day, city_code, amount from joined where city_code is not null
      union all select 'all', 'schools_registered', day, '', amount from places
      union all select 'city', 'schools_registered', day, city_code, amount from places
      union all select 'all', 'teams_registered', day, '', amount from registered
      union all select 'school', 'teams_registered', day, school_id::text, amount from registered
      union all select 'city', 'teams_registered', day, city_code, amount from registered
      union all select 'program', 'teams_registered', day, program_id::text, amount from registered where program_id is not null
      union all select 'all', case when is_page then 'page_views' else 'links_followed' end, day, '', amount from clicks
      union all select case when is_page then 'page' else 'link' end, case when is_page then 'page_views' else 'links_followed' end, day, key, amount
        from opened where place <= ${ADDRESSES_A_DAY}
    )`
}
