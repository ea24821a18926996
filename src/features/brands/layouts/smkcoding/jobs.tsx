import { z } from 'zod'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'
import { headSchema, SectionFrame } from '../../sections/section-head.tsx'

/** Companies that hire interns and graduates, with their numbers of open jobs. */
export const smkJobs = defineSection({
  kind: 'smkcoding-jobs',
  schema: headSchema.extend({ open: z.string().max(40) }),
  needs: () => ({ careers: 4 }),
  render: (values, home) =>
    home.careers.length > 0 && (
      <SectionFrame {...values}>
        <ul className="phone-rail grid gap-5 md:grid-cols-2">
          {home.careers.slice(0, 4).map(one => (
            <li key={one.slug} className="card text-ink group relative p-6">
              <h3 className="text-xl font-bold">
                <A href={`/Career/${one.slug}`} className="group-hover:underline after:absolute after:inset-0">
                  {one.company}
                </A>
              </h3>
              <p className="text-ink-soft mt-2">
                <InLang>{one.summary}</InLang>
              </p>
              {one.jobs > 0 && (
                <p className="smkcoding-open">
                  {one.jobs} {values.open}
                </p>
              )}
            </li>
          ))}
        </ul>
      </SectionFrame>
    ),
})
