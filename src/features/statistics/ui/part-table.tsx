import { memberTexts } from '#features/members/texts.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { Part } from '../dashboard.ts'
import { amountWords, rowWords } from '../part-words.ts'
import { statisticsTexts } from '../texts.ts'
import { AmountBar } from './amount-bar.tsx'

/** The table of a chart; with `hasBars` each amount of the first column has a bar below it, so that the table is the chart, and shown whole. */
export function PartTable({ part, hasBars = false }: { part: Part; hasBars?: boolean }) {
  const lang = useLang()
  const t = useTexts(statisticsTexts)
  const { roles } = useTexts(memberTexts)
  const { columns, key, parts } = t.dashboard
  // Addresses have no spaces; names break between words.
  const isAddress = part.name === 'pages' || part.name === 'links'
  const bars = hasBars ? barColumn(part) : undefined
  const largest = bars === undefined ? 0 : Math.max(0, ...part.rows.map(row => toNumber(row.amounts[bars])))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls by itself must be reached by the keyboard (WCAG 2.1.1)
    <section tabIndex={0} aria-label={parts[part.name].title} className={hasBars ? 'overflow-x-auto' : 'max-h-96 overflow-auto'}>
      <table className="w-full text-left max-sm:text-sm">
        <caption className="sr-only">{parts[part.name].title}</caption>
        <thead className="bg-surface sticky top-0">
          <tr className="border-line border-b">
            <th scope="col" className="text-ink-soft py-2 pe-1 font-medium sm:pe-3">
              {key[part.name]}
            </th>
            {part.columns.map(column => (
              <th key={column} scope="col" className="text-ink-soft py-2 ps-2 text-right font-medium sm:ps-3">
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {part.rows.map(row => (
            <tr key={row.key} className="border-line not-last:border-b align-top">
              <th scope="row" className={`py-2 pe-1 font-normal sm:min-w-32 sm:pe-3 ${isAddress ? 'min-w-32 wrap-anywhere' : ''}`}>
                {rowWords(part.name, row, lang, roles)}
                {bars !== undefined && <AmountBar amount={toNumber(row.amounts[bars])} largest={largest} />}
              </th>
              {part.columns.map((column, at) => (
                <td key={column} className="py-2 ps-2 text-right tabular-nums sm:ps-3">
                  {amountWords(row.amounts[at] ?? null, t)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The column of the bars: the first that has amounts. */
function barColumn({ columns, rows }: Part): number {
  const at = columns.findIndex((column, index) => column !== 'quota' && rows.some(row => toNumber(row.amounts[index]) > 0))
  return Math.max(0, at)
}

const toNumber = (amount: number | 'few' | null | undefined): number => (typeof amount === 'number' ? amount : 0)
