import BookOpen from 'lucide-react/icons/book-open'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Hand from 'lucide-react/icons/hand'
import Megaphone from 'lucide-react/icons/megaphone'
import Smartphone from 'lucide-react/icons/smartphone'
import { z } from 'zod'
import { defineSection } from '../../section.tsx'

function toIcon(name: string) {
  if (name === 'phone') return Smartphone
  if (name === 'hand') return Hand
  return name === 'flag' ? Megaphone : BookOpen
}

/** The ways to help as four coloured cards, each with a fold that describes the first afternoon. */
export const sfiWays = defineSection({
  kind: 'sfi-ways',
  schema: z.object({
    title: z.string().max(160),
    lead: z.string().max(300),
    more: z.string().max(60),
    items: z
      .array(
        z.object({
          icon: z.string().transform(toIcon),
          name: z.string().max(60),
          text: z.string().max(240),
          first: z.string().max(240),
        }),
      )
      .max(6),
  }),
  render: values => (
    <section id="cara" className="section">
      <div className="container-page">
        <div className="text-center">
          <h2 className="heading-section sfi-underline mx-auto">{values.title}</h2>
          <p className="text-ink-soft mx-auto mt-4 max-w-[52ch] text-lg">{values.lead}</p>
        </div>
        <ul className="sfi-ways">
          {values.items.map(item => (
            <li key={item.name}>
              <item.icon aria-hidden size={44} strokeWidth={1.75} />
              <h3 className="mt-4 text-2xl font-extrabold">{item.name}</h3>
              <p className="mt-2 max-w-[44ch] text-lg">{item.text}</p>
              <details className="group">
                <summary>
                  {values.more} <ChevronDown aria-hidden className="transition-transform group-open:rotate-180" />
                </summary>
                <p className="max-w-[44ch] pt-1">{item.first}</p>
              </details>
            </li>
          ))}
        </ul>
      </div>
    </section>
  ),
})
