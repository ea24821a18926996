import { z } from 'zod'
import { formatCount } from '#kit/format.ts'
import { defineSection } from '../../section.tsx'
import { shownCounts } from '../../sections/shown-counts.ts'

const line = z.object({ label: z.string().max(60), note: z.string().max(200) })

/** The foundation's figures as ledger lines with labels, without those too small to be shown. */
export const foundationLedger = defineSection({
  kind: 'foundation-ledger',
  schema: z.object({
    title: z.string().max(160),
    lead: z.string().max(400),
    items: z.object({ classes: line, cities: line, mentors: line, posts: line }),
  }),
  render: (values, home) => {
    const { classes, cities, mentors, posts } = values.items
    const lines = shownCounts([
      { count: home.counts.classes, ...classes },
      { count: home.counts.cities, ...cities },
      { count: home.counts.mentors, ...mentors },
      { count: home.counts.posts, ...posts },
    ])
    return (
      lines.length > 0 && (
        <section className="section">
          <div className="container-page grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
            <div>
              <h2 className="heading-section">{values.title}</h2>
              <p className="text-ink-soft mt-3 max-w-[40ch] text-lg">{values.lead}</p>
            </div>
            <dl className="foundation-ledger">
              {lines.map(one => (
                <div key={one.label}>
                  <dt>
                    <strong>{one.label}</strong>
                    <span>{one.note}</span>
                  </dt>
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
