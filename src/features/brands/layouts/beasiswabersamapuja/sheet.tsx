import ArrowRight from 'lucide-react/icons/arrow-right'
import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'

const option = z.object({
  label: z.string().max(40),
  title: z.string().max(80),
  text: z.string().max(240),
  link: z.object({ label: z.string().max(60), href: z.string().max(300) }),
})

/** The texts of the check: the sheet's own, and three questions with a response to each choice. */
export const sheetSchema = z.object({
  sheet: z.object({
    title: z.string().max(80),
    lead: z.string().max(200),
    stamp: z.string().max(30),
    done: z.string().max(120),
    next: z.string().max(60),
  }),
  questions: z.array(z.object({ legend: z.string().max(80), options: z.array(option).min(2).max(4) })).length(3),
})

/** A check without JavaScript: under each question the response to the choice; the stamp appears once all three are answered. */
export function CheckSheet({ sheet, questions }: z.output<typeof sheetSchema>) {
  return (
    <section id="cek" aria-labelledby="judul-cek" className="beasiswabersamapuja-sheet">
      <header>
        <h2 id="judul-cek" className="text-2xl font-bold md:text-3xl">
          {sheet.title}
        </h2>
        <p className="text-ink-soft">{sheet.lead}</p>
      </header>
      <div className="beasiswabersamapuja-questions">
        {questions.map((question, at) => (
          <div key={question.legend} className={`beasiswabersamapuja-question beasiswabersamapuja-question-${at}`}>
            <fieldset>
              <legend>
                <span aria-hidden>{at + 1}</span> {question.legend}
              </legend>
              {question.options.map((one, n) => (
                <label key={one.label}>
                  <input type="radio" name={`cek-${at}`} value={n} autoComplete="off" />
                  {one.label}
                </label>
              ))}
            </fieldset>
            <div role="status" className="beasiswabersamapuja-answers">
              {question.options.map((one, n) => (
                <div key={one.label} data-answer={n}>
                  <p>
                    <strong>{one.title}</strong> {one.text}
                  </p>
                  <A href={one.link.href}>
                    {one.link.label} <ArrowRight aria-hidden size={18} />
                  </A>
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className="beasiswabersamapuja-done" role="status">
        <div>
          <strong className="beasiswabersamapuja-stamp">{sheet.stamp}</strong>
          <p className="grow text-lg font-semibold">{sheet.done}</p>
          <a href="#rencana" className="btn btn-main">
            {sheet.next}
          </a>
        </div>
      </div>
    </section>
  )
}
