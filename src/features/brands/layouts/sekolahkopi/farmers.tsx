import { z } from 'zod'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { defineSection } from '../../section.tsx'
import { headSchema } from '../../sections/section-head.tsx'

/** The mentors, as labels tied to sacks of beans. */
export const kopiFarmers = defineSection({
  kind: 'sekolahkopi-farmers',
  schema: headSchema.omit({ more: true }).extend({ skills: z.string(), more: z.string() }),
  needs: () => ({ mentors: 4 }),
  render: (values, home) =>
    home.mentors.length > 0 && (
      <section className="sekolahkopi-farmers">
        <div className="container-page">
          <h2 className="heading-section max-w-[20ch]">{values.title}</h2>
          {values.lead && <p className="mt-3 max-w-[56ch] text-lg">{values.lead}</p>}
          <ul className="phone-rail">
            {home.mentors.slice(0, 4).map(mentor => (
              <li key={mentor.slug}>
                <Avatar seed={mentor.slug} name="" size={96} />
                <h3>{mentor.name}</h3>
                <p>
                  <InLang>{mentor.headline}</InLang>
                </p>
                {mentor.expertise.length > 0 && (
                  <p className="sekolahkopi-skills">
                    <span className="sr-only">{values.skills}: </span>
                    <InLang>{mentor.expertise.slice(0, 3).join(' · ')}</InLang>
                  </p>
                )}
              </li>
            ))}
          </ul>
          <A href="/Program" className="sekolahkopi-cream btn mt-10">
            {values.more}
          </A>
        </div>
      </section>
    ),
})
