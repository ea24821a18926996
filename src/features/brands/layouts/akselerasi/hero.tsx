import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

/** Hero: the promise on ink, and the three stages on a slanted field of lime. */
export const akselerasiHero = defineSection({
  kind: 'akselerasi-hero',
  schema: z.object({
    tag: z.string(),
    main: z.string(),
    second: z.string(),
    turnsTitle: z.string(),
    week: z.string(),
    turns: z.array(z.object({ weeks: z.string(), title: z.string(), text: z.string() })),
  }),
  render: (values, home) => (
    <section className="akselerasi-hero">
      <div className="akselerasi-hero-grid container-page">
        <div className="akselerasi-promise">
          <p className="akselerasi-tag">{values.tag}</p>
          <h1 className="heading-hero">{home.hero.title}</h1>
          <p className="mt-6 max-w-[46ch] text-lg text-white/85 md:text-xl">{home.hero.summary}</p>
          <p className="mt-9 flex flex-wrap gap-3">
            <A href="/Courses?search=arah" className="akselerasi-lime btn">
              {values.main}
            </A>
            <A href="/News" className="akselerasi-ghost btn">
              {values.second}
            </A>
          </p>
        </div>
        <div className="akselerasi-turns">
          <h2 className="text-xl font-bold">{values.turnsTitle}</h2>
          <ol>
            {values.turns.map(turn => (
              <li key={turn.title}>
                <p className="font-semibold">
                  {values.week} {turn.weeks}
                </p>
                <h3>{turn.title}</h3>
                <p>{turn.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  ),
})
