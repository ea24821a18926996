import { useTexts } from '#ui/lang/use-texts.tsx'
import { RankCell, RankHead, rankedCell } from '#ui/rank-cells.tsx'
import { leaderboardTexts } from '../texts.ts'

interface BoardTableProps {
  caption: string
  /** The heading of the names. */
  column: string
  rows: readonly { key: string; rank: number; name: string; detail?: string; points: string; isOwn?: boolean }[]
}

/** A board as a table: rank, name, points. Equal points have the same rank. */
export function BoardTable({ caption, column, rows }: BoardTableProps) {
  const t = useTexts(leaderboardTexts)
  return (
    <div className="card text-ink overflow-hidden">
      <table className="w-full text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-tint">
          <tr>
            <RankHead label={t.columns.rank} />
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
              <RankCell rank={row.rank} />
              <th scope="row" className={`${rankedCell} font-semibold wrap-anywhere`}>
                {row.name}
                {row.isOwn && ` (${t.own.you})`}
                {row.detail && <span className="text-ink-soft block font-normal">{row.detail}</span>}
              </th>
              <td className={`${rankedCell} text-right text-lg font-bold tabular-nums`}>{row.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
