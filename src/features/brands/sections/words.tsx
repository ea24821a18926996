import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { defineSection } from '../section.tsx'

/** A statement in large type; without `text`, the tenant's own about text. */
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
    const text = values.text ?? home.settings.overview.summary
    const tone = { plain: '', tint: 'bg-tint', ink: 'bg-ink text-page', primary: 'bg-primary text-on-primary' }[values.tone]
    return (
      text && (
        <section className={`section ${tone}`}>
          <div className="container-page">
            {values.portrait && <Avatar seed={values.portrait} name="" size={96} className="mb-6" />}
            <p className="font-heading max-w-[38ch] text-2xl leading-snug md:text-4xl">{text}</p>
            {values.by && <p className="mt-5 text-lg opacity-85">{values.by}</p>}
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
