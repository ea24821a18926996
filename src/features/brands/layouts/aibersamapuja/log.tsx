import { z } from 'zod'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { faceOf } from '#ui/picture/picture-url.ts'
import { defineSection } from '../../section.tsx'

/** The newest blog posts as a conversation, alternating left and right. */
export const chatLog = defineSection({
  kind: 'aibersamapuja-log',
  schema: z.object({ title: z.string().max(160), lead: z.string().max(300), more: z.string().max(40), by: z.string().max(30) }),
  needs: () => ({ blog: 3 }),
  render: (values, home) =>
    home.blog.length > 0 && (
      <section className="section aibersamapuja-night">
        <div className="container-page">
          <h2 className="heading-section">{values.title}</h2>
          <p className="mt-3 text-lg">{values.lead}</p>
          <ol className="aibersamapuja-talk">
            {home.blog.slice(0, 3).map(post => (
              <li key={post.href}>
                <Avatar seed={faceOf(post.byline.split(' · ')[1] ?? post.title)} name="" size={64} />
                <article>
                  <h3>
                    <A href={post.href}>
                      <InLang lang={post.lang}>{post.title}</InLang>
                    </A>
                  </h3>
                  <p>
                    <InLang lang={post.lang}>{post.summary}</InLang>
                  </p>
                  <p className="aibersamapuja-byline">
                    {values.by} {post.byline}
                  </p>
                </article>
              </li>
            ))}
          </ol>
          <A href="/Blog" className="btn aibersamapuja-light">
            {values.more}
          </A>
        </div>
      </section>
    ),
})
