import { z } from 'zod'
import { FaqList } from '#ui/faq-list.tsx'
import { defineSection } from '../section.tsx'
import { headSchema, SectionFrame } from './section-head.tsx'

const item = z.object({ question: z.string().max(200), answer: z.string().max(1200) })

export const faqSchema = headSchema.extend({
  count: z.number().int().min(1).max(20).default(8),
  items: z.array(item).min(1).max(20).optional(),
})

/** Questions and answers: the section's own `items`, or the tenant's; folds that open without JavaScript. */
export const faq = defineSection({
  kind: 'faq',
  schema: faqSchema,
  render: (values, home) => {
    const items = values.items ?? home.questions
    return (
      items.length > 0 && (
        <SectionFrame {...values}>
          <FaqList items={items.slice(0, values.count)} lang={home.lang} />
        </SectionFrame>
      )
    )
  },
})
