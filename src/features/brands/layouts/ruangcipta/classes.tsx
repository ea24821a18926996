import ArrowRight from 'lucide-react/icons/arrow-right'
import { z } from 'zod'
import type { ClassCardView } from '#features/classes/card-view.ts'
import { StateBadge } from '#features/classes/ui/class-card.tsx'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'
import { CITIES, citiesOf } from './city.ts'

const side = z.object({ about: z.string().max(120), more: z.string().max(40) })
const MOST = 4
const MAX_ELSEWHERE = 2

/** Classes under the city where they are held, side by side; others beneath. */
export const cityClasses = defineSection({
  kind: 'ruangcipta-classes',
  schema: z.object({
    title: z.string().max(120),
    lead: z.string().max(200),
    bandung: side,
    jakarta: side,
    elsewhere: side.extend({ title: z.string().max(60) }),
  }),
  needs: () => ({ classes: 20 }),
  render: (values, home) => {
    const elsewhere = home.classes.filter(one => citiesOf(one.facts).length === 0).slice(0, MAX_ELSEWHERE)
    return (
      home.classes.length > 0 && (
        <section className="section">
          <div className="container-page">
            <h2 className="heading-section">{values.title}</h2>
            <p className="mt-3 max-w-[56ch] text-lg">{values.lead}</p>
            <div className="phone-rail ruangcipta-sides">
              {CITIES.map(({ city, name, href }) => (
                <div key={city} className={`ruangcipta-side ruangcipta-${city}`}>
                  <SideHead title={name} about={values[city].about} more={values[city].more} href={href} />
                  <ClassRows classes={home.classes.filter(one => citiesOf(one.facts).includes(city)).slice(0, MOST)} />
                </div>
              ))}
              {elsewhere.length > 0 && (
                <div className="ruangcipta-side ruangcipta-none">
                  <SideHead {...values.elsewhere} href="/Courses" />
                  <ClassRows classes={elsewhere} />
                </div>
              )}
            </div>
          </div>
        </section>
      )
    )
  },
})

function SideHead({ title, about, more, href }: { title: string; about: string; more: string; href: string }) {
  return (
    <div className="ruangcipta-slab">
      <h3>{title}</h3>
      <p>{about}</p>
      <A href={href}>
        {more} <ArrowRight aria-hidden size={18} />
      </A>
    </div>
  )
}

function ClassRows({ classes }: { classes: ClassCardView[] }) {
  return (
    <ul>
      {classes.map(one => (
        <li key={one.href}>
          <h4>
            <A href={one.href}>
              <InLang lang={one.lang}>{one.name}</InLang>
            </A>
          </h4>
          <strong>{one.price}</strong>
          <p className="text-ink-soft">
            {one.when}
            <br />
            {one.facts}
          </p>
          <StateBadge state={one.state} />
        </li>
      ))}
    </ul>
  )
}
