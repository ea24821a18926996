/** The look of a cell in a table of ranks. */
export const rankedCell = 'border-line border-t px-3 py-3 align-top sm:px-4'

/** The heading of ranks: a number sign to see, `label` to hear. */
export function RankHead({ label }: { label: string }) {
  return (
    <th scope="col" className="w-11 px-3 py-3 font-semibold sm:w-16 sm:px-4">
      <span aria-hidden>#</span>
      <span className="sr-only">{label}</span>
    </th>
  )
}

/** A rank; the first three stand out. */
export function RankCell({ rank }: { rank: number }) {
  return (
    <td className={`${rankedCell} font-heading text-lg font-bold tabular-nums ${rank <= 3 ? 'text-primary-text' : 'text-ink-soft'}`}>
      {rank}
    </td>
  )
}
