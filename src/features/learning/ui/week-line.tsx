import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { learningTexts } from '../texts.ts'
import type { WeekView } from '../week.ts'

/** A line after a chapter that is done: how the week goes, and where the class's board is. Nothing moves, and nothing is demanded. */
export function WeekLine({ week, href }: { week: WeekView; href: string }) {
  const t = useTexts(learningTexts)
  return (
    <p data-week-line={week.days} className="text-ink-soft mt-6">
      {week.isPaused ? t.week.kind : week.isReached ? t.week.reached : t.fill('week.days', { days: week.days, goal: week.goal })}
      {week.streak > 1 && ` ${t.fill('week.streak', { count: week.streak })}.`}{' '}
      <A href={href} className="text-primary-text inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        {t.week.classBoard}
      </A>
    </p>
  )
}
