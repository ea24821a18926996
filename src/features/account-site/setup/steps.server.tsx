import { useTexts } from '#ui/lang/use-texts.tsx'
import { accountTexts } from '../texts.ts'

const STEPS = ['account', 'factor', 'mail', 'organisation'] as const

/** Where the first start stands: four steps, the present one marked. */
export function SetupSteps({ at }: { at: (typeof STEPS)[number] }) {
  const { setup: t, fill } = useTexts(accountTexts)
  const now = STEPS.indexOf(at)
  return (
    <>
      <p className="text-ink-soft mt-2 text-sm font-semibold">{fill('setup.step', { step: now + 1, all: STEPS.length })}</p>
      <ol aria-label={t.steps.all} className="mt-2 grid grid-cols-4 gap-1.5">
        {STEPS.map((step, i) => (
          <li
            key={step}
            aria-current={i === now ? 'step' : undefined}
            className={`h-1.5 rounded-full ${i <= now ? 'bg-primary' : 'bg-line'}`}
          >
            <span className="sr-only">{t.steps[step]}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
