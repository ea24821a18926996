import { z } from 'zod'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { defineSection } from '../../section.tsx'

/** Long articles one below the other, picture and text alternating sides. */
export const wishStories = defineSection({
  kind: 'wujud-stories',
  schema: z.object({ title: z.string().max(160), lead: z.string().max(300), read: z.string().max(60) }),
  needs: () => ({ articles: 3 }),
  render: (values, home) =>
    home.articles.length > 0 && (
      <section className="section">
        <div className="container-page">
          <h2 className="heading-section">{values.title}</h2>
          <p className="text-ink-soft mt-3 max-w-[60ch] text-lg">{values.lead}</p>
          <ul className="wujud-stories">
            {home.articles.slice(0, 3).map(card => (
              <li key={card.href}>
                <Picture
                  src={card.cover}
                  alt=""
                  width={640}
                  height={400}
                  sizes="(min-width: 64rem) 34rem, 100vw"
                  className="w-full object-cover"
                />
                <div>
                  <p className="wujud-label">
                    <InLang>{card.category}</InLang>
                  </p>
                  <h3>
                    <InLang lang={card.lang}>{card.title}</InLang>
                  </h3>
                  <p className="mt-3 max-w-[56ch] text-lg">
                    <InLang lang={card.lang}>{card.summary}</InLang>
                  </p>
                  <p className="text-ink-soft mt-3">{card.byline}</p>
                  <A href={card.href} aria-label={`${values.read}: ${card.title}`} className="wujud-cover-link mt-2">
                    {values.read}
                  </A>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
    ),
})
