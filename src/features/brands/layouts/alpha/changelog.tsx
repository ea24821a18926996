import ArrowRight from 'lucide-react/icons/arrow-right'
import { z } from 'zod'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'
import { InkStrip, versionOf } from './ink.tsx'

const ENTRIES = 5

/** The releases by number, the newest in the fullest ink; entries without a number show the strip instead. */
export const changelog = defineSection({
  kind: 'alpha-changelog',
  schema: z.object({ title: z.string().max(160), lead: z.string().max(400), more: z.string().max(60) }),
  needs: () => ({ news: ENTRIES }),
  render: (values, home) =>
    home.news.length > 0 && (
      <section className="section">
        <div className="container-page alpha-split">
          <div className="alpha-side">
            <h2 className="heading-section">{values.title}</h2>
            <p className="mt-4 max-w-[42ch] text-lg">{values.lead}</p>
            <A href="/News" className="alpha-more">
              {values.more} <ArrowRight aria-hidden size={18} />
            </A>
          </div>
          <ol className="phone-rail alpha-log">
            {home.news.slice(0, ENTRIES).map(entry => {
              const version = versionOf(entry.title)
              return (
                <li key={entry.href}>
                  <div aria-hidden="true" className="alpha-number">
                    {version ?? <InkStrip />}
                  </div>
                  <div>
                    <h3>
                      <A href={entry.href}>
                        <InLang lang={entry.lang}>{entry.title}</InLang>
                      </A>
                    </h3>
                    <p className="mt-2">
                      <InLang lang={entry.lang}>{entry.summary}</InLang>
                    </p>
                    <p className="text-ink-soft mt-2">{entry.byline}</p>
                  </div>
                </li>
              )
            })}
          </ol>
        </div>
      </section>
    ),
})
