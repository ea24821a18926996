import { z } from 'zod'
import { defineSection } from '../../section.tsx'
import { headSchema, SectionFrame } from '../../sections/section-head.tsx'

/** Twelve weeks as calendar blocks that change colour with each stage. */
export const akselerasiWeeks = defineSection({
  kind: 'akselerasi-weeks',
  schema: headSchema.extend({ week: z.string(), items: z.array(z.object({ turn: z.string(), title: z.string() })).max(12) }),
  render: values => {
    const turns = [...new Set(values.items.map(item => item.turn))]
    return (
      <SectionFrame {...values}>
        <ol className="phone-rail akselerasi-weeks">
          {values.items.map((item, at) => (
            <li key={item.title} data-turn={turns.indexOf(item.turn) + 1}>
              <p className="akselerasi-number">
                <span className="sr-only">{values.week} </span>
                {at + 1}
              </p>
              <div>
                <p>{item.turn}</p>
                <h3>{item.title}</h3>
              </div>
            </li>
          ))}
        </ol>
      </SectionFrame>
    )
  },
})
