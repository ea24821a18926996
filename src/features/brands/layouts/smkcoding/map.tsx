import { z } from 'zod'
import { formatCount } from '#kit/format.ts'
import { defineSection } from '../../section.tsx'
import { shownCounts } from '../../sections/shown-counts.ts'
import { MapPicture } from '../../ui/map/map-picture.tsx'

/** The schools on a map of dots, and as a list. */
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
    const figures = shownCounts([
      { count: home.counts.schools, label: values.schools },
      { count: home.counts.students, label: values.students },
      { count: home.counts.cities, label: values.cities },
    ])
    return (
      <section className="section smkcoding-night">
        <div className="container-page">
          <h2 className="heading-section">{values.title}</h2>
          <p className="mt-3 max-w-[60ch] text-lg">{values.lead}</p>
          <MapPicture
            names={[...home.cities.map(city => city.name), ...home.schools.map(school => school.city)]}
            alt={values.alt}
            className="smkcoding-map"
            haloClass="smkcoding-halo"
            markClass="smkcoding-mark"
          />
          <dl className="smkcoding-figures">
            {figures.map(one => (
              <div key={one.label}>
                <dd>{formatCount(one.count)}</dd>
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
