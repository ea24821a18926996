import { z } from 'zod'
import type { PostCardView } from '#features/posts/card-view.ts'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { defineSection } from '../../section.tsx'

/**
 * The front page: the paper's motto as h1, the lead story in the middle, briefs to its left, the editors' column to its right, corrections on top.
 */
export const mediaFront = defineSection({
  kind: 'alkamedia-front',
  schema: z.object({ correction: z.string(), correctionText: z.string(), correctionMore: z.string(), desk: z.string(), more: z.string() }),
  needs: () => ({ news: 4, blog: 3 }),
  render: (values, home) => {
    const [lead, ...briefs] = home.news
    return (
      <div className="container-page">
        <section className="alkamedia-line">
          <h1>{home.hero.title}</h1>
          <p>{home.hero.summary}</p>
        </section>
        <p className="alkamedia-correction">
          <strong>{values.correction}</strong>
          <span>{values.correctionText}</span>
          <A href="/Blog">{values.correctionMore}</A>
        </p>
        <section className="alkamedia-front">
          {lead && (
            <article className="alkamedia-lead">
              <Picture
                src={lead.cover}
                alt=""
                width={960}
                height={540}
                sizes="(min-width: 64rem) 38rem, 100vw"
                priority
                className="aspect-4/3 w-full object-cover"
              />
              {lead.category && (
                <p className="alkamedia-rubric">
                  <InLang>{lead.category}</InLang>
                </p>
              )}
              <h2>
                <A href={lead.href}>
                  <InLang lang={lead.lang}>{lead.title}</InLang>
                </A>
              </h2>
              <p className="mt-3 text-xl leading-relaxed">
                <InLang lang={lead.lang}>{lead.summary}</InLang>
              </p>
              <p className="text-ink-soft mt-3">{lead.byline}</p>
            </article>
          )}
          <div className="alkamedia-briefs">
            {briefs.map(post => (
              <Brief key={post.href} post={post} />
            ))}
            <A href="/News" className="alkamedia-more">
              {values.more}
            </A>
          </div>
          {home.blog.length > 0 && (
            <aside className="alkamedia-desk">
              <h2>{values.desk}</h2>
              {home.blog.slice(0, 3).map(post => (
                <Brief key={post.href} post={post} isDesk />
              ))}
            </aside>
          )}
        </section>
      </div>
    )
  },
})

function Brief({ post, isDesk = false }: { post: PostCardView; isDesk?: boolean }) {
  return (
    <article className="alkamedia-brief">
      {!isDesk && post.category && (
        <p className="alkamedia-rubric">
          <InLang>{post.category}</InLang>
        </p>
      )}
      <h3>
        <A href={post.href}>
          <InLang lang={post.lang}>{post.title}</InLang>
        </A>
      </h3>
      <p>
        <InLang lang={post.lang}>{post.summary}</InLang>
      </p>
      <p className="text-ink-soft">{post.byline}</p>
    </article>
  )
}
