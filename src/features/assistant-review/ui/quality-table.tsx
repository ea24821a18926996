import { formatCount, formatDate, formatPrice } from '#kit/format.ts'
import { type Column, Rows } from '#ui/app/rows.tsx'
import { Section } from '#ui/app/section.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { QualityDay } from '../quality.server.ts'
import { reviewTexts } from '../texts.ts'

/** How the assistant did on the last days. */
export function QualityTable({ days }: { days: readonly QualityDay[] }) {
  const { quality: t, fill } = useTexts(reviewTexts)
  const lang = useLang()
  const counts = ['asked', 'answered', 'declined', 'failed', 'good', 'bad'] as const
  const columns: Column<QualityDay>[] = [
    { title: t.columns.day, isHeading: true, show: ({ day }) => formatDate(new Date(`${day}T00:00:00Z`), 'UTC', lang) },
    ...counts.map(name => ({ title: t.columns[name], show: (day: QualityDay) => formatCount(day[name]) })),
    {
      title: t.columns.firstLine,
      show: ({ firstLineMs }) => (firstLineMs === null ? '–' : fill('quality.ms', { count: formatCount(firstLineMs) })),
    },
    { title: t.columns.cost, show: ({ costRupiah }) => (costRupiah === 0 ? '–' : formatPrice(Math.ceil(costRupiah), lang)) },
  ]
  return (
    <Section title={t.title} lead={t.lead}>
      {days.length === 0 ? (
        <p className="text-ink-soft">{t.none}</p>
      ) : (
        <Rows items={days} keyOf={({ day }) => day} columns={columns} caption={t.title} isReachable />
      )}
    </Section>
  )
}
