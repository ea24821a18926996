import type { ComponentProps, ReactNode } from 'react'

export interface Column<T> {
  title: string
  /** The row's heading. Its column title is omitted where rows are shown as cards. */
  isHeading?: boolean
  /** Actions on the row. The column title is visible to screen readers only. */
  isAction?: boolean
  show(item: T): ReactNode
}

interface RowsProps<T> {
  items: readonly T[]
  keyOf(item: T): string
  columns: readonly Column<T>[]
  caption: string
  /** Stands before the first column: what selects all rows, and what selects one. */
  selection?: { all: ReactNode; show(item: T): ReactNode }
  /** What a column's head shows instead of its title, such as a link that sorts by it, and its `aria-sort`. */
  headOf?(column: Column<T>): { show: ReactNode; sort?: 'ascending' | 'descending' } | undefined
  body?: ComponentProps<'tbody'>
  /** The frame takes the focus, so that keys scroll a table that is wider than the page and has nothing else that takes it. */
  isReachable?: boolean
}

/** A table. Where it has little room, each row is a card whose cells show their column's title. A link with `after:absolute after:inset-0` covers its row. */
export function Rows<T>({ items, keyOf, columns, caption, selection, headOf, body, isReachable }: RowsProps<T>) {
  return (
    <div className="@container">
      <div
        className="@3xl:card @3xl:overflow-x-auto"
        // What scrolls by itself must be reached by the keyboard (WCAG 2.1.1).
        {...(isReachable && { role: 'group', 'aria-label': caption, tabIndex: 0 })}
      >
        <table className="block w-full text-left @3xl:table">
          <caption className="sr-only">{caption}</caption>
          <thead className="hidden @3xl:table-header-group">
            <tr className="border-line border-b">
              {selection && <td className="w-12 py-1 ps-3 align-middle">{selection.all}</td>}
              {columns.map(column => {
                const head = headOf?.(column)
                return (
                  <th key={column.title} scope="col" aria-sort={head?.sort} className="text-ink-soft px-4 py-3 font-medium">
                    {head ? head.show : <span className={column.isAction ? 'sr-only' : ''}>{column.title}</span>}
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody {...body} className="block space-y-3 @3xl:table-row-group">
            {items.map(item => (
              <tr
                key={keyOf(item)}
                className="card @3xl:hover:bg-primary/6 relative block p-4 @3xl:table-row @3xl:rounded-none @3xl:border-line @3xl:border-0 @3xl:not-last:border-b @3xl:p-0 @3xl:shadow-none"
              >
                {selection && (
                  <td className="absolute end-2 top-2 z-10 @3xl:static @3xl:table-cell @3xl:py-1 @3xl:ps-3 @3xl:align-middle">
                    {selection.show(item)}
                  </td>
                )}
                {columns.map(column => (
                  <Cell key={column.title} column={column} item={item} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function Cell<T>({ column, item }: { column: Column<T>; item: T }) {
  const look = '@3xl:px-4 @3xl:py-3 @3xl:align-middle'
  if (column.isHeading)
    return (
      <th scope="row" className={`block pb-1 font-normal @3xl:table-cell ${look}`}>
        <div className="@3xl:min-w-56">{column.show(item)}</div>
      </th>
    )
  return (
    <td className={`flex flex-wrap items-baseline justify-between gap-x-4 py-1 @3xl:table-cell ${look}`}>
      {!column.isAction && <span className="text-ink-soft @3xl:hidden">{column.title}</span>}
      {column.show(item)}
    </td>
  )
}
