import { sql } from 'kysely'
import { toCardView } from '#features/classes/card-view.ts'
import { listClasses } from '#features/classes/queries.server.ts'
import { listComingEvents } from '#features/posts/queries.server.ts'
import { toCityLabel } from '#kit/city-label.ts'
import type { PageArgs } from '#page/page.server.ts'
import { isConfirmed } from '#platform/db/confirmed.ts'
import { isPublished } from '#platform/db/published.ts'
import { toEventView } from './event-view.ts'

export const CITIES = ['Bandung', 'Jakarta'] as const
export type City = (typeof CITIES)[number]

/** Words for a place that is reachable from any city. */
const ANYWHERE = ['daring', 'online']
const MAX_EVENTS = 6

type CityArgs = Pick<PageArgs, 'ctx' | 'site' | 'lang'>

interface Local {
  /** Codes of all cities and regencies with this name: five of Jakarta, three of Bandung. */
  codes: string[]
  mentors: { slug: string; name: string; headline: string }[]
  schools: { name: string; city: string }[]
}

/**
 * Loads a city's page: classes held there, open online classes, upcoming events there or online, mentors who work or teach there, participating schools. Four
 * statements.
 */
export async function loadCity(args: CityArgs, city: City) {
  const { ctx, site, lang } = args
  const local = await readLocal(args, city)
  const [here, online, events] = await Promise.all([
    listClasses(ctx, { page: 1, perPage: 9, heldCityCodes: local.codes, sort: 'joinable' }),
    listClasses(ctx, { page: 1, perPage: 3, mode: 'online', sort: 'joinable' }),
    listComingEvents(ctx, MAX_EVENTS, [city, ...ANYWHERE]),
  ])
  const cards = (list: typeof here) => list.items.map(card => toCardView(card, '/Class', site.settings.timeZone, lang))
  return {
    classes: cards(here),
    online: cards(online).filter(card => card.state !== 'ended'),
    events: events.map(event => toEventView(event, ctx.now, site, lang)),
    mentors: local.mentors,
    schools: local.schools.map(school => ({ ...school, city: toCityLabel(school.city) })),
  }
}

export type CityData = Awaited<ReturnType<typeof loadCity>>

/** Returns the city's codes, mentors whose headline names it or who teach a class held there, and its confirmed schools. */
async function readLocal({ ctx }: CityArgs, city: City): Promise<Local> {
  const t = ctx.tenantId
  const { rows } = await sql<Local>`
    with here as (select coalesce(array_agg(code), '{}')::text[] as codes from regions.cities where name ilike ${`%${city}%`})
    select (select codes from here) as codes,
      coalesce((select json_agg(json_build_object('slug', m.slug, 'name', m.name, 'headline', m.headline) order by m.name) from (
        select slug, name, headline from mentors where tenant_id = ${t} and (headline ~* ${`\\m${city}\\M`} or id in (
          select cm.mentor_id from class_mentors cm join classes c on c.tenant_id = cm.tenant_id and c.id = cm.class_id
          where cm.tenant_id = ${t} and ${isPublished(ctx, 'c')} and c.held_city_codes && (select codes from here)))
        order by name limit 8) m), '[]') as mentors,
      coalesce((select json_agg(json_build_object('name', s.name, 'city', city.name) order by s.students desc, s.name)
        from (select * from schools where tenant_id = ${t} and ${isConfirmed()} and city_code = any((select codes from here)::text[])
          order by students desc, name limit 12) s
        join regions.cities city on city.code = s.city_code), '[]') as schools`.execute(ctx.db)
  return rows[0] ?? { codes: [], mentors: [], schools: [] }
}
