import { InLang } from '#ui/lang/in-lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { Behind, BehindReason } from '../behind.ts'
import { homeTexts } from '../texts.ts'
import { useReason } from './use-reason.tsx'

/** Who falls behind, each with the reasons in words. */
export function BehindList({ people, timeZone }: { people: readonly Behind[]; timeZone: string }) {
  const { fill } = useTexts(homeTexts)
  return (
    <ul data-home="behind" className="divide-line divide-y">
      {people.map(one => (
        <li key={one.id} className="py-3 first:pt-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 font-semibold wrap-anywhere">{one.name}</span>
            <span className="text-ink-soft text-sm tabular-nums">
              {one.className !== undefined && (
                <>
                  <InLang>{one.className}</InLang>
                  {' · '}
                </>
              )}
              {[one.batch, fill('class.percent', { percent: one.percent })].filter(part => part !== '').join(' · ')}
            </span>
          </p>
          <Reasons reasons={one.reasons} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  )
}

/** Why somebody falls behind, as a list. */
export function Reasons({ reasons, timeZone }: { reasons: readonly BehindReason[]; timeZone: string }) {
  const sayReason = useReason(timeZone)
  return (
    <ul className="list-disc ps-5">
      {reasons.map(reason => (
        <li key={reason.reason} data-reason={reason.reason} className="wrap-anywhere">
          {sayReason(reason)}
        </li>
      ))}
    </ul>
  )
}
