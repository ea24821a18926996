import { Section } from '#ui/app/section.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { Part } from '../dashboard.ts'
import { statisticsTexts } from '../texts.ts'
import { PartTable } from './part-table.tsx'
import { ProvinceMap } from './province-map.tsx'
import { TimeChart } from './time-chart.tsx'

/** A chart with its table and its file. `query`: the period, as the address has it. */
export function PartCard({ part, query }: { part: Part; query: string }) {
  const { dashboard: t, fill } = useTexts(statisticsTexts)
  const { title, empty } = t.parts[part.name]
  const isOverTime = part.name === 'registrations' || part.name === 'visits'
  const hasFew = part.rows.some(row => row.amounts.includes('few'))
  const isEmpty = part.rows.length === 0 || (isOverTime && part.rows.every(row => row.amounts.every(amount => amount === 0)))
  if (isEmpty)
    return (
      <Section title={title}>
        <p className="text-ink-soft">{empty}</p>
      </Section>
    )
  return (
    <Section title={title}>
      <div className="space-y-4">
        {isOverTime && <TimeChart part={part} />}
        {isOverTime ? (
          <details>
            <summary className="hover:text-primary-text flex min-h-11 w-fit cursor-pointer items-center font-medium">{t.table}</summary>
            <PartTable part={part} />
          </details>
        ) : (
          <div className={part.name === 'provinces' ? 'grid items-start gap-6 lg:grid-cols-2' : undefined}>
            {part.name === 'provinces' && <ProvinceMap part={part} />}
            <PartTable part={part} hasBars />
          </div>
        )}
        {hasFew && <p className="text-ink-soft">{t.fewNote}</p>}
        {part.left > 0 && <p className="text-ink-soft">{fill('dashboard.left', { count: part.left })}</p>}
        <a
          href={`/Studio/Statistics.csv?part=${part.name}&${query}`}
          aria-label={fill('dashboard.csvOf', { title })}
          className="text-primary-text flex min-h-11 w-fit items-center font-medium underline underline-offset-4"
        >
          {t.csv}
        </a>
      </div>
    </Section>
  )
}
