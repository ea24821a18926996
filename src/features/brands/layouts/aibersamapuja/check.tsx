import { z } from 'zod'
import { defineSection } from '../../section.tsx'
import { Lamp } from './lamp.tsx'

/** A game without JavaScript: answers of an AI, whose verdicts are folded. */
export const answerCheck = defineSection({
  kind: 'aibersamapuja-check',
  schema: z.object({
    title: z.string().max(160),
    lead: z.string().max(300),
    open: z.string().max(30),
    verdicts: z.object({ right: z.string().max(30), wrong: z.string().max(30), half: z.string().max(30) }),
    items: z
      .array(
        z.object({
          verdict: z.string().transform(toVerdict),
          question: z.string().max(160),
          answer: z.string().max(300),
          why: z.string().max(400),
        }),
      )
      .min(1)
      .max(6),
  }),
  render: values => (
    <section className="section">
      <div className="container-page">
        <h2 className="heading-section mx-auto max-w-[24ch] text-center">{values.title}</h2>
        <p className="mx-auto mt-3 max-w-[55ch] text-center text-lg">{values.lead}</p>
        <ol className="aibersamapuja-cards">
          {values.items.map(item => (
            <li key={item.question}>
              <p className="aibersamapuja-question">{item.question}</p>
              <p className="aibersamapuja-answer">
                <Lamp />“{item.answer}”
              </p>
              <details>
                <summary>{values.open}</summary>
                <p className={`aibersamapuja-verdict aibersamapuja-verdict-${item.verdict}`}>{values.verdicts[item.verdict]}</p>
                <p>{item.why}</p>
              </details>
            </li>
          ))}
        </ol>
      </div>
    </section>
  ),
})

function toVerdict(name: string): 'right' | 'wrong' | 'half' {
  return name === 'right' || name === 'wrong' ? name : 'half'
}
