import { sql } from 'kysely'
import { toCardView } from '#features/classes/card-view.ts'
import { listClasses } from '#features/classes/queries.server.ts'
import { ClassCard } from '#features/classes/ui/class-card.tsx'
import { pageHead } from '#features/tenants/head.server.ts'
import type { PageArgs } from '#features/tenants/page.server.ts'
import { serverPage } from '#features/tenants/server-page.server.tsx'
import { A } from '#ui/lang/lang.tsx'
import { composeSections } from '../compose.server.tsx'
import { staticTexts } from '../static/texts.server.ts'

/** A city's page: the classes that are held there, those that can be joined from there, what happens next. */
export const loader = serverPage(async args => {
  const { ctx, site, lang, page } = args
  const city = page.route.name === 'Jakarta' ? 'Jakarta' : 'Bandung'
  const texts = staticTexts(lang)
  const lead = texts.fill(`city.lead.${city}`, { site: site.settings.title })
  const codes = await ctx.remember(`city codes of ${city}`, [], () => cityCodes(args, city))
  const [here, online] = await Promise.all([
    listClasses(ctx, { page: 1, perPage: 9, heldCityCodes: codes, sort: 'joinable' }),
    listClasses(ctx, { page: 1, perPage: 3, mode: 'online', sort: 'joinable' }),
  ])
  const cards = (list: typeof here) => list.items.map(card => toCardView(card, '/Class', site.settings.timeZone, lang))
  const events = await composeSections(
    args,
    [{ kind: 'events', title: texts.city.events, more: { label: texts.city.allEvents, href: '/Event' } }],
    {
      title: city,
      summary: lead,
    },
  )
  return {
    head: pageHead(args, { title: city, description: lead }),
    body: (
      <>
        <section className={`section bg-ink text-page city-${city.toLowerCase()}`}>
          <div className="container-page">
            <h1 className="heading-hero">{city}</h1>
            <p className="mt-4 max-w-[55ch] text-lg opacity-90 md:text-xl">{lead}</p>
            <A href={city === 'Bandung' ? '/Jakarta' : '/Bandung'} className="btn bg-page text-ink mt-8">
              {texts.city.other}: {city === 'Bandung' ? 'Jakarta' : 'Bandung'}
            </A>
          </div>
        </section>
        <Classes title={texts.fill('city.classes', { city })} none={texts.fill('city.none', { city })} cards={cards(here)} />
        <Classes title={texts.fill('city.online', { city })} cards={cards(online)} />
        {events}
      </>
    ),
  }
})

export { pageMeta as meta } from '#ui/head.ts'
export { noScript as handle, ServerPage as default } from '#ui/server-page.tsx'

/** The codes of the cities and regencies that bear the name; Jakarta is five of them. */
async function cityCodes({ ctx }: PageArgs, city: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`select code from regions.cities where name like ${`%${city}%`}`.execute(ctx.db)
  return rows.map(row => row.code)
}

function Classes({ title, none, cards }: { title: string; none?: string; cards: Parameters<typeof ClassCard>[0]['view'][] }) {
  if (cards.length === 0 && !none) return null
  return (
    <section className="section">
      <div className="container-page">
        <h2 className="heading-section">{title}</h2>
        {cards.length === 0 ? (
          <p className="mt-4 max-w-[60ch] text-lg">{none}</p>
        ) : (
          <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {cards.map(card => (
              <ClassCard key={card.href} view={card} heading="h3" />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
