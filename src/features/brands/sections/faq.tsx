import ChevronDown from 'lucide-react/icons/chevron-down'
import { z } from 'zod'
import { DEFAULT_LANG } from '#kit/lang.ts'
import { langMark } from '#ui/lang/in-lang.tsx'
import { useLang } from '#ui/lang/lang.tsx'
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
    const items = values.items ?? home.settings.faq
    return (
      items.length > 0 && (
        <SectionFrame {...values}>
          <FaqList items={items.slice(0, values.count)} lang={values.items ? home.lang : DEFAULT_LANG} />
        </SectionFrame>
      )
    )
  },
})

export function FaqList({ items, lang }: { items: { question: string; answer: string }[]; lang: string }) {
  return (
    <div lang={langMark(useLang(), lang)} className="divide-line max-w-3xl divide-y border-y border-line">
      {items.map(item => (
        <details key={item.question} className="group py-1">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-2 text-lg font-semibold">
            {item.question}
            <ChevronDown aria-hidden className="shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <p className="max-w-[65ch] pb-5">{item.answer}</p>
        </details>
      ))}
    </div>
  )
}
