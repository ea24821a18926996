import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { ASPIRATION_FORM } from '../../aspiration-form.ts'
import { defineSection } from '../../section.tsx'

/** The board of complaints: three columns from waiting to in use, and a blank card that leads to the form for aspirations. */
export const aspirationBoard = defineSection({
  kind: 'inovasiuntukbangsa-board',
  schema: z.object({
    title: z.string().max(160),
    lead: z.string().max(400),
    from: z.string().max(20),
    ask: z.string().max(80),
    write: z.string().max(60),
    columns: z
      .array(
        z.object({
          name: z.string().max(40),
          cards: z.array(z.object({ text: z.string().max(200), from: z.string().max(60) })).max(6),
        }),
      )
      .min(1)
      .max(3),
  }),
  render: values => (
    <section id="papan" className="section inovasiuntukbangsa-wall">
      <div className="container-page">
        <div className="grid gap-x-12 gap-y-3 lg:grid-cols-[1fr_1.4fr]">
          <h2 className="heading-section">{values.title}</h2>
          <p className="max-w-[60ch] text-lg">{values.lead}</p>
        </div>
        <ol className="phone-rail inovasiuntukbangsa-lanes">
          {values.columns.map((column, at) => (
            <li key={column.name}>
              <h3>
                <span aria-hidden>{at + 1}</span>
                {column.name}
              </h3>
              <ul>
                {column.cards.map(card => (
                  <li key={card.text} className="inovasiuntukbangsa-card">
                    <p>“{card.text}”</p>
                    <p>
                      {values.from} {card.from}
                    </p>
                  </li>
                ))}
                {at === 0 && (
                  <li className="inovasiuntukbangsa-blank">
                    <p>{values.ask}</p>
                    <A href={ASPIRATION_FORM}>{values.write}</A>
                  </li>
                )}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  ),
})
