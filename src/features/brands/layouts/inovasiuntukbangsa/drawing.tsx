import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { ASPIRATION_FORM } from '../../aspiration-form.ts'
import { defineSection } from '../../section.tsx'
import { CartDrawing } from './cart.tsx'

const COLUMNS = ['1', '2', '3', '4', '5', '6', '7', '8']
const ROWS = ['A', 'B', 'C', 'D']

/** Hero as a drawing sheet with frame, coordinates and title block. Contains the h1. */
export const workingDrawing = defineSection({
  kind: 'inovasiuntukbangsa-drawing',
  schema: z.object({
    write: z.string().max(60),
    learn: z.string().max(60),
    alt: z.string().max(300),
    marks: z.object({ ratchet: z.string().max(30), plate: z.string().max(30), slope: z.string().max(30) }),
    block: z.array(z.object({ label: z.string().max(30), value: z.string().max(60) })).max(4),
  }),
  render: (values, home) => (
    <section className="inovasiuntukbangsa-paper">
      <div className="inovasiuntukbangsa-sheet">
        <p aria-hidden className="inovasiuntukbangsa-columns">
          {COLUMNS.map(name => (
            <span key={name}>{name}</span>
          ))}
        </p>
        <p aria-hidden className="inovasiuntukbangsa-rows">
          {ROWS.map(name => (
            <span key={name}>{name}</span>
          ))}
        </p>
        <div className="inovasiuntukbangsa-field">
          <div>
            <h1>{home.hero.title}</h1>
            <p className="mt-6 max-w-[50ch] text-lg md:text-xl">{home.hero.summary}</p>
            <p className="mt-8 flex flex-wrap gap-3">
              <A href={ASPIRATION_FORM} className="btn btn-main">
                {values.write}
              </A>
              <A href="/Courses" className="btn btn-quiet">
                {values.learn}
              </A>
            </p>
          </div>
          <CartDrawing alt={values.alt} marks={values.marks} />
        </div>
        <dl className="inovasiuntukbangsa-block">
          {values.block.map(item => (
            <div key={item.label}>
              <dt>{item.label}</dt>
              <dd>{item.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  ),
})
