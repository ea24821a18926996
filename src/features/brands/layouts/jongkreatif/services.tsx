import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

/** The studio's services, each a line of large type that is a link as a whole. */
export const jongServices = defineSection({
  kind: 'jongkreatif-services',
  schema: z.object({
    title: z.string().max(80),
    items: z.array(z.object({ name: z.string().max(40), text: z.string().max(160), href: z.string().max(300) })).max(8),
  }),
  render: values => (
    <section className="jongkreatif-services">
      <h2 className="jongkreatif-wide text-lg font-semibold">{values.title}</h2>
      <ul>
        {values.items.map(item => (
          <li key={item.name}>
            <A href={item.href} className="jongkreatif-wide">
              <strong>{item.name}</strong>
              <span>{item.text}</span>
              <ArrowUpRight aria-hidden size={44} strokeWidth={2.25} />
            </A>
          </li>
        ))}
      </ul>
    </section>
  ),
})
