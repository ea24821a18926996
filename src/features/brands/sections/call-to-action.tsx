import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../section.tsx'

/** The end of a page: one sentence and one action. The `href` "whatsapp" links to the tenant's number. */
export const callToAction = defineSection({
  kind: 'call-to-action',
  schema: z.object({
    title: z.string().max(160),
    text: z.string().max(400).optional(),
    action: z.object({ label: z.string().max(60), href: z.string().max(300) }),
    tone: z.enum(['tint', 'ink', 'primary']).default('ink'),
  }),
  render: (values, home) => {
    const { whatsapp } = home.settings.contact
    const href = values.action.href === 'whatsapp' ? (whatsapp ? `https://wa.me/${whatsapp}` : '/Make-Appointment') : values.action.href
    const tone = { tint: 'bg-tint', ink: 'bg-ink text-page', primary: 'bg-primary text-on-primary' }[values.tone]
    return (
      <section className="section">
        <div className="container-page">
          <div className={`rounded-(--radius-card) px-6 py-9 md:px-14 md:py-16 ${tone}`}>
            <h2 className="heading-section max-w-[24ch] lg:max-w-[30ch]">{values.title}</h2>
            {values.text && <p className="mt-4 max-w-[60ch] text-lg">{values.text}</p>}
            <A
              href={href}
              rel={href.startsWith('https:') ? 'noopener noreferrer' : undefined}
              className={`btn mt-8 ${values.tone === 'tint' ? 'btn-main' : 'bg-page text-ink'}`}
            >
              {values.action.label}
            </A>
          </div>
        </div>
      </section>
    )
  },
})
