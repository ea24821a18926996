import { z } from 'zod'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

/** Testimonies in an open guest book with ruled pages; the last line is left blank. */
export const guestbook = defineSection({
  kind: 'ruangcipta-guestbook',
  schema: z.object({ title: z.string().max(120), lead: z.string().max(200), blank: z.string().max(80), more: z.string().max(60) }),
  needs: () => ({ testimonies: 4 }),
  render: (values, home) =>
    home.testimonies.length > 0 && (
      <section className="section ruangcipta-guests">
        <div className="container-page">
          <h2 className="heading-section">{values.title}</h2>
          <p className="mt-3 max-w-[56ch] text-lg">{values.lead}</p>
          <ul className="phone-rail ruangcipta-book">
            {home.testimonies.slice(0, 4).map(one => (
              <li key={one.name}>
                <blockquote>
                  <InLang lang={one.lang}>{one.message}</InLang>
                </blockquote>
                <p>
                  <strong>{one.name}</strong>
                  <br />
                  <InLang lang={one.lang}>{one.role}</InLang>
                </p>
              </li>
            ))}
          </ul>
          <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <span className="text-lg italic">{values.blank}</span>
            <A href="/Blog" className="btn btn-quiet">
              {values.more}
            </A>
          </p>
        </div>
      </section>
    ),
})
