import { z } from 'zod'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { defineSection } from '../../section.tsx'

/** Stories about tools as numbered sheets in a drawer: articles first, then news, up to five. */
export const toolSheets = defineSection({
  kind: 'inovasiuntukbangsa-sheets',
  schema: z.object({
    title: z.string().max(160),
    lead: z.string().max(300),
    sheet: z.string().max(30),
    more: z.string().max(40),
  }),
  needs: () => ({ articles: 2, news: 3 }),
  render: (values, home) => {
    const stories = [...home.news.slice(0, 1), ...home.articles.slice(0, 2), ...home.news.slice(1, 3)]
    return (
      stories.length > 0 && (
        <section className="section">
          <div className="container-page">
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
              <div>
                <h2 className="heading-section">{values.title}</h2>
                <p className="mt-3 text-lg">{values.lead}</p>
              </div>
              <A href="/News" className="inovasiuntukbangsa-more">
                {values.more} →
              </A>
            </div>
            <ol className="phone-rail inovasiuntukbangsa-drawer">
              {stories.map((story, at) => (
                <li key={story.href} className="group">
                  <Picture
                    src={story.cover}
                    alt=""
                    width={960}
                    height={540}
                    sizes={at === 0 ? '(min-width: 64rem) 44rem, 100vw' : '(min-width: 64rem) 18rem, 100vw'}
                    className="inovasiuntukbangsa-cover"
                  />
                  <div className="p-5">
                    <p className="inovasiuntukbangsa-number">
                      {values.sheet} {at + 1} · {story.category}
                    </p>
                    <h3>
                      <A href={story.href} className="group-hover:text-primary-text after:absolute after:inset-0">
                        <InLang lang={story.lang}>{story.title}</InLang>
                      </A>
                    </h3>
                    <p className="text-ink-soft mt-2">
                      <InLang lang={story.lang}>{story.summary}</InLang>
                    </p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        </section>
      )
    )
  },
})
