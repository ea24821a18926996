import { InLang } from '#ui/lang/in-lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { RankCell, RankHead, rankedCell } from '#ui/rank-cells.tsx'
import type { StandingView } from '../standing-view.ts'
import { schoolTexts } from '../texts.ts'

/**
 * The leaderboard as a table. On phones, school, city and time move to second lines below team and score, so that nothing scrolls sideways. `withProgram`
 * shows each team's program beside its school.
 */
export function StandingsTable({ caption, rows, withProgram = false }: { caption: string; rows: StandingView[]; withProgram?: boolean }) {
  const t = useTexts(schoolTexts).table
  return (
    <div className="card text-ink overflow-hidden">
      <table className="w-full text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-tint">
          <tr>
            <RankHead label={t.rank} />
            <th scope="col" className="px-3 py-3 font-semibold sm:px-4">
              {t.team}
            </th>
            <th scope="col" className="hidden px-4 py-3 font-semibold md:table-cell">
              {t.school}
            </th>
            <th scope="col" className="hidden px-4 py-3 font-semibold md:table-cell">
              {t.city}
            </th>
            <th scope="col" className="px-3 py-3 text-right font-semibold sm:px-4">
              {t.score}
            </th>
            <th scope="col" className="hidden px-4 py-3 text-right font-semibold md:table-cell">
              {t.minutes}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.key}>
              <RankCell rank={row.rank} />
              <th scope="row" className={`${rankedCell} font-semibold wrap-anywhere`}>
                {row.team}
                <span className="text-ink-soft block font-normal md:hidden">{row.school}</span>
                <span className="text-ink-soft block font-normal md:hidden">{row.city}</span>
                {withProgram && row.program && (
                  <span className="text-ink-soft block font-normal">
                    <InLang>{row.program}</InLang>
                  </span>
                )}
              </th>
              <td className={`${rankedCell} hidden md:table-cell`}>{row.school}</td>
              <td className={`${rankedCell} hidden md:table-cell`}>{row.city}</td>
              <td className={`${rankedCell} text-right tabular-nums`}>
                <strong className="text-lg">{row.score}</strong>
                <span className="text-ink-soft block whitespace-nowrap md:hidden">{row.time}</span>
              </td>
              <td className={`${rankedCell} hidden text-right whitespace-nowrap tabular-nums md:table-cell`}>{row.time || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
