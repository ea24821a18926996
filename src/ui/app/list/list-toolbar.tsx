import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { CHIP_ROW, chipClass } from '../../chip.tsx'
import { A } from '../../lang/lang.tsx'
import { useTexts } from '../../lang/use-texts.tsx'
import { SearchField } from '../../search-field.tsx'
import { SelectField } from '../../select-field.tsx'
import type { ListColumn } from './list-column.tsx'
import { lastingQuery, listHref, type SavedView, shownColumns } from './list-state.ts'
import { listTexts } from './texts.ts'
import { ViewMenu } from './view-menu.tsx'

/** A filter with few values: a row of chips. */
export interface ChipFilter {
  name: string
  label: string
  all: string
  choices: readonly (readonly [value: string, words: string])[]
}

/** What stands above the rows of a list. */
export interface ListTools {
  /** The list's path, and the query of its address. */
  base: string
  query: Readonly<Record<string, string>>
  search?: { label: string; hint: string }
  chips?: readonly ChipFilter[]
  /** Filters with many values, and the names of their fields. */
  more?: { names: readonly string[]; fields: ReactNode }
  /** The path of the CSV download. */
  csv?: string
  views?: { saved: readonly SavedView[]; problem?: string | undefined }
  /** More links beside them. */
  links?: ReactNode
}

interface ToolbarProps extends ListTools {
  columns: readonly Pick<ListColumn<unknown>, 'key' | 'title' | 'isHeading' | 'isAction' | 'isSortable' | 'isHidden'>[]
  sort: { key: string; isDescending: boolean }
  firstSort: string
}

const summaryClass = 'hover:text-primary-text flex min-h-11 cursor-pointer items-center gap-1 font-medium'

/** Search, filters, order, columns, views and the download of a list. All of it is in the address. */
export function ListToolbar({ base, query, search, chips = [], more, csv, views, links, columns, sort, firstSort }: ToolbarProps) {
  const t = useTexts(listTexts)
  const state = lastingQuery(query)
  const isFiltered = [...state.keys()].some(name => name !== 'sort' && name !== 'columns')
  const keep = (...names: string[]) =>
    [...state]
      .filter(([name]) => !names.includes(name))
      .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
  const sortable = columns.filter(column => column.isSortable)
  const shown = new Set(shownColumns(columns, query['columns']).map(column => column.key))
  return (
    <div className="space-y-3">
      {search && (
        <Form action={base} role="search" aria-label={search.label}>
          {keep('search')}
          <SearchField label={search.label} placeholder={search.hint} value={query['search'] ?? ''} />
        </Form>
      )}
      {chips.map(({ name, label, all, choices }) => (
        <nav key={name} aria-label={label} className={CHIP_ROW}>
          {[['', all] as const, ...choices].map(([value, words]) => {
            const isChosen = value === (query[name] ?? '')
            return (
              <A
                key={value}
                href={listHref(base, query, { [name]: value || undefined })}
                aria-current={isChosen ? 'true' : undefined}
                className={chipClass(isChosen)}
              >
                {words}
              </A>
            )
          })}
        </nav>
      ))}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-1">
        {more && (
          <details open={more.names.some(name => query[name])}>
            <summary className={summaryClass}>
              {t.more}
              <ChevronDown aria-hidden size={18} />
            </summary>
            <Form action={base} className="card mt-1 mb-2 grid gap-3 p-4 sm:grid-cols-2">
              {keep(...more.names)}
              {more.fields}
              <button type="submit" className="btn btn-quiet self-end">
                {t.moreApply}
              </button>
            </Form>
          </details>
        )}
        {sortable.length > 0 && (
          <details>
            <summary className={summaryClass}>
              {t.columns}
              <ChevronDown aria-hidden size={18} />
            </summary>
            <ColumnForm base={base} columns={columns} shown={shown} hidden={keep('columns', 'sort')}>
              <SelectField
                name="sort"
                label={t.sort}
                value={`${sort.isDescending ? '-' : ''}${sort.key}`}
                choices={sortable.flatMap(({ key, title }) => [
                  [key, `${title}, ${t.ascending}`] as const,
                  [`-${key}`, `${title}, ${t.descending}`] as const,
                ])}
              />
            </ColumnForm>
          </details>
        )}
        {views && <ViewMenu base={base} {...views} />}
        {csv && (
          <Link reloadDocument to={listHref(csv, query)} download className={`${summaryClass} underline underline-offset-4`}>
            {t.csv}
          </Link>
        )}
        {links}
        {isFiltered && (
          <A
            href={listHref(base, {}, { sort: query['sort'] === firstSort ? undefined : query['sort'], columns: query['columns'] })}
            className={`${summaryClass} underline underline-offset-4`}
          >
            {t.reset}
          </A>
        )}
      </div>
    </div>
  )
}

interface ColumnFormProps {
  base: string
  columns: ToolbarProps['columns']
  shown: ReadonlySet<string>
  hidden: ReactNode
  children: ReactNode
}

/** Chooses columns, and the order on a phone, where no heads are shown. Checked columns are sent under one name and joined here. */
function ColumnForm({ base, columns, shown, hidden, children }: ColumnFormProps) {
  const t = useTexts(listTexts)
  return (
    <Form
      action={base}
      className="card mt-1 mb-2 space-y-3 p-4"
      onSubmit={event => {
        const form = event.currentTarget
        const keys = [...form.querySelectorAll<HTMLInputElement>('input[data-column]:checked')].map(one => one.value)
        const field = form.elements.namedItem('columns')
        if (field instanceof HTMLInputElement) field.value = keys.join()
      }}
    >
      {hidden}
      <input type="hidden" name="columns" defaultValue={[...shown].join()} />
      <fieldset>
        <legend className="sr-only">{t.columns}</legend>
        {columns
          .filter(column => !column.isHeading && !column.isAction)
          .map(column => (
            <label key={column.key} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                data-column=""
                value={column.key}
                defaultChecked={shown.has(column.key)}
                className="accent-primary size-5"
              />
              {column.title}
            </label>
          ))}
      </fieldset>
      {children}
      <button type="submit" className="btn btn-quiet">
        {t.columnsApply}
      </button>
    </Form>
  )
}
