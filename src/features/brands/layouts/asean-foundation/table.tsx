import ArrowRight from 'lucide-react/icons/arrow-right'
import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { defineSection } from '../../section.tsx'

/** Five seats around a table, and a group's way from greeting to report. */
export const aseanTable = defineSection({
  kind: 'asean-foundation-table',
  schema: z.object({
    title: z.string().max(160),
    lead: z.string().max(400),
    seats: z.array(z.string().max(30)).length(5),
    items: z.array(z.object({ label: z.string().max(40), title: z.string().max(80), text: z.string().max(240) })).max(6),
    more: z.string().max(60),
  }),
  render: values => (
    <section className="section asean-foundation-room">
      <div className="container-page grid items-center gap-12 lg:grid-cols-2">
        <div>
          <h2 className="heading-section">{values.title}</h2>
          <p className="mt-3 max-w-[52ch] text-lg">{values.lead}</p>
          <ol className="asean-foundation-way">
            {values.items.map(item => (
              <li key={item.title}>
                <p className="text-secondary-text font-semibold">{item.label}</p>
                <h3 className="text-xl font-bold">{item.title}</h3>
                <p className="text-ink-soft mt-1 max-w-[52ch]">{item.text}</p>
              </li>
            ))}
          </ol>
          <A href="/Program" className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4">
            {values.more} <ArrowRight aria-hidden size={18} />
          </A>
        </div>
        <ul className="asean-foundation-table">
          {values.seats.map(seat => (
            <li key={seat}>
              <Avatar seed={seat} name="" size={112} className="size-20 md:size-28" />
              <span>{seat}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  ),
})
