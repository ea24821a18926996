import { useTexts } from '#ui/lang/use-texts.tsx'
import { leaderboardTexts } from '../texts.ts'

interface BoardTableProps {
  caption: string
  /** The heading of the names. */
  column: string
  rows: readonly { key: string; rank: number; name: string; detail?: string; points: string; isOwn?: boolean }[]
}

const cell = 'border-line border-t px-3 py-3 align-top sm:px-4'

/** A board as a table: rank, name, points. Equal points have the same rank. */
export function BoardTable({ caption, column, rows }: BoardTableProps) {
  const t = useTexts(leaderboardTexts)
  return (
    <div className="card text-ink overflow-hidden">
      <table className="w-full text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-tint">
          <tr>
            <th scope="col" className="w-11 px-3 py-3 font-semibold sm:w-16 sm:px-4">
              <span aria-hidden>#</span>
              <span className="sr-only">{t.columns.rank}</span>
            </th>
            <th scope="col" className="px-3 py-3 font-semibold sm:px-4">
              {column}
            </th>
            <th scope="col" className="px-3 py-3 text-right font-semibold sm:px-4">
              {t.columns.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.key} {...(row.isOwn && { 'data-own': '', className: 'bg-tint' })}>
              <td
                className={`${cell} font-heading text-lg font-bold tabular-nums ${row.rank <= 3 ? 'text-primary-text' : 'text-ink-soft'}`}
              >
                {row.rank}
              </td>
              <th scope="row" className={`${cell} font-semibold wrap-anywhere`}>
                {row.name}
                {row.isOwn && ` (${t.own.you})`}
                {row.detail && <span className="text-ink-soft block font-normal">{row.detail}</span>}
              </th>
              <td className={`${cell} text-right text-lg font-bold tabular-nums`}>{row.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
