import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

const MONTHS = 8

/** How to apply, as a sunrise: eight stripes that count down and brighten, then the deadline. */
export const scholarPlan = defineSection({
  kind: 'beasiswabersamapuja-plan',
  schema: z.object({
    title: z.string().max(160),
    lead: z.string().max(300),
    unit: z.string().max(40),
    items: z.array(z.object({ title: z.string().max(60), text: z.string().max(200) })).length(MONTHS),
    last: z.object({ label: z.string().max(40), text: z.string().max(160) }),
    more: z.object({ label: z.string().max(60), href: z.string().max(300) }),
  }),
  render: values => (
    <section id="rencana" className="beasiswabersamapuja-plan">
      <div className="container-page pb-8 md:pb-12">
        <h2 className="heading-section max-w-[20ch]">{values.title}</h2>
        <p className="mt-3 max-w-[62ch] text-lg">{values.lead}</p>
      </div>
      <ol className="phone-rail [--rail-item:15rem]">
        {values.items.map((item, at) => (
          <li
            key={item.title}
            style={{ backgroundColor: `color-mix(in srgb, var(--warning) ${Math.round((at / (MONTHS - 1)) * 100)}%, var(--light))` }}
          >
            <div className="container-page beasiswabersamapuja-stripe">
              <p>
                <strong>{MONTHS - at}</strong> {values.unit}
              </p>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="beasiswabersamapuja-noon">
        <div className="container-page">
          <h3>{values.last.label}</h3>
          <p className="grow text-lg">{values.last.text}</p>
          <A href={values.more.href} className="btn beasiswabersamapuja-bright">
            {values.more.label}
          </A>
        </div>
      </div>
    </section>
  ),
})
