import { z } from 'zod'
import { SMALL, shownAddress } from '#kit/picture-forms.ts'
import { langMark } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { defineSection } from '../section.tsx'

/** A statement in large type; without `text`, what the tenant says of itself: all of its overview setting. */
export const statement = defineSection({
  kind: 'statement',
  schema: z.object({
    text: z.string().max(600).optional(),
    by: z.string().max(120).optional(),
    portrait: z.string().max(60).optional(),
    action: z.object({ label: z.string().max(60), href: z.string().max(300) }).optional(),
    tone: z.enum(['plain', 'tint', 'ink', 'primary']).default('plain'),
  }),
  render: (values, home) => {
    const own = values.text === undefined ? home.settings.overview : undefined
    const text = values.text ?? own?.summary
    const by = values.by ?? own?.name
    const lang = own && langMark(home.lang)
    const tone = { plain: '', tint: 'bg-tint', ink: 'bg-ink text-page', primary: 'bg-primary text-on-primary' }[values.tone]
    return (
      (text || own?.title || own?.description || own?.logo) && (
        <section className={`section ${tone}`}>
          <div className="container-page">
            {values.portrait && <Avatar seed={values.portrait} name="" size={96} className="mb-6" />}
            {own?.logo && (
              <img src={shownAddress(own.logo, SMALL)} alt="" height={64} className="mb-6 h-16 w-auto max-w-60 object-contain" />
            )}
            {own?.title && (
              <h2 lang={lang} className="mb-3 text-lg font-semibold">
                {own.title}
              </h2>
            )}
            {text && (
              <p lang={lang} className="font-heading max-w-[38ch] text-2xl leading-snug md:text-4xl">
                {text}
              </p>
            )}
            {own?.description && (
              <div lang={lang} className="mt-6 max-w-[70ch] space-y-4 text-lg">
                {own.description.split('\n\n').map(paragraph => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            )}
            {by && (
              <p lang={lang} className="mt-5 text-lg opacity-85">
                {by}
              </p>
            )}
            {values.action && (
              <A href={values.action.href} className="btn btn-main mt-8">
                {values.action.label}
              </A>
            )}
          </div>
        </section>
      )
    )
  },
})
