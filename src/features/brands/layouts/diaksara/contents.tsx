import { z } from 'zod'
import type { PostCardView } from '#features/posts/card-view.ts'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

const word = z.string().max(60)

/** A title page with its table of contents: guest posts first, with a line under each, then columns and readings. Contains the h1. */
export const contentsPage = defineSection({
  kind: 'diaksara-contents',
  schema: z.object({ title: word, friends: word, column: word, voice: word, read: word, send: word }),
  needs: () => ({ blog: 6, articles: 3, podcasts: 2 }),
  render: (values, home) => {
    const first = home.blog[0]
    return (
      <section className="diaksara-front">
        <div className="diaksara-titlepage">
          <h1>
            {home.hero.title.split(' ').flatMap((part, at) => [
              at > 0 && ' ',
              <span key={part} className="whitespace-nowrap">
                {part}
              </span>,
            ])}
          </h1>
          <p className="diaksara-summary">{home.hero.summary}</p>
          <p className="diaksara-acts">
            {first && <A href={first.href}>{values.read}</A>}
            <A href="/Tulisan-Temans">{values.send}</A>
          </p>
        </div>
        <nav aria-label={values.title} className="diaksara-contents">
          <Part title={values.friends} posts={home.blog} isLead />
          <Part title={values.column} posts={home.articles} />
          <Part title={values.voice} posts={home.podcasts} />
        </nav>
      </section>
    )
  },
})

function Part({ title, posts, isLead = false }: { title: string; posts: PostCardView[]; isLead?: boolean }) {
  return (
    posts.length > 0 && (
      <div className={isLead ? 'diaksara-part diaksara-lead' : 'diaksara-part'}>
        <h2>{title}</h2>
        <ol>
          {posts.map(post => (
            <li key={post.href}>
              <p className="diaksara-line">
                <A href={post.href}>
                  <InLang lang={post.lang}>{post.title}</InLang>
                </A>
                <span aria-hidden className="diaksara-leader" />
                <span className="diaksara-by">{post.byline.split(' · ')[1]}</span>
              </p>
              {isLead && (
                <p className="diaksara-excerpt">
                  <InLang lang={post.lang}>{post.summary}</InLang>
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    )
  )
}
