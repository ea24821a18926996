import { z } from 'zod'
import { Timeline } from '#ui/timeline.tsx'
import { defineSection } from '../section.tsx'
import { headSchema, SectionFrame } from './section-head.tsx'

/** Ordered steps: numbered `cards` side by side, or a vertical `line` with a label for each (weeks, months). */
export const steps = defineSection({
  kind: 'steps',
  schema: headSchema.extend({
    look: z.enum(['cards', 'line']).default('cards'),
    items: z
      .array(z.object({ label: z.string().max(60).optional(), title: z.string().max(120), text: z.string().max(400) }))
      .min(2)
      .max(14),
  }),
  render: values => (
    <SectionFrame {...values}>
      {values.look === 'cards' ? (
        <ol
          className={`pairs grid gap-6 sm:grid-cols-2 ${values.items.length % 4 === 0 || values.items.length > 6 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
        >
          {values.items.map((item, at) => (
            <li key={item.title} className="card text-ink p-6">
              <p aria-hidden className="font-heading text-primary-text text-3xl font-extrabold">
                {item.label ?? at + 1}
              </p>
              <h3 className="mt-3 text-xl font-bold">{item.title}</h3>
              <p className="text-ink-soft mt-2">{item.text}</p>
            </li>
          ))}
        </ol>
      ) : (
        <Timeline items={values.items.map((item, at) => ({ ...item, label: item.label ?? at + 1 }))} />
      )}
    </SectionFrame>
  ),
})
