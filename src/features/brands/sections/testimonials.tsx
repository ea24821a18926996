import { z } from 'zod'
import { QuoteList } from '#ui/quote-list.tsx'
import { defineSection } from '../section.tsx'
import { headSchema, SectionFrame } from './section-head.tsx'

const item = z.object({ name: z.string().max(120), role: z.string().max(160), message: z.string().max(600) })

/** Testimonials: the section's own `items`, or the tenant's approved ones. */
export const testimonials = defineSection({
  kind: 'testimonials',
  schema: headSchema.extend({ count: z.number().int().min(1).max(9).default(3), items: z.array(item).min(1).max(9).optional() }),
  needs: values => (values.items ? {} : { testimonies: values.count }),
  render: (values, home) => {
    const said = values.items ?? home.testimonies
    return (
      said.length > 0 && (
        <SectionFrame {...values}>
          <QuoteList quotes={said.slice(0, values.count)} lang={values.items ? home.lang : undefined} />
        </SectionFrame>
      )
    )
  },
})
