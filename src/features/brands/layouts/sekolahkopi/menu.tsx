import { z } from 'zod'
import type { ClassCardView } from '#features/classes/card-view.ts'
import { formatPrice } from '#kit/format.ts'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

/** Classes as a menu card: free ones light, others strong, each with dots up to its price. */
export const kopiMenu = defineSection({
  kind: 'sekolahkopi-menu',
  schema: z.object({
    title: z.string(),
    lead: z.string(),
    light: z.string(),
    lightNote: z.string(),
    strong: z.string(),
    strongNote: z.string(),
    more: z.string(),
  }),
  needs: () => ({ classes: 8 }),
  render: (values, home) => {
    const isFree = (one: ClassCardView) => one.price === formatPrice(0, home.lang)
    const classes = home.classes.slice(0, 8)
    return (
      classes.length > 0 && (
        <section className="section">
          <div className="container-page">
            <div className="sekolahkopi-menu">
              <h2 className="heading-section">{values.title}</h2>
              <p className="mx-auto mt-3 max-w-[52ch] text-center text-lg">{values.lead}</p>
              <div className="sekolahkopi-sides">
                <Side title={values.light} note={values.lightNote} classes={classes.filter(isFree)} />
                <Side title={values.strong} note={values.strongNote} classes={classes.filter(one => !isFree(one))} />
              </div>
              <p className="mt-8 text-center">
                <A href="/Courses" className="btn btn-main">
                  {values.more}
                </A>
              </p>
            </div>
          </div>
        </section>
      )
    )
  },
})

function Side({ title, note, classes }: { title: string; note: string; classes: ClassCardView[] }) {
  return (
    classes.length > 0 && (
      <div>
        <h3>{title}</h3>
        <p className="sekolahkopi-aside">{note}</p>
        <ul>
          {classes.map(one => (
            <li key={one.href}>
              <h4>
                <A href={one.href}>
                  <InLang lang={one.lang}>{one.name}</InLang>
                </A>
                <i aria-hidden />
                <span>{one.price}</span>
              </h4>
              <p className="line-clamp-2">
                <InLang lang={one.lang}>{one.summary}</InLang>
              </p>
              <p className="text-ink-soft">
                {one.facts} · {one.when}
              </p>
            </li>
          ))}
        </ul>
      </div>
    )
  )
}
