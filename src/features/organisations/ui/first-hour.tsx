import type { StarterState } from '#features/starter-content/remove.server.ts'
import { PostButton } from '#ui/app/post-button.tsx'
import { Section } from '#ui/app/section.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { FIRST_STEPS, type FirstHourStep } from '../first-hour.ts'
import { organisationTexts } from '../texts.ts'
import { StarterRemoval } from './starter-content.tsx'

/** A new admin's list: each line leads to its page, and is ticked once it is done. Its buttons post `put-away` and `remove-starter` to `/Studio`. */
export function FirstHour({ steps, starter }: { steps: readonly FirstHourStep[]; starter: StarterState }) {
  const { firstHour: t, fill } = useTexts(organisationTexts)
  const done = steps.filter(one => one.isDone).length
  return (
    <Section title={t.title} lead={t.lead}>
      <p className="font-semibold">{fill('firstHour.progress', { done, all: steps.length })}</p>
      <ol className="divide-line mt-2 divide-y">
        {steps.map(({ step, isDone }) => (
          <li key={step} className="flex min-h-12 items-center gap-3">
            <svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22" className={isDone ? 'text-primary-text' : 'text-ink-soft'}>
              <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeWidth="2" />
              {isDone && <path d="m7.5 12 3 3 6-6" fill="none" stroke="currentColor" strokeWidth="2" />}
            </svg>
            <A href={FIRST_STEPS[step]} className="text-primary-text inline-flex min-h-11 items-center underline-offset-4 hover:underline">
              {t.steps[step]}
              <span className="sr-only">: {isDone ? t.done : t.undone}</span>
            </A>
          </li>
        ))}
      </ol>
      <div className="mt-4 space-y-4">
        <StarterRemoval starter={starter} action="/Studio" />
        <PostButton form="put-away" action="/Studio" className="btn btn-quiet">
          {t.putAway}
        </PostButton>
      </div>
    </Section>
  )
}
