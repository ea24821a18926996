import { z } from 'zod'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { defineSection } from '../../section.tsx'

/** The newest reports and guides as bound sheets on a shelf; the first is open. */
export const foundationReports = defineSection({
  kind: 'foundation-reports',
  schema: z.object({ title: z.string().max(160), lead: z.string().max(400), read: z.string().max(40), empty: z.string().max(120) }),
  needs: () => ({ articles: 5 }),
  render: (values, home) => (
    <section id="laporan" className="section border-line border-t">
      <div className="container-page">
        <h2 className="heading-section">{values.title}</h2>
        <p className="text-ink-soft mt-3 text-lg">{values.lead}</p>
        {home.articles.length === 0 && <p className="mt-6">{values.empty}</p>}
        <ul className="phone-rail foundation-shelf">
          {home.articles.slice(0, 5).map(one => (
            <li key={one.href} className="foundation-sheet group">
              <Picture
                src={one.cover}
                alt=""
                width={320}
                height={180}
                sizes="(min-width: 64rem) 30rem, (min-width: 40rem) 50vw, 100vw"
                className="foundation-sheet-cover"
              />
              <div className="flex grow flex-col p-5">
                <p className="text-secondary-text font-semibold">
                  <InLang>{one.category}</InLang>
                </p>
                <h3 className="mt-1 text-xl font-semibold">
                  <A href={one.href} className="group-hover:underline after:absolute after:inset-0">
                    <InLang lang={one.lang}>{one.title}</InLang>
                  </A>
                </h3>
                <p className="foundation-sheet-summary">
                  <InLang lang={one.lang}>{one.summary}</InLang>
                </p>
                <p className="text-ink-soft mt-auto pt-4">{one.byline}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  ),
})
