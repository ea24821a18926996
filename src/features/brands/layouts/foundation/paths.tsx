import ArrowRight from 'lucide-react/icons/arrow-right'
import Building2 from 'lucide-react/icons/building-2'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import HandHeart from 'lucide-react/icons/hand-heart'
import Landmark from 'lucide-react/icons/landmark'
import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

const ICONS = { donor: HandHeart, campus: GraduationCap, government: Landmark, company: Building2 }

const path = z.object({
  icon: z.string().transform(toIcon),
  name: z.string().max(60),
  gives: z.string().max(200),
  gets: z.string().max(200),
  link: z.string().max(60),
  href: z.string().max(300),
})

function toIcon(name: string) {
  return name === 'campus' || name === 'government' || name === 'company' ? ICONS[name] : ICONS.donor
}

/** The four groups that can take part, with what each contributes and what is reported back. */
export const foundationPaths = defineSection({
  kind: 'foundation-paths',
  schema: z.object({
    title: z.string().max(160),
    lead: z.string().max(400),
    gives: z.string().max(60),
    gets: z.string().max(60),
    items: z.array(path).min(2).max(4),
  }),
  render: values => (
    <section className="section foundation-grove">
      <div className="container-page">
        <h2 className="heading-section">{values.title}</h2>
        <p className="mt-3 max-w-[60ch] text-lg">{values.lead}</p>
        <ul className="phone-rail foundation-paths">
          {values.items.map(item => (
            <li key={item.name}>
              <item.icon aria-hidden size={30} strokeWidth={1.5} />
              <h3 className="mt-4 text-2xl">{item.name}</h3>
              <dl className="mt-4 grow space-y-4">
                <div>
                  <dt>{values.gives}</dt>
                  <dd>{item.gives}</dd>
                </div>
                <div>
                  <dt>{values.gets}</dt>
                  <dd>{item.gets}</dd>
                </div>
              </dl>
              <A href={item.href} className="foundation-path-link">
                {item.link} <ArrowRight aria-hidden size={18} />
              </A>
            </li>
          ))}
        </ul>
      </div>
    </section>
  ),
})
