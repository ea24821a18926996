import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { EmptyState } from '../../empty-state.tsx'
import { A } from '../../lang/lang.tsx'
import { useTexts } from '../../lang/use-texts.tsx'
import { type Column, Rows } from '../rows.tsx'
import { type BulkAct, BulkBar, RowCheckbox } from './bulk-bar.tsx'
import type { ListColumn } from './list-column.tsx'
import { lastingQuery, listHref, readSort, shownColumns } from './list-state.ts'
import { ListToolbar, type ListTools } from './list-toolbar.tsx'
import { listTexts } from './texts.ts'

interface EmptyWords {
  title: string
  text: string
  action: string
}

interface DataListProps<T> extends ListTools {
  /** A page as `readKeyset` returns it. */
  page: { items: readonly T[]; before: string | null; after: string | null }
  keyOf(item: T): string
  /** Names a row for screen readers. */
  nameOf(item: T): string
  columns: readonly ListColumn<T>[]
  caption: string
  /** The number of items, in words. */
  count: string
  /** `title` or `-title`: the order without a `sort` in the address. */
  firstSort: string
  /** Shown if nothing matches, and if there is nothing without any filter. */
  empty: EmptyWords
  none: EmptyWords
  /** Where the act of `none` leads; otherwise the studio's home. */
  noneHref?: string
  /** What can be done with the selected rows; forms of the page's action. */
  acts?: readonly BulkAct[]
  /** More of the bar of selected rows: fields of its form. */
  bulkFields?: ReactNode
}

const pagerLink =
  'border-line hover:border-primary-text flex min-h-12 min-w-12 items-center justify-center rounded-(--radius-button) border px-4 font-semibold'

/** A list of the studio: filters, search, order, columns, views, CSV, selection with bulk acts, and the pages beside this one. See README.md. */
export function DataList<T>({
  page,
  keyOf,
  nameOf,
  columns,
  caption,
  count,
  firstSort,
  empty,
  none,
  noneHref = '/Studio',
  acts,
  bulkFields,
  ...tools
}: DataListProps<T>) {
  const { base, query } = tools
  const t = useTexts(listTexts)
  const formId = useId()
  const body = useRef<HTMLTableSectionElement>(null)
  const ids = page.items.map(keyOf)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const shown = ids.join()
  // Another page, or rows that went: only what can be seen may be acted on.
  useEffect(() => setChosen(new Set()), [shown])
  const toggle = (id: string) => setChosen(before => new Set(before.has(id) ? [...before].filter(one => one !== id) : [...before, id]))
  const sortable = columns.filter(column => column.isSortable).map(column => column.key)
  const sort = readSort(query['sort'], sortable, firstSort)

  const headOf = (column: Column<T>) => {
    const of = columns.find(one => one.title === column.title)
    if (!of?.isSortable) return undefined
    const isCurrent = of.key === sort.key
    const next = isCurrent && !sort.isDescending ? `-${of.key}` : of.key
    return {
      show: (
        <A
          href={listHref(base, query, { sort: next === firstSort ? undefined : next })}
          aria-label={t.fill('sortBy', { column: of.title })}
          className="hover:text-primary-text inline-flex min-h-11 items-center gap-1 underline-offset-4 hover:underline"
        >
          {of.title}
          <span aria-hidden>{isCurrent ? (sort.isDescending ? '↓' : '↑') : ''}</span>
        </A>
      ),
      ...(isCurrent && { sort: sort.isDescending ? ('descending' as const) : ('ascending' as const) }),
    }
  }
  const selection = acts && {
    all: (
      <RowCheckbox
        label={t.selectAll}
        isChecked={ids.length > 0 && chosen.size === ids.length}
        onChange={isAll => setChosen(new Set(isAll ? ids : []))}
      />
    ),
    show: (item: T) => (
      <RowCheckbox
        label={t.fill('select', { name: nameOf(item) })}
        name="ids"
        value={keyOf(item)}
        form={formId}
        isChecked={chosen.has(keyOf(item))}
        onChange={() => toggle(keyOf(item))}
      />
    ),
  }

  return (
    <>
      <ListToolbar {...tools} columns={columns} sort={sort} firstSort={firstSort} />
      {page.items.length === 0 ? (
        <Empty base={base} isAll={lastingQuery(query).size === 0} empty={empty} none={none} noneHref={noneHref} />
      ) : (
        <>
          <p role="status" className="text-ink-soft my-4">
            {count}
          </p>
          {acts && (
            <BulkBar
              formId={formId}
              acts={acts}
              chosen={chosen.size}
              onAll={() => setChosen(new Set(ids))}
              isAll={chosen.size === ids.length}
              onClear={() => setChosen(new Set())}
            >
              {bulkFields}
            </BulkBar>
          )}
          <Rows
            items={page.items}
            keyOf={keyOf}
            columns={shownColumns(columns, query['columns'])}
            caption={caption}
            headOf={headOf}
            {...(selection && { selection })}
            body={{ ref: body, onKeyDown: event => moveByKey(event, body.current) }}
          />
          {acts && <p className="text-ink-soft mt-2 hidden text-sm md:block">{t.keys}</p>}
          {(page.before !== null || page.after !== null) && (
            <nav aria-label={t.pages} className="mt-8 flex flex-wrap justify-center gap-2">
              {page.before !== null && (
                <>
                  <A href={listHref(base, query)} className={pagerLink}>
                    {t.first}
                  </A>
                  <A rel="prev" href={listHref(base, query, { before: page.before })} className={pagerLink}>
                    {t.earlier}
                  </A>
                </>
              )}
              {page.after !== null && (
                <A rel="next" href={listHref(base, query, { after: page.after })} className={pagerLink}>
                  {t.later}
                </A>
              )}
            </nav>
          )}
        </>
      )}
    </>
  )
}

interface EmptyProps {
  base: string
  isAll: boolean
  empty: EmptyWords
  none: EmptyWords
  noneHref: string
}

function Empty({ base, isAll, empty, none, noneHref }: EmptyProps) {
  const words = isAll ? none : empty
  return <EmptyState title={words.title} text={words.text} action={{ label: words.action, href: isAll ? noneHref : base }} />
}

/** J, K and the arrows move between the rows, X selects. Only while the focus is in the list: elsewhere the keys are the reader's. */
function moveByKey(event: KeyboardEvent<HTMLTableSectionElement>, body: HTMLTableSectionElement | null): void {
  if (!body || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return
  // Fields in a row keep their keys.
  if (event.target.matches('input:not([type="checkbox"]), select, textarea')) return
  const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key]
  const row = event.target.closest('tr')
  const isInRow = event.target instanceof HTMLAnchorElement || event.target.matches('input[name="ids"]')
  if (event.key === 'x' && isInRow) row?.querySelector<HTMLInputElement>('input[name="ids"]')?.click()
  else if (step !== undefined) {
    const rows = [...body.rows]
    const next = rows[rows.findIndex(one => one === row) + step]
    // Rows that lead nowhere are moved between by their checkboxes.
    ;(next?.querySelector<HTMLElement>('th a[href^="/"]') ?? next?.querySelector<HTMLElement>('input[name="ids"]'))?.focus()
  } else return
  event.preventDefault()
}
