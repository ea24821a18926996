import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'
import { BRIDGES, MARKS } from './bridges.ts'
import { GRID, REGION } from './region.ts'

/** Hero: the region in dots, its capitals connected by bridges; beneath, the names of the eleven countries. */
export const aseanHero = defineSection({
  kind: 'asean-foundation-hero',
  schema: z.object({
    join: z.string().max(60),
    classes: z.string().max(60),
    map: z.string().max(160),
    listed: z.string().max(60),
    countries: z.array(z.string().max(40)).max(12),
  }),
  render: (values, home) => (
    <section className="asean-foundation-hero">
      <div className="container-page grid items-center gap-8 py-10 md:py-16 lg:grid-cols-[1fr_1.15fr]">
        <div>
          <h1 className="heading-hero max-w-[18ch] lg:max-w-[13ch] lg:text-wrap">{home.hero.title}</h1>
          <p className="mt-5 max-w-[46ch] text-lg md:text-xl">{home.hero.summary}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <A href="/Program" className="btn asean-foundation-yellow">
              {values.join}
            </A>
            <A href="/Courses" className="btn asean-foundation-outline">
              {values.classes}
            </A>
          </p>
        </div>
        <svg viewBox={`0 -1 ${GRID.columns} ${GRID.rows + 1}`} role="img" aria-label={values.map} className="asean-foundation-map">
          <path d={REGION} className="asean-foundation-land" />
          {BRIDGES.map(path => (
            <path key={path} d={path} className="asean-foundation-bridge" pathLength="1" />
          ))}
          {MARKS.map((mark, at) => (
            <circle
              key={mark.name}
              cx={mark.x}
              cy={mark.y}
              r="0.85"
              className={at % 2 === 0 ? 'asean-foundation-mark' : 'asean-foundation-mark asean-foundation-mark-red'}
            />
          ))}
        </svg>
      </div>
      <div className="asean-foundation-countries">
        <ul aria-label={values.listed} className="container-page">
          {values.countries.map(name => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </section>
  ),
})
