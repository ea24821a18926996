import MessageCircle from 'lucide-react/icons/message-circle'
import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

/**
 * Hero: the promise, and a request beside it. The visitor selects a problem, and the button opens a WhatsApp conversation with that sentence. Works without
 * JavaScript: CSS shows the button of the selected problem.
 */
export const businessHero = defineSection({
  kind: 'business-alkademi-hero',
  schema: z.object({
    eyebrow: z.string(),
    form: z.string(),
    hint: z.string(),
    send: z.string(),
    or: z.string(),
    meet: z.string(),
    problems: z.array(z.object({ label: z.string(), message: z.string() })).max(4),
  }),
  render: (values, home) => {
    const { whatsapp } = home.settings.contact
    const hrefOf = (message: string) => (whatsapp ? `https://wa.me/${whatsapp}?text=${encodeURIComponent(message)}` : '/Make-Appointment')
    return (
      <section className="business-alkademi-hero">
        <div className="container-page">
          <div>
            <p className="business-alkademi-eyebrow">{values.eyebrow}</p>
            <h1 className="heading-hero mt-5">{home.hero.title}</h1>
            <p className="text-ink-soft mt-6 max-w-[52ch] text-lg md:text-xl">{home.hero.summary}</p>
          </div>
          <fieldset className="business-alkademi-form">
            <legend>{values.form}</legend>
            <p className="text-ink-soft">{values.hint}</p>
            {values.problems.map((problem, at) => (
              <label key={problem.label}>
                <input type="radio" name="problem" defaultChecked={at === 0} />
                {problem.label}
              </label>
            ))}
            <div className="business-alkademi-send">
              {values.problems.map(problem => (
                <A key={problem.label} href={hrefOf(problem.message)} rel="noopener noreferrer" className="business-alkademi-amber btn">
                  <MessageCircle aria-hidden size={20} /> {values.send}
                </A>
              ))}
            </div>
            <p className="mt-3">
              {values.or}{' '}
              <A href="/Make-Appointment" className="business-alkademi-meet">
                {values.meet}
              </A>
            </p>
          </fieldset>
        </div>
      </section>
    )
  },
})
