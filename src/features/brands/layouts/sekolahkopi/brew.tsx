import { z } from 'zod'
import { defineSection } from '../../section.tsx'
import { headSchema, SectionFrame } from '../../sections/section-head.tsx'

/** A recipe: glasses that fill from step to step, with the elapsed time above each. `level` is the fill in percent. */
export const kopiBrew = defineSection({
  kind: 'sekolahkopi-brew',
  schema: headSchema.extend({
    items: z.array(z.object({ time: z.string(), title: z.string(), text: z.string(), level: z.number().min(0).max(100) })),
  }),
  render: values => (
    <SectionFrame {...values} className="sekolahkopi-brew">
      <ol>
        {values.items.map(item => (
          <li key={item.title}>
            <Glass level={item.level} />
            <div>
              <p className="sekolahkopi-time">{item.time}</p>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  ),
})

function Glass({ level }: { level: number }) {
  const top = 118 - level
  const inset = 10 + ((top - 14) / 106) * 8
  return (
    <svg viewBox="0 0 100 130" role="presentation">
      {level > 0 && <path d={`M${inset} ${top}H${100 - inset}L82 118H18z`} fill="var(--primary)" />}
      {level > 0 && <path d={`M${inset} ${top}H${100 - inset}v5H${inset}z`} fill="var(--warning)" />}
      {level === 0 && <path d="M30 118c4-16 36-16 40 0z" fill="var(--secondary)" />}
      <path d="M9 8l9 114h64L91 8" fill="none" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
