import { z } from 'zod'
import type { PostCardView } from '#features/posts/card-view.ts'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

const side = z.object({ letter: z.string().max(2), title: z.string().max(60), more: z.string().max(60), href: z.string().max(100) })

/** Two sides of a tape: side A with episodes, side B with posts about them. */
export const tapeRack = defineSection({
  kind: 'bharabas-tapes',
  schema: z.object({ title: z.string().max(160), lead: z.string().max(300), sides: z.array(side).length(2) }),
  needs: () => ({ podcasts: 3, blog: 3 }),
  render: (values, home) => {
    const lists = [home.podcasts.slice(0, 3), home.blog.slice(0, 3)]
    return (
      lists.some(list => list.length > 0) && (
        <section className="section">
          <div className="container-page">
            <h2 className="heading-section">{values.title}</h2>
            <p className="mt-3 max-w-[58ch] text-lg">{values.lead}</p>
            <div className="mt-10 grid gap-12 lg:grid-cols-2">
              {values.sides.map((one, at) => (
                <div key={one.letter}>
                  <div className="bharabas-side">
                    <b aria-hidden>{one.letter}</b>
                    <h3>{one.title}</h3>
                    <A href={one.href} className="inline-flex min-h-11 items-center underline underline-offset-4">
                      {one.more}
                    </A>
                  </div>
                  <ul className="phone-rail mt-5 grid gap-5">
                    {(lists[at] ?? []).map(card => (
                      <Tape key={card.href} view={card} />
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </div>
        </section>
      )
    )
  },
})

function Tape({ view }: { view: PostCardView }) {
  return (
    <li className="bharabas-tape">
      <div>
        <p>
          <InLang>{view.category}</InLang>
        </p>
        <h4>
          <A href={view.href}>
            <InLang lang={view.lang}>{view.title}</InLang>
          </A>
        </h4>
        <p>{view.byline}</p>
      </div>
      <p aria-hidden>
        <i />
        <i />
      </p>
    </li>
  )
}
