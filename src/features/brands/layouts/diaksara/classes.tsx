import { z } from 'zod'
import { StateBadge } from '#features/classes/ui/class-card.tsx'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

/** Classes as entries of a quiet catalogue: no pictures, ruled lines. */
export const classCatalogue = defineSection({
  kind: 'diaksara-classes',
  schema: z.object({
    title: z.string().max(160),
    lead: z.string().max(300),
    more: z.string().max(60),
    count: z.number().int().min(1).max(12).default(6),
  }),
  needs: values => ({ classes: values.count }),
  render: (values, home) =>
    home.classes.length > 0 && (
      <section className="section">
        <div className="container-page">
          <h2 className="heading-section">{values.title}</h2>
          <p className="mt-2 text-xl">{values.lead}</p>
          <ul className="phone-rail diaksara-catalogue">
            {home.classes.slice(0, values.count).map(view => (
              <li key={view.href} className="group">
                <h3>
                  <A href={view.href} className="group-hover:text-primary-text after:absolute after:inset-0">
                    <InLang lang={view.lang}>{view.name}</InLang>
                  </A>
                </h3>
                <p className="diaksara-about">
                  <InLang lang={view.lang}>{view.summary}</InLang>
                </p>
                <p className="diaksara-terms">
                  <StateBadge state={view.state} />
                  <span>{view.when}</span>
                  <strong>{view.price}</strong>
                </p>
              </li>
            ))}
          </ul>
          <A href="/Courses" className="diaksara-link">
            {values.more}
          </A>
        </div>
      </section>
    ),
})
