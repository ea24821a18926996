import { z } from 'zod'
import { formatCount } from '#kit/format.ts'
import { defineSection } from '../../section.tsx'
import { ARCHIPELAGO, GRID } from './archipelago.ts'
import { locate } from './places.ts'

/** Where the schools are: a map of dots to look at, and the schools as a list to read. */
export const smkMap = defineSection({
  kind: 'smkcoding-map',
  schema: z.object({
    title: z.string().max(160),
    lead: z.string().max(400),
    alt: z.string().max(200),
    schools: z.string().max(60),
    students: z.string().max(60),
    cities: z.string().max(60),
    list: z.string().max(60),
  }),
  needs: () => ({ schools: 16 }),
  render: (values, home) => {
    const names = new Set([...home.cities.map(city => city.name), ...home.schools.map(school => school.city)])
    const marks = [...names].flatMap(name => {
      const at = locate(name)
      return at ? [{ name, ...at }] : []
    })
    const figures = [
      { of: home.counts.schools, label: values.schools },
      { of: home.counts.students, label: values.students },
      { of: home.counts.cities, label: values.cities },
    ].filter(one => one.of > 0)
    return (
      <section className="section smkcoding-night">
        <div className="container-page">
          <h2 className="heading-section">{values.title}</h2>
          <p className="mt-3 max-w-[60ch] text-lg">{values.lead}</p>
          <svg viewBox={`-1 -1 ${GRID.columns + 1} ${GRID.rows + 1}`} role="img" aria-label={values.alt} className="smkcoding-map">
            <path d={ARCHIPELAGO} />
            {marks.map(mark => (
              <g key={mark.name}>
                <title>{mark.name}</title>
                <circle cx={mark.x} cy={mark.y} r="1.15" className="smkcoding-halo" />
                <circle cx={mark.x} cy={mark.y} r="0.5" className="smkcoding-mark" />
              </g>
            ))}
          </svg>
          <dl className="smkcoding-figures">
            {figures.map(one => (
              <div key={one.label}>
                <dd>{formatCount(one.of)}</dd>
                <dt>{one.label}</dt>
              </div>
            ))}
          </dl>
          {home.schools.length > 0 && (
            <details className="smkcoding-schools">
              <summary>{values.list}</summary>
              <ul className="gap-10 md:columns-2">
                {home.schools.map(school => (
                  <li key={school.name}>
                    <strong>{school.name}</strong> <span>{school.city}</span>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      </section>
    )
  },
})
