import { formatCount } from '#kit/format.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Pager } from '#ui/pager.tsx'
import { rememberHtml } from '#ui/static-html.server.tsx'
import type { ClassListData } from '../list.server.ts'
import { classTexts } from '../texts.ts'
import { ClassCard } from './class-card.tsx'
import { ClassFilters } from './class-filters.tsx'

// A third of the page's elements, and the same for most readers: programmes and cities change rarely, few choices are made at once.
const filterForms = rememberHtml(200)
// A card is the same for everyone who reads it, on whatever page of whatever list.
const cardTexts = rememberHtml(2000)

/** The body of both lists of classes. */
export function ClassList({ list }: { list: ClassListData }) {
  const lang = useLang()
  const t = useTexts(classTexts)
  const { filters } = list
  const form = filterForms(lang, filters, () => <ClassFilters view={filters} />)
  const search = filters.values['search'] ?? ''
  const cards = list.cards
    .map((view, at) => {
      const props = { view, isFirst: at === 0 }
      return cardTexts(lang, props, () => <ClassCard {...props} />)
    })
    .join('')
  return (
    <div className="container-page py-10 md:py-14">
      <h1 className="text-3xl font-extrabold md:text-5xl">{list.title}</h1>
      <p className="text-ink-soft mt-3 max-w-[60ch] text-lg">{list.lead}</p>
      <div className="mt-8" dangerouslySetInnerHTML={{ __html: form }} />
      <p className="text-ink-soft mt-8" role="status">
        {t.fill(search ? 'list.countFor' : 'list.count', { count: list.totalItems, shown: formatCount(list.totalItems), search })}
      </p>
      {list.cards.length === 0 ? (
        <EmptyState title={t.list.empty.title} text={t.list.empty.text} action={{ label: t.list.empty.action, href: filters.base }} />
      ) : (
        <ul className="mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-3" dangerouslySetInnerHTML={{ __html: cards }} />
      )}
      <Pager page={list.page} totalPages={list.totalPages} base={filters.base} query={filters.values} />
    </div>
  )
}
