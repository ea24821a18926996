import { z } from 'zod'
import { formatCount } from '#kit/format.ts'
import { defineSection } from '../../section.tsx'
import { shownCounts } from '../../sections/shown-counts.ts'

/** The tenant's totals as a ledger line, without those too small to be shown. */
export const businessNumbers = defineSection({
  kind: 'business-alkademi-numbers',
  schema: z.object({ title: z.string(), portfolios: z.string(), classes: z.string(), mentors: z.string(), cities: z.string() }),
  render: (values, { counts }) => {
    const shown = shownCounts([
      { label: values.portfolios, count: counts.portfolios },
      { label: values.classes, count: counts.classes },
      { label: values.mentors, count: counts.mentors },
      { label: values.cities, count: counts.cities },
    ])
    return (
      shown.length > 0 && (
        <section className="business-alkademi-numbers">
          <div className="container-page">
            <h2>{values.title}</h2>
            <dl>
              {shown.map(one => (
                <div key={one.label}>
                  <dt>{one.label}</dt>
                  <dd>{formatCount(one.count)}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      )
    )
  },
})
