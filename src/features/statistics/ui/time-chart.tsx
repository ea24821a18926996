import { formatCount } from '#kit/format.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { Part } from '../dashboard.ts'
import { dayWords } from '../part-words.ts'
import { statisticsTexts } from '../texts.ts'

const WIDTH = 600
const HEIGHT = 80
/** Share of a bar's place that stays empty. */
const GAP = 0.2

/** Columns over time, one small chart for each series, each by its own scale. Words stand beside the drawings, so that they keep their size on a phone. */
export function TimeChart({ part }: { part: Part }) {
  const lang = useLang()
  const { dashboard: t, fill } = useTexts(statisticsTexts)
  const days = [part.rows.at(0)?.days?.from, part.rows.at(-1)?.days?.to].map(day => (day ? dayWords(day, lang) : ''))
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
      {part.columns.map((column, at) => {
        const amounts = part.rows.map(row => row.amounts[at] ?? 0)
        const numbers = amounts.map(amount => (amount === 'few' ? 0 : amount))
        const largest = Math.max(0, ...numbers)
        const total = numbers.reduce((sum, one) => sum + one, 0)
        const hasFew = amounts.includes('few')
        const step = WIDTH / Math.max(1, numbers.length)
        const said = hasFew && total === 0 ? t.few : formatCount(total)
        return (
          <figure key={column} className="min-w-0">
            <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium">{t.columns[column]}</span>
              <span className="text-ink-soft text-sm">
                {fill('dashboard.largest', { amount: hasFew && largest === 0 ? t.few : formatCount(largest) })}
              </span>
            </figcaption>
            <svg
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={fill('dashboard.chartOf', { title: t.parts[part.name].title, column: t.columns[column], total: said })}
              className="mt-1 h-20 w-full"
            >
              <rect y={HEIGHT - 1} width={WIDTH} height="1" className="fill-ink/20" />
              {numbers.map((amount, index) => {
                const height = largest > 0 ? (amount / largest) * (HEIGHT - 2) : 0
                return (
                  <rect
                    key={part.rows[index]?.key}
                    x={((index + GAP / 2) * step).toFixed(2)}
                    y={(HEIGHT - 1 - height).toFixed(2)}
                    width={(step * (1 - GAP)).toFixed(2)}
                    height={height.toFixed(2)}
                    className="fill-primary-text"
                  />
                )
              })}
            </svg>
            <p aria-hidden className="text-ink-soft flex justify-between text-sm">
              <span>{days[0]}</span>
              <span>{days[1]}</span>
            </p>
          </figure>
        )
      })}
    </div>
  )
}
