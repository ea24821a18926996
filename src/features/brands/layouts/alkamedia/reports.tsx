import { z } from 'zod'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { defineSection } from '../../section.tsx'

/** Long reports one below the other, picture and text alternating sides. */
export const mediaReports = defineSection({
  kind: 'alkamedia-reports',
  schema: z.object({ title: z.string(), read: z.string(), more: z.string() }),
  needs: () => ({ articles: 2 }),
  render: (values, home) =>
    home.articles.length > 0 && (
      <section className="section">
        <div className="container-page">
          <div className="alkamedia-head-rule">
            <h2 className="heading-section">{values.title}</h2>
            <A href="/Berita" className="alkamedia-more">
              {values.more}
            </A>
          </div>
          <div className="phone-rail">
            {home.articles.slice(0, 2).map(post => (
              <article key={post.href} className="alkamedia-report">
                <Picture
                  src={post.cover}
                  alt=""
                  width={640}
                  height={480}
                  sizes="(min-width: 64rem) 36rem, 100vw"
                  className="aspect-4/3 w-full object-cover"
                />
                <div>
                  {post.category && (
                    <p className="alkamedia-rubric">
                      <InLang>{post.category}</InLang>
                    </p>
                  )}
                  <h3>
                    <A href={post.href}>
                      <InLang lang={post.lang}>{post.title}</InLang>
                    </A>
                  </h3>
                  <p className="alkamedia-standfirst">
                    <InLang lang={post.lang}>{post.summary}</InLang>
                  </p>
                  <p className="text-ink-soft mt-4">{post.byline}</p>
                  <p className="alkamedia-more" aria-hidden>
                    {values.read}
                  </p>
                </div>
              </article>
            ))}
          </div>
        </div>
      </section>
    ),
})
