import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { Page } from '#kit/page.ts'
import { CHIP_ROW, chipClass } from '../chip.tsx'
import { EmptyState } from '../empty-state.tsx'
import { hrefWith } from '../href.ts'
import { A } from '../lang/lang.tsx'
import { Pager } from '../pager.tsx'
import { SearchField } from '../search-field.tsx'

interface FinderProps {
  base: string
  query: Readonly<Record<string, string>>
  search?: { label: string; hint: string }
  /** Filter chips, of which one is selected. */
  filter?: { name: string; label: string; all: string; choices: readonly (readonly [value: string, words: string])[] }
  /** More fields of the search form. */
  children?: ReactNode
}

/** Returns the query without `done`: paging and filtering keep all other parameters. */
function lasting(query: Readonly<Record<string, string>>): Record<string, string> {
  const { done: _, ...values } = query
  return values
}

/** A search form and filter chips, which are links. */
export function Finder({ base, query, search, filter, children }: FinderProps) {
  const values = lasting(query)
  const chosen = filter && values[filter.name]
  return (
    <div className="space-y-4">
      {search && (
        <Form action={base} role="search" aria-label={search.label} className="space-y-4">
          <SearchField label={search.label} placeholder={search.hint} value={values['search'] ?? ''} />
          {filter && chosen && <input type="hidden" name={filter.name} value={chosen} />}
          {children}
        </Form>
      )}
      {filter && (
        <nav aria-label={filter.label} className={CHIP_ROW}>
          {[['', filter.all] as const, ...filter.choices].map(([value, words]) => (
            <A
              key={value}
              href={hrefWith(base, values, filter.name, value || undefined)}
              aria-current={value === (chosen ?? '') ? 'true' : undefined}
              className={chipClass(value === (chosen ?? ''))}
            >
              {words}
            </A>
          ))}
        </nav>
      )}
    </div>
  )
}

interface EmptyWords {
  title: string
  text: string
  action: string
}

interface ListOfProps {
  page: Page<unknown>
  base: string
  query: Readonly<Record<string, string>>
  /** The number of items, in words. */
  count: string
  /** Shown if nothing matches the search or filter. */
  empty: EmptyWords
  /** Link of the empty state; by default the unfiltered list. */
  emptyHref?: string
  /** Shown if the unfiltered list is empty. */
  none?: EmptyWords
  children: ReactNode
}

/** A list with its count, an empty state and a pager. */
export function ListOf({ page, base, query, count, empty, emptyHref = base, none, children }: ListOfProps) {
  if (page.items.length === 0) {
    const isAll = Object.values(lasting(query)).every(value => value === '')
    const words = (isAll && none) || empty
    return (
      <EmptyState title={words.title} text={words.text} action={{ label: words.action, href: words === none ? '/Studio' : emptyHref }} />
    )
  }
  return (
    <>
      <p role="status" className="text-ink-soft my-4">
        {count}
      </p>
      {children}
      <Pager page={page.page} totalPages={page.totalPages} base={base} query={lasting(query)} />
    </>
  )
}
