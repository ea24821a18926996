import { hrefWith } from './href.ts'
import { A } from './lang/lang.tsx'
import { useUiTexts } from './lang/use-ui-texts.tsx'

interface PagerProps {
  page: number
  totalPages: number
  /** The list's path. */
  base: string
  /** Other query parameters of the list. */
  query: Record<string, string>
}

const linkClass =
  'border-line hover:border-primary-text flex min-h-12 min-w-12 items-center justify-center rounded-(--radius-button) border px-4 font-semibold'

/** Links to the previous, surrounding and next pages. Renders nothing for a single page. */
export function Pager({ page, totalPages, base, query }: PagerProps) {
  const t = useUiTexts()
  if (totalPages <= 1) return null
  const hrefOf = (to: number) => hrefWith(base, query, 'page', to > 1 ? String(to) : undefined)
  return (
    <nav aria-label={t.pages} className="mt-12 flex flex-wrap justify-center gap-2">
      {page > 1 && (
        <A rel="prev" href={hrefOf(page - 1)} className={linkClass}>
          {t.previous}
        </A>
      )}
      {pagesAround(page, totalPages).map(number => (
        <A
          key={number}
          href={hrefOf(number)}
          aria-label={`${t.pageNumber} ${number}`}
          aria-current={number === page ? 'page' : undefined}
          className={`${linkClass} aria-[current]:bg-primary aria-[current]:text-on-primary max-sm:hidden aria-[current]:border-primary`}
        >
          {number}
        </A>
      ))}
      <span className="text-ink-soft flex min-h-12 items-center px-2 sm:hidden">
        {page} {t.of} {totalPages}
      </span>
      {page < totalPages && (
        <A rel="next" href={hrefOf(page + 1)} className={linkClass}>
          {t.next}
        </A>
      )}
    </nav>
  )
}

/** Returns the first page, the last, and two on either side of `page`. */
export function pagesAround(page: number, totalPages: number): number[] {
  const wanted = new Set([1, totalPages])
  for (let at = page - 2; at <= page + 2; at++) if (at >= 1 && at <= totalPages) wanted.add(at)
  return [...wanted].sort((a, b) => a - b)
}
