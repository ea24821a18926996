import { type RawBuilder, sql } from 'kysely'
import { holdsSeat } from '#features/chapters/holds-seat.server.ts'
import { type Area, areaOf, ofClasses } from '#features/statistics/area.ts'
import { Forbidden } from '#kit/errors.ts'
import { kindOf } from '#kit/roles.ts'
import type { Ctx } from '#platform/context.ts'

/** Groups of fewer people are not told. */
export const FEWEST_TOLD = 5
const MOST_LINES = 100

/** How a group of people learns. */
export interface FigureLine {
  id: string
  name: string
  /** Number of classes in which they learn. */
  classes: number
  /** Null of a group that is too small to be told: then all are. */
  learning: number | null
  completed: number | null
  /** Of the share of the class, in percent. */
  median: number | null
}

export interface Figures {
  programs: FigureLine[]
  schools: FigureLine[]
  cities: FigureLine[]
}

/**
 * Returns how many learn and have completed, by program, and by the school and its city: of the viewer's programs or cities, staff's of all. Three statements.
 * Throws as `areaOf`, and Forbidden for who leads neither programs nor a region.
 */
export async function loadFigures(ctx: Ctx): Promise<Figures> {
  const area = areaOf(ctx)
  if (area.kind === 'school' || area.kind === 'classes') throw new Forbidden()
  const inPrograms = sql`classes c join programs g on g.tenant_id = c.tenant_id and g.id = c.program_id`
  const pupils = sql`classes c join enrolments e on e.tenant_id = c.tenant_id and e.class_id = c.id
    join memberships s on s.tenant_id = e.tenant_id and s.member_id = e.member_id and s.kind = ${kindOf('student')} and s.school_id is not null
    join schools o on o.tenant_id = s.tenant_id and o.id = s.school_id`
  const people = peopleIn(area)
  return {
    programs: await read(ctx, {
      from: sql`${inPrograms} left join enrolments e on e.tenant_id = c.tenant_id and e.class_id = c.id and ${holdsSeat()}`,
      where: ofClasses(area),
      id: sql`g.id`,
      name: sql`g.name`,
    }),
    schools: await read(ctx, { from: pupils, where: people, id: sql`o.id`, name: sql`o.name` }),
    cities: await read(ctx, {
      from: sql`${pupils} join regions.cities y on y.code = o.city_code`,
      where: people,
      id: sql`y.code`,
      name: sql`y.name`,
    }),
  }
}

/** SQL condition: pupils of the region's schools in whatever class; of the programs' classes, from whatever school. */
function peopleIn(area: Area): RawBuilder<unknown> {
  const own = area.kind === 'cities' ? sql`o.city_code = any(${area.codes}::text[])` : ofClasses(area)
  return sql`${own} and ${holdsSeat()}`
}

interface Group {
  from: RawBuilder<unknown>
  where: RawBuilder<unknown>
  id: RawBuilder<unknown>
  name: RawBuilder<unknown>
}

/** A person in several classes counts once among people, and in the median with each. */
async function read(ctx: Ctx, { from, where, id, name }: Group): Promise<FigureLine[]> {
  const { rows } = await sql<FigureLine & { people: number }>`
    select ${id}::text as id, ${name} as name, count(distinct c.id)::int as classes, count(distinct e.member_id)::int as people,
      count(*) filter (where e.state = 'joined')::int as learning, count(*) filter (where e.state = 'completed')::int as completed,
      percentile_disc(0.5) within group (order by e.percent)::int as median
    from ${from} where c.tenant_id = ${ctx.tenantId} and ${where}
    group by ${id}, ${name} order by people desc, ${name}, ${id} limit ${MOST_LINES}`.execute(ctx.db)
  return rows.map(({ people, ...line }) => (people < FEWEST_TOLD ? { ...line, learning: null, completed: null, median: null } : line))
}
