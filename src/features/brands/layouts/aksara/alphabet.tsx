import { z } from 'zod'
import { defineSection } from '../../section.tsx'

/** Features as a type specimen: a large letter for each, in alphabetical order. */
export const featureAlphabet = defineSection({
  kind: 'aksara-alphabet',
  schema: z.object({
    title: z.string().max(160),
    lead: z.string().max(300),
    items: z
      .array(z.object({ letter: z.string().length(1), title: z.string().max(60), text: z.string().max(300) }))
      .min(2)
      .max(12),
  }),
  render: values => (
    <section className="section">
      <div className="container-page">
        <h2 className="heading-section">{values.title}</h2>
        <p className="text-ink-soft mt-4 max-w-[56ch] text-lg">{values.lead}</p>
        <ul className="phone-rail aksara-alphabet">
          {values.items.map(item => (
            <li key={item.letter}>
              <p aria-hidden>
                {item.letter}
                <i>{item.letter.toLowerCase()}</i>
              </p>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  ),
})
