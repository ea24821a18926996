import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

/** One enormous link to the studio's WhatsApp, or to its appointment form if it has no number. */
export const jongKnock = defineSection({
  kind: 'jongkreatif-knock',
  schema: z.object({ small: z.string().max(120), big: z.string().max(30), note: z.string().max(160) }),
  render: (values, home) => {
    const { whatsapp } = home.settings.contact
    return (
      <section className="jongkreatif-knock">
        <div className="jongkreatif-wide">
          <h2 className="text-xl font-semibold md:text-2xl">{values.small}</h2>
          <A href={whatsapp ? `https://wa.me/${whatsapp}` : '/Make-Appointment'} rel={whatsapp ? 'noopener noreferrer' : undefined}>
            {values.big}
          </A>
          <p className="text-lg">{values.note}</p>
        </div>
      </section>
    )
  },
})
