import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../section.tsx'
import { headSchema, SectionFrame } from './section-head.tsx'

/** Features side by side, each with a heading and a sentence; with an `href` the whole card is a link. */
export const features = defineSection({
  kind: 'features',
  schema: headSchema.extend({
    columns: z.union([z.literal(2), z.literal(3), z.literal(4)]).default(3),
    items: z
      .array(z.object({ title: z.string().max(120), text: z.string().max(400), href: z.string().max(300).optional() }))
      .min(2)
      .max(12),
  }),
  render: values => (
    <SectionFrame {...values}>
      <ul className={`pairs grid gap-5 sm:grid-cols-2 ${{ 2: '', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' }[values.columns]}`}>
        {values.items.map(item => (
          <li key={item.title} className="card text-ink group relative p-6">
            <h3 className="text-xl font-bold">
              {item.href ? (
                <A href={item.href} className="group-hover:text-primary-text after:absolute after:inset-0">
                  {item.title}
                </A>
              ) : (
                item.title
              )}
            </h3>
            <p className="text-ink-soft mt-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  ),
})
