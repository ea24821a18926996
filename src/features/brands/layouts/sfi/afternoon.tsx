import Coffee from 'lucide-react/icons/coffee'
import { z } from 'zod'
import { defineSection } from '../../section.tsx'

/** An afternoon from mat to tea, as a path with stations. */
export const sfiAfternoon = defineSection({
  kind: 'sfi-afternoon',
  schema: z.object({
    title: z.string().max(160),
    lead: z.string().max(300),
    items: z.array(z.object({ time: z.string().max(20), text: z.string().max(200) })).max(8),
  }),
  render: values => (
    <section className="section sfi-dusk">
      <div className="container-page">
        <h2 className="heading-section">{values.title}</h2>
        <p className="mt-4 max-w-[55ch] text-lg">{values.lead}</p>
        <ol className="sfi-walk">
          {values.items.map((item, at) => (
            <li key={item.time}>
              <span aria-hidden="true" className="sfi-stone">
                {at === values.items.length - 1 ? <Coffee size={22} /> : at + 1}
              </span>
              <strong>{item.time}</strong>
              <p>{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  ),
})
