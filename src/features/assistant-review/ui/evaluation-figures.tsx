import { formatDate } from '#kit/format.ts'
import { Section } from '#ui/app/section.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { EvaluationFigures as Figures } from '../evaluation.ts'
import { reviewTexts } from '../texts.ts'

const SHOWN = ['first', 'firstThree', 'declined', 'own'] as const

/** What the evaluation of this version measured. */
export function EvaluationFigures({ figures }: { figures: Figures }) {
  const { evaluation: t, fill } = useTexts(reviewTexts)
  const lang = useLang()
  const day = formatDate(new Date(`${figures.day}T00:00:00Z`), 'UTC', lang)
  return (
    <Section title={t.title} lead={fill('evaluation.lead', { count: figures.questions, day })}>
      <dl className="grid gap-4 sm:grid-cols-2">
        {SHOWN.map(name => (
          <div key={name}>
            <dt className="text-ink-soft">{t[name]}</dt>
            <dd className="text-2xl font-bold tabular-nums">
              {fill('evaluation.percent', { count: new Intl.NumberFormat(lang).format(figures[name]) })}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
