import ArrowRight from 'lucide-react/icons/arrow-right'
import { z } from 'zod'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { defineSection } from '../../section.tsx'

/** Assignments as case studies: the newest large, the others as a list beside it. */
export const businessCases = defineSection({
  kind: 'business-alkademi-cases',
  schema: z.object({ title: z.string(), lead: z.string(), read: z.string(), more: z.string() }),
  needs: () => ({ portfolios: 4 }),
  render: (values, home) => {
    const [first, ...others] = home.portfolios
    return (
      first && (
        <section className="section">
          <div className="container-page">
            <h2 className="heading-section">{values.title}</h2>
            <p className="text-ink-soft mt-3 max-w-[60ch] text-lg">{values.lead}</p>
            <div className="business-alkademi-cases">
              <article>
                <Picture
                  src={first.cover}
                  alt=""
                  width={960}
                  height={540}
                  sizes="(min-width: 64rem) 42rem, 100vw"
                  isCut
                  className="aspect-video w-full object-cover"
                />
                <div>
                  <p className="business-alkademi-kind">
                    {first.kind} · {first.client} · {first.year}
                  </p>
                  <h3>
                    <InLang>{first.title}</InLang>
                  </h3>
                  <p className="mt-3 text-lg text-white/85">
                    <InLang>{first.summary}</InLang>
                  </p>
                  <A href={first.href} className="business-alkademi-amber btn mt-6">
                    {values.read} <ArrowRight aria-hidden size={18} />
                  </A>
                </div>
              </article>
              <ul>
                {others.slice(0, 3).map(one => (
                  <li key={one.href}>
                    <p className="text-ink-soft">
                      <InLang>{one.kind}</InLang> · {one.client} · {one.year}
                    </p>
                    <h3>
                      <A href={one.href}>
                        <InLang>{one.title}</InLang>
                      </A>
                    </h3>
                    <p className="mt-2">
                      <InLang>{one.summary}</InLang>
                    </p>
                  </li>
                ))}
                <li>
                  <A href="/Portfolio" className="inline-flex min-h-11 items-center gap-2 font-bold">
                    {values.more} <ArrowRight aria-hidden size={18} />
                  </A>
                </li>
              </ul>
            </div>
          </div>
        </section>
      )
    )
  },
})
