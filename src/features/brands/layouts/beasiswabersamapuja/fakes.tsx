import { z } from 'zod'
import { defineSection } from '../../section.tsx'
import { headSchema, SectionFrame } from '../../sections/section-head.tsx'

/** What scammers ask for: crooked papers in the dark, each stamped as false. */
export const scholarFakes = defineSection({
  kind: 'beasiswabersamapuja-fakes',
  schema: headSchema.extend({
    stamp: z.string().max(20),
    items: z
      .array(z.object({ title: z.string().max(80), text: z.string().max(240) }))
      .min(2)
      .max(3),
  }),
  render: ({ stamp, items, ...head }) => (
    <SectionFrame {...head}>
      <ul className="phone-rail beasiswabersamapuja-fakes">
        {items.map(item => (
          <li key={item.title}>
            <h3 className="text-xl font-bold">{item.title}</h3>
            <p className="mt-2">{item.text}</p>
            <strong aria-hidden>{stamp}</strong>
          </li>
        ))}
      </ul>
    </SectionFrame>
  ),
})
