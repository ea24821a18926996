import ShieldCheck from 'lucide-react/icons/shield-check'
import { z } from 'zod'
import { defineSection } from '../../section.tsx'
import { headSchema, SectionFrame } from '../../sections/section-head.tsx'

/** An assignment as a Gantt chart, with the guarantee below it. */
export const businessPlan = defineSection({
  kind: 'business-alkademi-plan',
  schema: headSchema.extend({
    promise: z.string(),
    items: z.array(z.object({ when: z.string(), title: z.string(), text: z.string() })).max(4),
  }),
  render: values => (
    <SectionFrame {...values} className="business-alkademi-plan">
      <ol className="phone-rail">
        {values.items.map(item => (
          <li key={item.title}>
            <div>
              <p>{item.when}</p>
              <h3>{item.title}</h3>
            </div>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
      <p className="business-alkademi-promise">
        <ShieldCheck aria-hidden size={32} /> {values.promise}
      </p>
    </SectionFrame>
  ),
})
