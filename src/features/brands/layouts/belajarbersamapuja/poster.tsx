import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'
import { Bunting, Confetti } from './paper.tsx'
import { posterDate } from './poster-date.ts'

/** Hero: bunting, a huge date, the title, place and length of the festival. Contains the h1. */
export const festivalPoster = defineSection({
  kind: 'belajarbersamapuja-poster',
  schema: z.object({
    free: z.string().max(40),
    days: z.string().max(20),
    soon: z.string().max(40),
    actions: z.object({ main: z.string().max(40), more: z.string().max(40) }),
    strip: z.array(z.string().max(40)).max(8),
  }),
  needs: () => ({ events: 1 }),
  render: (values, home) => {
    const { festival } = home.settings
    const next = home.events.find(event => !event.isPast)
    const date = posterDate({ startsOn: festival.startsOn || next?.startsAt.slice(0, 10) || '', days: festival.days, lang: home.lang })
    const place = festival.place || next?.place
    return (
      <section className="belajarbersamapuja-poster">
        <Bunting />
        <Confetti />
        <div className="container-page relative">
          <p className="belajarbersamapuja-facts">
            {place && <span>{place}</span>}
            <span>
              {festival.days} {values.days}
            </span>
            <span className="belajarbersamapuja-stamp">{values.free}</span>
          </p>
          {date ? (
            <p className="belajarbersamapuja-date">
              <span className="belajarbersamapuja-days">
                {date.first}
                {date.last && <i className="belajarbersamapuja-dash">–</i>}
                {date.last}
              </span>
              <span className="belajarbersamapuja-month">
                <b>{date.month}</b>
                <span>{date.year}</span>
              </span>
            </p>
          ) : (
            <p className="belajarbersamapuja-days">{values.soon}</p>
          )}
          <div className="belajarbersamapuja-title">
            <h1>{home.hero.title}</h1>
            <div>
              <p className="max-w-[48ch] text-lg md:text-xl">{home.hero.summary}</p>
              <p className="mt-6 flex flex-wrap gap-3">
                <A href="/Courses" className="btn belajarbersamapuja-go">
                  {values.actions.main}
                </A>
                <A href={festival.schedule.length > 0 ? '#jadwal' : '/Event'} className="btn belajarbersamapuja-look">
                  {values.actions.more}
                </A>
              </p>
            </div>
          </div>
        </div>
        <ul className="belajarbersamapuja-strip">
          {values.strip.map(one => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </section>
    )
  },
})
