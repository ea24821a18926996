import { Rows } from '#ui/app/rows.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { REVENUE_COLUMNS, type RevenueRow } from '../revenue.ts'
import { bookkeepingTexts } from '../texts.ts'
import { Money } from './money.tsx'

interface RevenueTableProps {
  caption: string
  head: string
  rows: readonly RevenueRow[]
  total: RevenueRow
  nameOf(row: RevenueRow): string
  hrefOf?(row: RevenueRow): string | undefined
}

/** Revenue row by row, with its sum below. */
export function RevenueTable({ caption, head, rows, total, nameOf, hrefOf }: RevenueTableProps) {
  const { revenue: t } = useTexts(bookkeepingTexts)
  const SUM = '\u0000'
  return (
    <Rows
      isReachable
      items={[...rows, { ...total, key: SUM }]}
      keyOf={row => row.key}
      caption={caption}
      columns={[
        {
          title: head,
          isHeading: true,
          show: row => {
            const href = row.key === SUM ? undefined : hrefOf?.(row)
            if (row.key === SUM) return <strong>{t.total}</strong>
            return href ? (
              <A href={href} className="font-semibold underline-offset-4 hover:underline">
                {nameOf(row)}
              </A>
            ) : (
              <span className="font-semibold">{nameOf(row)}</span>
            )
          },
        },
        ...REVENUE_COLUMNS.map(column => ({ title: t.columns[column], show: (row: RevenueRow) => <Money amount={row[column]} /> })),
      ]}
    />
  )
}
