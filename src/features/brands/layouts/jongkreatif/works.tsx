import { z } from 'zod'
import type { PostCardView } from '#features/posts/card-view.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import type { PortfolioView } from '../../home-view.ts'
import { defineSection } from '../../section.tsx'

const COUNT = 6

/** The studio's works as a wall of unequal pictures, filled up with albums and news. */
export const jongWorks = defineSection({
  kind: 'jongkreatif-works',
  schema: z.object({ title: z.string().max(80), lead: z.string().max(200), more: z.string().max(60) }),
  needs: () => ({ portfolios: COUNT, galleries: COUNT, articles: COUNT, news: COUNT }),
  render: (values, home) => {
    const works = [...home.portfolios.map(fromPortfolio), ...[...home.galleries, ...home.articles, ...home.news].map(fromPost)].slice(
      0,
      COUNT,
    )
    return (
      <section id="karya" className="jongkreatif-wide jongkreatif-works">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 className="jongkreatif-loud">
            {values.title} <sup>{works.length}</sup>
          </h2>
          <p className="max-w-[30ch] text-lg">{values.lead}</p>
        </div>
        <ol className="jongkreatif-wall">
          {works.map(one => (
            <li key={one.href} className="group">
              <Picture
                src={one.cover}
                alt=""
                width={960}
                height={640}
                sizes="(min-width: 64rem) 56vw, 100vw"
                className="jongkreatif-picture"
              />
              <p className="mt-3 flex justify-between gap-4">
                <span>
                  <InLang>{one.by}</InLang>
                </span>
                <span>{one.note}</span>
              </p>
              <h3>
                <A href={one.href} className="after:absolute after:inset-0">
                  <InLang lang={one.lang}>{one.title}</InLang>
                </A>
              </h3>
            </li>
          ))}
        </ol>
        <p className="mt-12">
          <A href="/Portfolio" className="btn btn-main">
            {values.more}
          </A>
        </p>
      </section>
    )
  },
})

function fromPortfolio(one: PortfolioView) {
  return { href: one.href, cover: one.cover, title: one.title, lang: DEFAULT_LANG, by: one.client, note: one.year }
}

function fromPost(one: PostCardView) {
  return { href: one.href, cover: one.cover, title: one.title, lang: one.lang, by: one.category, note: '' }
}
