import { defineSection } from '../section.tsx'
import { headSchema, SectionFrame } from './section-head.tsx'

/** The cities of the tenant's classes and schools as a word cloud, larger with more of them. */
export const cities = defineSection({
  kind: 'cities',
  schema: headSchema,
  render: (values, home) =>
    home.cities.length > 0 && (
      <SectionFrame {...values} className="home-cities">
        <ul className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
          {home.cities.map(city => (
            <li key={city.name} className="font-heading font-bold" style={{ fontSize: `${Math.min(3, 1 + Math.sqrt(city.count) / 3)}rem` }}>
              {city.name}
            </li>
          ))}
        </ul>
      </SectionFrame>
    ),
})

/** Participating schools. */
export const schools = defineSection({
  kind: 'schools',
  schema: headSchema,
  needs: () => ({ schools: 12 }),
  render: (values, home) =>
    home.schools.length > 0 && (
      <SectionFrame {...values}>
        <ul className="columns-1 gap-8 sm:columns-2 lg:columns-3">
          {home.schools.map(school => (
            <li key={school.name} className="flex break-inside-avoid justify-between gap-4 border-b border-current/20 py-3">
              <strong>{school.name}</strong>
              <span className="text-right opacity-80">{school.city}</span>
            </li>
          ))}
        </ul>
      </SectionFrame>
    ),
})
