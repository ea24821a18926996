import { Section } from '#ui/app/section.tsx'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { ShownQuestion } from '../shown.ts'
import { homeTexts } from '../texts.ts'

/** Questions of discussions that wait for an answer, each with the way to its thread. */
export function OpenQuestions({ questions, isOfOneClass = false }: { questions: readonly ShownQuestion[]; isOfOneClass?: boolean }) {
  const { teaching: t, fill } = useTexts(homeTexts)
  return (
    <Section title={t.questions} lead={questions.length > 0 ? t.questionsLead : t.noQuestions}>
      <ul data-home="questions" className="divide-line divide-y">
        {questions.map(one => (
          <li key={one.id} className="py-3 first:pt-0">
            <p className="text-ink-soft text-sm">{fill('teaching.asked', { name: one.name, at: one.at })}</p>
            <p className="wrap-anywhere">
              <InLang>{one.text}</InLang>
            </p>
            <A href={one.href} className="text-primary-text inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
              <span className="sr-only">{fill('teaching.answer', { name: one.name })}: </span>
              <span className="wrap-anywhere">
                <InLang>{isOfOneClass ? one.chapterTitle : `${one.className} · ${one.chapterTitle}`}</InLang>
              </span>
            </A>
          </li>
        ))}
      </ul>
    </Section>
  )
}
