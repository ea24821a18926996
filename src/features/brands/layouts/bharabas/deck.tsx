import Play from 'lucide-react/icons/play'
import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

const action = z.object({ label: z.string().max(60), href: z.string().max(300) })

/** The deck under its lamp: the station's text, the turning tape, a place for the player, and the weekly schedule. */
export const radioDeck = defineSection({
  kind: 'bharabas-deck',
  schema: z.object({
    listen: z.string().max(60),
    lamp: z.string().max(40),
    hours: z.string().max(60),
    actions: z.array(action).max(2),
    tape: z.object({ side: z.string().max(4), name: z.string().max(60), note: z.string().max(60) }),
    week: z.object({
      title: z.string().max(80),
      show: z.string().max(40),
      days: z.array(z.string().max(20)).length(7),
      shows: z.array(z.object({ time: z.string().max(10), name: z.string().max(40), parts: z.array(z.string().max(40)).length(7) })).max(8),
    }),
  }),
  render: (values, home) => (
    <section className="bharabas-hero">
      <div className="container-page bharabas-front">
        <div>
          <p className="bharabas-lamp">
            <strong>{values.lamp}</strong>
            <span>{values.hours}</span>
          </p>
          <h1 className="heading-hero mt-7 max-w-[14ch]">{home.hero.title}</h1>
          <p className="mt-5 max-w-[48ch] text-lg md:text-xl">{home.hero.summary}</p>
          <p className="mt-8 flex flex-wrap gap-4">
            {values.actions.map((one, at) => (
              <A key={one.href} href={one.href} className={`btn ${at === 0 ? 'bharabas-key' : 'bharabas-key-dark'}`}>
                {one.label}
              </A>
            ))}
          </p>
        </div>
        <div className="bharabas-deck">
          <Cassette {...values.tape} />
          <p aria-hidden className="bharabas-meter">
            {[5, 8, 6, 10, 7, 11, 9, 12, 8, 6, 10, 7, 4, 6, 3].map((level, at) => (
              <i key={`${at}-${level}`} style={{ height: `${level * 8}%`, animationDelay: `${at * -170}ms` }} />
            ))}
          </p>
          {home.settings.radio.isOn && home.settings.radio.stream && (
            <a href={home.settings.radio.stream} data-radio-toggle className="bharabas-play">
              <Play aria-hidden />
              {values.listen}
            </a>
          )}
        </div>
      </div>
      <div className="container-page pb-14 md:pb-20">
        <h2 className="bharabas-label">{values.week.title}</h2>
        {/* The week scrolls sideways and holds no link: the keyboard must reach it. A named section is a region. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className="bharabas-week" aria-label={values.week.title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{values.week.show}</th>
                {values.week.days.map(day => (
                  <th key={day} scope="col">
                    {day}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {values.week.shows.map(show => (
                <tr key={show.time}>
                  <th scope="row">
                    <span>{show.time}</span>
                    {show.name}
                  </th>
                  {show.parts.map((part, at) => (
                    <td key={values.week.days[at]}>{part}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
      <p aria-hidden className="bharabas-stripes" />
    </section>
  ),
})

function Cassette({ side, name, note }: { side: string; name: string; note: string }) {
  return (
    <div className="bharabas-cassette">
      <p className="bharabas-sticker">
        <b>{side}</b>
        <span>
          <strong>{name}</strong>
          <br />
          {note}
        </span>
      </p>
      <div className="bharabas-reels">
        <svg viewBox="0 0 300 84" aria-hidden="true">
          <rect width="300" height="84" rx="42" className="bharabas-window" />
          <rect x="104" y="20" width="92" height="44" rx="6" className="bharabas-tapeview" />
          <circle cx="54" cy="42" r="33" className="bharabas-pack" />
          <circle cx="246" cy="42" r="27" className="bharabas-pack" />
        </svg>
        {/* Separate drawings, which a browser can rotate without layout. */}
        {[54, 246].map(x => (
          <svg key={x} viewBox="-19 -19 38 38" aria-hidden="true" className="bharabas-reel" style={{ left: `${(x - 19) / 3}%` }}>
            <circle r="19" />
            {[0, 60, 120, 180, 240, 300].map(turn => (
              <rect key={turn} x="-2.5" y="-17" width="5" height="7" transform={`rotate(${turn})`} />
            ))}
          </svg>
        ))}
      </div>
    </div>
  )
}
