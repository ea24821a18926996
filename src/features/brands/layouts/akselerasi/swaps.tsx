import ArrowDownRight from 'lucide-react/icons/arrow-down-right'
import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'
import { headSchema, SectionFrame } from '../../sections/section-head.tsx'

/** From an old job to a new one, with the skills that carry over; each row links to its class. */
export const akselerasiSwaps = defineSection({
  kind: 'akselerasi-swaps',
  schema: headSchema.extend({
    carries: z.string(),
    items: z.array(z.object({ from: z.string(), to: z.string(), carry: z.string(), search: z.string() })),
  }),
  render: values => (
    <SectionFrame {...values}>
      <ul className="akselerasi-swaps">
        {values.items.map(item => (
          <li key={item.from}>
            <p className="akselerasi-from">{item.from}</p>
            <ArrowDownRight aria-hidden className="akselerasi-arrow" />
            <h3>
              <A href={`/Courses?search=${encodeURIComponent(item.search)}`}>{item.to}</A>
            </h3>
            <p className="akselerasi-carry">
              <strong>{values.carries}:</strong> {item.carry}
            </p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  ),
})
