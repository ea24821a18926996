import { InLang } from '#ui/lang/in-lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { Pupil } from '../pupils.server.ts'
import { homeTexts } from '../texts.ts'
import { Reasons } from './behind-list.tsx'

/** Pupils of a school: their classes, how far they are, and why they fall behind. */
export function PupilList({ pupils, timeZone }: { pupils: readonly Pupil[]; timeZone: string }) {
  const { pupils: t, fill } = useTexts(homeTexts)
  const sayClass = ({ name, percent, isCompleted }: Pupil['classes'][number]) =>
    isCompleted ? fill('pupils.completed', { name }) : fill('pupils.inClass', { name, percent })
  return (
    <ul data-home="pupils" className="divide-line divide-y">
      {pupils.map(one => (
        <li key={one.id} data-pupil={one.isConsented ? 'consented' : 'waiting'} className="py-3 first:pt-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 font-semibold wrap-anywhere">{one.name}</span>
            {!one.isConsented && <span className="text-ink-soft text-sm">{t.consent}</span>}
          </p>
          <p className="text-ink-soft wrap-anywhere tabular-nums">
            {one.classes.length === 0 ? t.noClass : <InLang>{one.classes.map(sayClass).join(' · ')}</InLang>}
          </p>
          {one.behind.map(({ className, reasons }) => (
            <div key={className} className="mt-1">
              {one.classes.length !== 1 && (
                <p className="text-sm font-medium wrap-anywhere">
                  <InLang>{className}</InLang>
                </p>
              )}
              <Reasons reasons={reasons} timeZone={timeZone} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}
