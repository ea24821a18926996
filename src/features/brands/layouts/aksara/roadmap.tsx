import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock-3'
import X from 'lucide-react/icons/x'
import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

const MARKS = { doing: Check, later: Clock, never: X }

/** Features in progress, waiting, and rejected; the newest article on the roadmap gives the reasons. */
export const openRoadmap = defineSection({
  kind: 'aksara-roadmap',
  schema: z.object({
    title: z.string().max(160),
    lead: z.string().max(300),
    more: z.string().max(60),
    columns: z
      .array(z.object({ name: z.string().max(40), kind: z.string().transform(toKind), items: z.array(z.string().max(120)).max(8) }))
      .min(2)
      .max(3),
  }),
  needs: () => ({ articles: 4 }),
  render: (values, home) => {
    const reasons = home.articles.find(article => article.href.includes('peta-jalan'))
    return (
      <section className="section">
        <div className="container-page">
          <h2 className="heading-section">{values.title}</h2>
          <p className="text-ink-soft mt-4 max-w-[56ch] text-lg">{values.lead}</p>
          <ul className="aksara-roadmap">
            {values.columns.map(column => {
              const Mark = MARKS[column.kind]
              return (
                <li key={column.name} className={`aksara-${column.kind}`}>
                  <h3>{column.name}</h3>
                  <ul>
                    {column.items.map(item => (
                      <li key={item}>
                        <Mark aria-hidden size={20} />
                        <span>{item}</span>
                      </li>
                    ))}
                  </ul>
                </li>
              )
            })}
          </ul>
          <A href={reasons?.href ?? '/Aksara'} className="btn btn-quiet mt-8">
            {values.more}
          </A>
        </div>
      </section>
    )
  },
})

function toKind(name: string): keyof typeof MARKS {
  return name === 'doing' || name === 'never' ? name : 'later'
}
