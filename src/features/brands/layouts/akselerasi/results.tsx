import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { z } from 'zod'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { defineSection } from '../../section.tsx'

const schema = z.object({ title: z.string(), lead: z.string(), more: z.string() })

/** Results: works for clients as rows on ink, cut at a slant. */
export const akselerasiResults = defineSection({
  kind: 'akselerasi-results',
  schema,
  needs: () => ({ portfolios: 4 }),
  render: (values, home) =>
    home.portfolios.length > 0 && (
      <section className="akselerasi-results">
        <div className="container-page">
          <h2 className="heading-section max-w-[18ch]">{values.title}</h2>
          <p className="mt-3 max-w-[58ch] text-lg text-white/85">{values.lead}</p>
          <ol className="phone-rail mt-10">
            {home.portfolios.slice(0, 4).map(one => (
              <li key={one.href}>
                <p className="akselerasi-year">{one.year}</p>
                <div className="min-w-0">
                  <h3>
                    <A href={one.href}>
                      <InLang>{one.title}</InLang>
                    </A>
                  </h3>
                  <p className="mt-2 max-w-[62ch] text-white/85">
                    <InLang>{one.summary}</InLang>
                  </p>
                </div>
                <p className="text-white/75">{one.client}</p>
              </li>
            ))}
          </ol>
          <A href="/Portfolio" className="akselerasi-lime btn mt-10">
            {values.more}
          </A>
        </div>
      </section>
    ),
})

/** Employers with open jobs. */
export const akselerasiDoors = defineSection({
  kind: 'akselerasi-doors',
  schema: schema.extend({ jobs: z.string() }),
  needs: () => ({ careers: 4 }),
  render: (values, home) =>
    home.careers.length > 0 && (
      <section className="section">
        <div className="container-page akselerasi-doors">
          <div>
            <h2 className="heading-section">{values.title}</h2>
            <p className="text-ink-soft mt-3 text-lg">{values.lead}</p>
            <A href="/Career" className="btn btn-quiet mt-6">
              {values.more}
            </A>
          </div>
          <ul className="phone-rail">
            {home.careers.slice(0, 4).map(one => (
              <li key={one.slug}>
                <Picture
                  src={`/art/logo/${one.slug}.svg`}
                  alt=""
                  width={64}
                  height={64}
                  sizes="4rem"
                  className="size-12 shrink-0 sm:size-16"
                />
                <div className="min-w-0">
                  <h3 className="text-xl font-bold">
                    <A href="/Career">{one.company}</A>
                  </h3>
                  <p className="text-ink-soft mt-1">
                    <InLang>{one.summary}</InLang>
                  </p>
                  {one.jobs > 0 && (
                    <p className="akselerasi-jobs">
                      {one.jobs} {values.jobs}
                    </p>
                  )}
                </div>
                <ArrowUpRight aria-hidden className="ml-auto hidden shrink-0 sm:block" />
              </li>
            ))}
          </ul>
        </div>
      </section>
    ),
})
