import ArrowRight from 'lucide-react/icons/arrow-right'
import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

/** A hundred days as a ruler: each stage as long as its days, from dashed to hatched to solid. */
export const hundredDays = defineSection({
  kind: 'wujud-days',
  schema: z.object({
    title: z.string().max(160),
    lead: z.string().max(300),
    more: z.string().max(60),
    day: z.string().max(20),
    items: z
      .array(z.object({ from: z.number().int().min(1), to: z.number().int().min(1), title: z.string().max(40), text: z.string().max(200) }))
      .min(2)
      .max(5),
  }),
  render: values => (
    <section className="section wujud-days">
      <div className="container-page">
        <h2 className="heading-section max-w-[22ch]">{values.title}</h2>
        <p className="mt-4 max-w-[60ch] text-lg">{values.lead}</p>
        <p aria-hidden="true" className="wujud-ruler">
          {values.items.map(item => (
            <span key={item.title} style={{ flexGrow: item.to - item.from + 1 }}>
              <b>{item.to}</b>
            </span>
          ))}
        </p>
        <ol className="wujud-stretches">
          {values.items.map(item => (
            <li key={item.title}>
              <p className="wujud-label">
                {values.day} {item.from}–{item.to}
              </p>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ol>
        <A href="/Program" className="btn wujud-outline mt-8">
          {values.more} <ArrowRight aria-hidden size={18} />
        </A>
      </div>
    </section>
  ),
})
