import { A } from '#ui/lang/lang.tsx'
import type { EventView } from '../../home-view.ts'
import type { MonthSheet } from './month.ts'

/** A month's sheet; the days of events are circled by hand and link to them. */
export function MonthLeaf({ sheet }: { sheet: MonthSheet<EventView> }) {
  const blanks = Array.from({ length: sheet.blanks }, (_, at) => `blank-${at}`)
  return (
    <div className="beasiswabersamapuja-month">
      <p className="beasiswabersamapuja-month-name">{sheet.title}</p>
      <div aria-hidden className="beasiswabersamapuja-weekdays">
        {sheet.weekdays.map(name => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className="beasiswabersamapuja-days">
        {blanks.map(blank => (
          <li key={blank} aria-hidden />
        ))}
        {sheet.days.map(({ day, isSunday, marked }) => (
          <li key={day} className={isSunday ? 'beasiswabersamapuja-sunday' : undefined}>
            {marked ? (
              <A href={marked.href} aria-label={`${day}: ${marked.title}`} data-past={marked.isPast}>
                {day}
              </A>
            ) : (
              <span>{day}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
