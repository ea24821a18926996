import CloudOff from 'lucide-react/icons/cloud-off'
import { z } from 'zod'
import { defineSection } from '../../section.tsx'

const word = z.string().max(80)

/** A lesson on a phone without signal, and what that saves schools. */
export const offlinePhone = defineSection({
  kind: 'aksara-phone',
  schema: z.object({
    title: z.string().max(160),
    lead: z.string().max(300),
    points: z.array(z.object({ title: word, text: z.string().max(300) })).max(4),
    screen: z.object({
      alt: z.string().max(200),
      offline: word,
      subject: word,
      lesson: word,
      saved: word,
      task: word,
      waiting: word,
      button: word,
    }),
  }),
  render: ({ title, lead, points, screen }) => (
    <section className="section aksara-paper">
      <div className="container-page aksara-offline">
        <div role="img" aria-label={screen.alt} className="aksara-phone">
          <p className="aksara-status">
            <CloudOff aria-hidden size={20} /> {screen.offline}
          </p>
          <p>{screen.subject}</p>
          <p className="aksara-lesson">{screen.lesson}</p>
          <svg aria-hidden viewBox="0 0 240 120">
            <path className="aksara-deep" d="M120 66l26 42H94z" />
            <path className="aksara-stroke-night" strokeWidth="7" d="M22 88L222 40" />
            <path className="aksara-night" d="M28 54h34v26l-34 8z" />
            <circle className="aksara-saffron" cx="204" cy="26" r="17" />
          </svg>
          <p className="aksara-saved">✓ {screen.saved}</p>
          <p className="aksara-task">
            {screen.task}
            <span>{screen.waiting}</span>
          </p>
          <p className="aksara-press">{screen.button}</p>
        </div>
        <div>
          <h2 className="heading-section">{title}</h2>
          <p className="mt-4 max-w-[50ch] text-xl">{lead}</p>
          <dl className="aksara-points">
            {points.map(point => (
              <div key={point.title}>
                <dt>{point.title}</dt>
                <dd>{point.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  ),
})
