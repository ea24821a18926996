import { z } from 'zod'
import { langMark } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { defineSection } from '../../section.tsx'

/** Hero: a portrait under an arch, a title like a book's, and the newest note with a drop cap. */
export const pujaHero = defineSection({
  kind: 'pujapramudya-hero',
  schema: z.object({ eyebrow: z.string(), caption: z.string(), latest: z.string(), read: z.string() }),
  needs: () => ({ blog: 1 }),
  render: (values, home) => {
    const essay = home.blog[0]
    return (
      <section className="pujapramudya-hero container-page">
        <div className="pujapramudya-title">
          <p className="pujapramudya-eyebrow">{values.eyebrow}</p>
          <h1 className="heading-hero">{home.hero.title}</h1>
          <p className="mt-6 max-w-[44ch] text-xl">{home.hero.summary}</p>
        </div>
        <figure className="pujapramudya-portrait">
          <div>
            <Avatar seed="puja-laksita" name={home.settings.overview.name} size={384} className="rounded-none" />
          </div>
          <figcaption>{values.caption}</figcaption>
        </figure>
        {essay && (
          <article className="pujapramudya-essay">
            <p className="text-primary-text font-semibold">{values.latest}</p>
            <h2 lang={langMark(home.lang, essay.lang)}>{essay.title}</h2>
            <p className="pujapramudya-drop" lang={langMark(home.lang, essay.lang)}>
              {essay.summary}
            </p>
            <A href={essay.href} className="pujapramudya-link">
              {values.read}
            </A>
          </article>
        )}
      </section>
    )
  },
})
