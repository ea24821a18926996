import { z } from 'zod'
import type { PostCardView } from '#features/posts/card-view.ts'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

/** Long essays and short notes side by side, as tables of contents without pictures. */
export const pujaShelf = defineSection({
  kind: 'pujapramudya-shelf',
  schema: z.object({ title: z.string(), long: z.string(), short: z.string(), moreLong: z.string(), moreShort: z.string() }),
  needs: () => ({ articles: 5, blog: 5 }),
  render: (values, home) => (
    <section className="section">
      <div className="container-page">
        <h2 className="heading-section">{values.title}</h2>
        <div className="phone-rail pujapramudya-shelf">
          <Column title={values.long} more={values.moreLong} href="/Berita" posts={home.articles.slice(0, 5)} />
          <Column title={values.short} more={values.moreShort} href="/Blog" posts={home.blog.slice(1, 5)} />
        </div>
      </div>
    </section>
  ),
})

function Column({ title, more, href, posts }: { title: string; more: string; href: string; posts: PostCardView[] }) {
  return (
    posts.length > 0 && (
      <div>
        <h3 className="pujapramudya-eyebrow">{title}</h3>
        <ol>
          {posts.map(post => (
            <li key={post.href}>
              <h4>
                <A href={post.href}>
                  <InLang lang={post.lang}>{post.title}</InLang>
                </A>
              </h4>
              <p>
                <InLang lang={post.lang}>{post.summary}</InLang>
              </p>
              <p className="text-ink-soft">{post.byline}</p>
            </li>
          ))}
        </ol>
        <A href={href} className="pujapramudya-link">
          {more}
        </A>
      </div>
    )
  )
}
