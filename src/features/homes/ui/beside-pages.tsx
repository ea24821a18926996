import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { homeTexts } from '../texts.ts'

interface BesidePagesProps {
  /** Path of the list, without language prefix. */
  base: string
  before: string | null
  after: string | null
  /** Query parameters that stay. */
  query?: Readonly<Record<string, string>>
  /** What the list holds: tells its pages from those of another list. */
  label: string
}

/** Links to the pages beside this one of a list that is read by its place. Renders nothing where there is none. */
export function BesidePages({ base, before, after, query = {}, label }: BesidePagesProps) {
  const { teaching: t } = useTexts(homeTexts)
  if (before === null && after === null) return null
  const hrefOf = (name: string, cursor: string) => `${base}?${new URLSearchParams({ ...query, [name]: cursor })}`
  return (
    <nav aria-label={`${t.pages}: ${label}`} className="mt-4 flex flex-wrap gap-2">
      {before !== null && (
        <A rel="prev" href={hrefOf('before', before)} className="btn btn-quiet">
          {t.earlier}
        </A>
      )}
      {after !== null && (
        <A rel="next" href={hrefOf('after', after)} className="btn btn-quiet">
          {t.more}
        </A>
      )}
    </nav>
  )
}
