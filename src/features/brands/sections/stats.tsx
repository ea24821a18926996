import { z } from 'zod'
import { formatCount } from '#kit/format.ts'
import { defineSection } from '../section.tsx'
import type { Tone } from './section-head.tsx'
import { shownCounts } from './shown-counts.ts'

const names = z.enum([
  'classes',
  'openClasses',
  'mentors',
  'programs',
  'posts',
  'events',
  'episodes',
  'schools',
  'students',
  'cities',
  'portfolios',
  'jobs',
])

const TONES: Record<Tone, string> = { plain: '', tint: 'bg-tint', ink: 'bg-ink text-page', primary: 'bg-primary text-on-primary' }

/** The tenant's totals, counted in the database, without those too small to be shown. */
export const stats = defineSection({
  kind: 'stats',
  schema: z.object({
    title: z.string().max(160).optional(),
    items: z
      .array(z.object({ of: names, label: z.string().max(60) }))
      .min(1)
      .max(6),
    tone: z.enum(['plain', 'tint', 'ink', 'primary']).default('plain'),
  }),
  render: (values, home) => {
    const shown = shownCounts(values.items.map(item => ({ ...item, count: home.counts[item.of] })))
    return (
      shown.length > 0 && (
        <section className={`section ${TONES[values.tone]}`}>
          <div className="container-page">
            {values.title && <h2 className="heading-section mb-8">{values.title}</h2>}
            <dl className="grid grid-cols-2 gap-8 md:grid-cols-4">
              {shown.map(item => (
                <div key={item.of} className="flex flex-col-reverse justify-end">
                  <dt className="mt-1 text-lg opacity-85">{item.label}</dt>
                  <dd className="font-heading text-4xl font-extrabold whitespace-nowrap lg:text-6xl">{formatCount(item.count)}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      )
    )
  },
})
