import CloudDrizzle from 'lucide-react/icons/cloud-drizzle'
import CloudFog from 'lucide-react/icons/cloud-fog'
import CloudRain from 'lucide-react/icons/cloud-rain'
import Sun from 'lucide-react/icons/sun'
import { z } from 'zod'
import { defineSection } from '../../section.tsx'

function toIcon(name: string) {
  if (name === 'drizzle') return CloudDrizzle
  if (name === 'rain') return CloudRain
  return name === 'sky' ? Sun : CloudFog
}

/** The levels of certification: each card is higher than the one before, and ends with its evidence. */
export const icaLadder = defineSection({
  kind: 'ica-ladder',
  schema: z.object({
    title: z.string().max(160),
    lead: z.string().max(300),
    step: z.string().max(30),
    items: z
      .array(
        z.object({
          icon: z.string().transform(toIcon),
          name: z.string().max(40),
          text: z.string().max(200),
          proof: z.string().max(120),
        }),
      )
      .max(4),
  }),
  render: values => (
    <section className="section">
      <div className="container-page">
        <h2 className="heading-section">{values.title}</h2>
        <p className="text-ink-soft mt-3 max-w-[44ch] text-lg">{values.lead}</p>
        <ol className="phone-rail ica-ladder">
          {values.items.map((item, at) => (
            <li key={item.name}>
              <item.icon aria-hidden size={40} strokeWidth={1.6} />
              <p className="mt-5">
                {values.step} {at + 1}
              </p>
              <h3 className="text-3xl font-semibold">{item.name}</h3>
              <p className="mt-2">{item.text}</p>
              <p className="ica-proof">{item.proof}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  ),
})
