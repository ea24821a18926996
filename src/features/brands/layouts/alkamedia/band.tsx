import Camera from 'lucide-react/icons/camera'
import Headphones from 'lucide-react/icons/headphones'
import { z } from 'zod'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { defineSection } from '../../section.tsx'

/** The inside pages on black: the newest episode and the newest photo essay. */
export const mediaBand = defineSection({
  kind: 'alkamedia-band',
  schema: z.object({ title: z.string(), listen: z.string(), look: z.string(), play: z.string(), see: z.string() }),
  needs: () => ({ podcasts: 1, galleries: 1 }),
  render: (values, home) => {
    const shown = [
      { post: home.podcasts[0], label: values.listen, action: values.play, Sign: Headphones },
      { post: home.galleries[0], label: values.look, action: values.see, Sign: Camera },
    ].flatMap(one => (one.post ? [{ ...one, post: one.post }] : []))
    return (
      shown.length > 0 && (
        <section className="alkamedia-band">
          <div className="container-page">
            <h2 className="heading-section">{values.title}</h2>
            <ul className="phone-rail">
              {shown.map(({ post, label, action, Sign }) => (
                <li key={post.href}>
                  <Picture
                    src={post.cover}
                    alt=""
                    width={960}
                    height={540}
                    sizes="(min-width: 64rem) 36rem, 100vw"
                    isCut
                    className="aspect-video w-full object-cover"
                  />
                  <p className="mt-4 flex items-center gap-2 font-semibold">
                    <Sign aria-hidden size={20} /> {label}
                  </p>
                  <h3>
                    <A href={post.href}>
                      <InLang lang={post.lang}>{post.title}</InLang>
                    </A>
                  </h3>
                  <p className="mt-2 max-w-[60ch] text-white/85">
                    <InLang lang={post.lang}>{post.summary}</InLang>
                  </p>
                  <p className="alkamedia-action" aria-hidden>
                    {action}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )
    )
  },
})
