import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

/** An evening in the lab as a log, with an hourglass that runs out. */
export const icaLab = defineSection({
  kind: 'ica-lab',
  schema: z.object({
    title: z.string().max(160),
    text: z.string().max(400),
    log: z.array(z.object({ time: z.string().max(12), text: z.string().max(120) })).max(6),
    action: z.string().max(60),
  }),
  render: values => (
    <section className="section">
      <div className="container-page">
        <div className="ica-night">
          <div>
            <h2 className="heading-section">{values.title}</h2>
            <p className="mt-4 max-w-[48ch] text-lg">{values.text}</p>
            <A href="/Class" className="btn ica-moon mt-7">
              {values.action}
            </A>
          </div>
          <ol className="ica-log">
            {values.log.map(entry => (
              <li key={entry.time}>
                <time>{entry.time}</time>
                <span>{entry.text}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  ),
})
