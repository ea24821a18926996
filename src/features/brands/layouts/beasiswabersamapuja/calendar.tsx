import ArrowRight from 'lucide-react/icons/arrow-right'
import { z } from 'zod'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'
import { MonthLeaf } from './leaf.tsx'
import { toMonthSheet } from './month.ts'

/** The wall calendar: the month of the next event with its days circled, the events' names, and news of deadlines beside it. */
export const scholarCalendar = defineSection({
  kind: 'beasiswabersamapuja-calendar',
  schema: z.object({
    title: z.string().max(160),
    lead: z.string().max(300),
    marked: z.string().max(60),
    past: z.string().max(40),
    deadlines: z.string().max(60),
    none: z.string().max(160),
    more: z.object({ label: z.string().max(60), href: z.string().max(300) }),
  }),
  needs: () => ({ events: 4, news: 4 }),
  render: (values, home) => {
    const events = home.events.slice(0, 4)
    const sheet = toMonthSheet(events, home.settings.timeZone, home.lang)
    return (
      (sheet || home.news.length > 0) && (
        <section className="section">
          <div className="container-page">
            <h2 className="heading-section max-w-[22ch]">{values.title}</h2>
            <p className="mt-3 max-w-[60ch] text-lg">{values.lead}</p>
            <div className={`beasiswabersamapuja-wall ${sheet ? '' : 'beasiswabersamapuja-bare'}`}>
              {sheet && <MonthLeaf sheet={sheet} />}
              <div>
                <h3 className="text-2xl font-bold">{values.marked}</h3>
                {events.length === 0 && <p className="mt-2">{values.none}</p>}
                <ol className="beasiswabersamapuja-marked">
                  {events.map(event => (
                    <li key={event.href} className="group relative">
                      <p>
                        {event.when}
                        {event.isPast && <em> ({values.past})</em>}
                      </p>
                      <h4 className="text-xl font-bold">
                        <A href={event.href} className="group-hover:underline after:absolute after:inset-0">
                          <InLang lang={event.lang}>{event.title}</InLang>
                        </A>
                      </h4>
                      {event.place && <p>{event.place}</p>}
                    </li>
                  ))}
                </ol>
                {home.news.length > 0 && (
                  <>
                    <h3 className="mt-9 text-2xl font-bold">{values.deadlines}</h3>
                    <ul className="beasiswabersamapuja-deadlines">
                      {home.news.slice(0, 4).map(one => (
                        <li key={one.href}>
                          <A href={one.href}>
                            <InLang lang={one.lang}>{one.title}</InLang>
                          </A>
                          <span className="text-ink-soft">{one.byline}</span>
                        </li>
                      ))}
                    </ul>
                  </>
                )}
                <A href={values.more.href} className="beasiswabersamapuja-link mt-4">
                  {values.more.label} <ArrowRight aria-hidden size={18} />
                </A>
              </div>
            </div>
          </div>
        </section>
      )
    )
  },
})
