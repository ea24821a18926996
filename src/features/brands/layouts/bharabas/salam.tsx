import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

/** Greetings to be read on air: a sample slip, and a WhatsApp link to send one. */
export const greetingSlip = defineSection({
  kind: 'bharabas-salam',
  schema: z.object({
    title: z.string().max(160),
    text: z.string().max(400),
    action: z.string().max(60),
    message: z.string().max(300),
    slip: z.array(z.object({ label: z.string().max(30), value: z.string().max(160) })).max(5),
  }),
  render: (values, home) => {
    const { whatsapp } = home.settings.contact
    const href = whatsapp ? `https://wa.me/${whatsapp}?text=${encodeURIComponent(values.message)}` : '/Make-Appointment'
    return (
      <section className="bharabas-salam section">
        <div className="container-page grid items-center gap-12 lg:grid-cols-[1fr_1.1fr]">
          <dl className="bharabas-slip">
            {values.slip.map(line => (
              <div key={line.label}>
                <dt>{line.label}</dt>
                <dd>{line.value}</dd>
              </div>
            ))}
          </dl>
          <div>
            <h2 className="heading-section max-w-[18ch]">{values.title}</h2>
            <p className="mt-4 max-w-[50ch] text-lg">{values.text}</p>
            <A href={href} rel={whatsapp ? 'noopener noreferrer' : undefined} className="btn bharabas-key mt-8">
              {values.action}
            </A>
          </div>
        </div>
      </section>
    )
  },
})
