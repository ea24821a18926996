import { z } from 'zod'
import type { Lang } from '#kit/lang.ts'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import type { EventView } from '../../home-view.ts'
import { defineSection } from '../../section.tsx'
import { CITIES, citiesOf, cityClass } from './city.ts'
import { type Month, monthsOf, weekdays } from './months.ts'

const EVENTS = 5
const MONTHS = 2

/** Two calendar sheets: days with events in their city's colour, Mondays hatched because both houses are closed. */
export const cityCalendar = defineSection({
  kind: 'ruangcipta-calendar',
  schema: z.object({
    title: z.string().max(120),
    lead: z.string().max(200),
    both: z.string().max(60),
    closed: z.string().max(60),
    past: z.string().max(40),
    more: z.string().max(40),
  }),
  needs: () => ({ events: EVENTS }),
  render: (values, home) => {
    const months = monthsOf(home.events, home.settings.timeZone, home.lang, MONTHS)
    return (
      months.length > 0 && (
        <section className="section ruangcipta-calendar">
          <div className="container-page">
            <h2 className="heading-section">{values.title}</h2>
            <p className="mt-3 max-w-[56ch] text-lg">{values.lead}</p>
            <div className="ruangcipta-year">
              <div className="ruangcipta-months">
                <div className="phone-rail ruangcipta-sheets">
                  {months.map(month => (
                    <Sheet key={month.title} month={month} lang={home.lang} />
                  ))}
                </div>
                <ul className="ruangcipta-legend">
                  {CITIES.map(({ city, name }) => (
                    <li key={city}>
                      <i aria-hidden className={`ruangcipta-${city}`} /> {name}
                    </li>
                  ))}
                  <li>
                    <i aria-hidden className="ruangcipta-both" /> {values.both}
                  </li>
                  <li>
                    <i aria-hidden className="ruangcipta-monday" /> {values.closed}
                  </li>
                </ul>
              </div>
              <div>
                <ol className="phone-rail ruangcipta-agenda">
                  {home.events.slice(0, EVENTS).map(event => (
                    <Line key={event.href} event={event} past={values.past} />
                  ))}
                </ol>
                <A href="/Event" className="btn btn-quiet mt-8">
                  {values.more}
                </A>
              </div>
            </div>
          </div>
        </section>
      )
    )
  },
})

function Sheet({ month, lang }: { month: Month; lang: Lang }) {
  return (
    <table className="ruangcipta-month">
      <caption>{month.title}</caption>
      <thead>
        <tr>
          {weekdays(lang).map(day => (
            <th key={day.long} scope="col" abbr={day.long}>
              {day.short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map((week, at) => (
          <tr key={week.find(one => one.day > 0)?.day ?? at}>
            {week.map(({ day, events }, weekday) => (
              <Day key={`${at}-${weekday + 1}`} day={day} events={events} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ day, events }: { day: number; events: EventView[] }) {
  const [first] = events
  if (!first) return <td>{day > 0 && day}</td>
  return (
    <td className={cityClass([...new Set(events.flatMap(event => citiesOf(event.place)))])}>
      <A href={first.href} title={first.title}>
        {day}
        <span className="sr-only">: {events.map(event => event.title).join(', ')}</span>
      </A>
    </td>
  )
}

function Line({ event, past }: { event: EventView; past: string }) {
  return (
    <li className={cityClass(citiesOf(event.place))} data-past={event.isPast}>
      <p className="ruangcipta-leaf">
        <b>{event.day}</b> {event.month}
      </p>
      <div>
        <h3>
          <A href={event.href}>
            <InLang lang={event.lang}>{event.title}</InLang>
          </A>
        </h3>
        <p>{event.place}</p>
        <p className="text-ink-soft">
          {event.when}
          {event.isPast && ` (${past})`}
        </p>
      </div>
    </li>
  )
}
