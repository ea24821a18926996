import { z } from 'zod'
import { defineSection } from '../section.tsx'
import { MapPicture } from '../ui/map/map-picture.tsx'
import { headSchema, SectionFrame } from './section-head.tsx'

/** The cities of the tenant's classes and schools on a map of the archipelago, and as a list. */
export const map = defineSection({
  kind: 'map',
  schema: headSchema.extend({ alt: z.string().max(200) }),
  render: (values, home) =>
    home.cities.length > 0 && (
      <SectionFrame {...values}>
        <div className="grid items-center gap-8 lg:grid-cols-[2fr_1fr]">
          <MapPicture
            names={home.cities.map(city => city.name)}
            alt={values.alt}
            className="h-auto w-full"
            landClass="fill-none stroke-current opacity-35 [stroke-dasharray:0_1] [stroke-linecap:round] [stroke-width:0.62]"
            haloClass="fill-warning opacity-40"
            markClass="fill-warning"
          />
          <ul className="columns-2 gap-6 lg:columns-1">
            {home.cities.map(city => (
              <li key={city.name} className="flex justify-between gap-3 border-b border-current/20 py-2">
                <span className="font-semibold">{city.name}</span>
                <span className="opacity-80">{city.count}</span>
              </li>
            ))}
          </ul>
        </div>
      </SectionFrame>
    ),
})
