import { z } from 'zod'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { defineSection } from '../../section.tsx'

/** The newest episode, album and news, like photographs lying askew on a desk. */
export const pujaDesk = defineSection({
  kind: 'pujapramudya-desk',
  schema: z.object({ title: z.string(), listen: z.string(), look: z.string(), news: z.string() }),
  needs: () => ({ podcasts: 1, galleries: 1, news: 1 }),
  render: (values, home) => {
    const shown = [
      { label: values.listen, post: home.podcasts[0] },
      { label: values.look, post: home.galleries[0] },
      { label: values.news, post: home.news[0] },
    ].flatMap(({ label, post }) => (post ? [{ label, post }] : []))
    return (
      shown.length > 0 && (
        <section className="section">
          <div className="container-page">
            <h2 className="heading-section text-center">{values.title}</h2>
            <ul className="phone-rail pujapramudya-desk">
              {shown.map(({ label, post }) => (
                <li key={post.href}>
                  <Picture
                    src={post.cover}
                    alt=""
                    width={640}
                    height={480}
                    sizes="(min-width: 48rem) 22rem, 100vw"
                    className="aspect-4/3 w-full object-cover"
                  />
                  <p className="pujapramudya-eyebrow mt-4">{label}</p>
                  <h3>
                    <A href={post.href}>
                      <InLang lang={post.lang}>{post.title}</InLang>
                    </A>
                  </h3>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )
    )
  },
})
