import { formatCount } from '#kit/format.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LanguageNote } from '#ui/lang/in-lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { useListWords } from '#ui/list-words.ts'
import { Pager } from '#ui/pager.tsx'
import type { ClassListData } from '../list.server.ts'
import { classTexts } from '../texts.ts'
import { ClassCard } from './class-card.tsx'
import { ClassFilters, RESULTS_ID } from './class-filters.tsx'

/** Body of the class lists. */
export function ClassList({ list }: { list: ClassListData }) {
  const t = useTexts(classTexts)
  const { filters } = list
  const words = useListWords(filters.base)
  const search = filters.values['search'] ?? ''
  return (
    <div className="container-page py-10 md:py-14">
      <h1 className="text-3xl font-extrabold md:text-5xl">{words.title ?? list.title}</h1>
      <p className="text-ink-soft mt-3 max-w-[60ch] text-lg">{words.lead ?? list.lead}</p>
      <LanguageNote of="list" langs={list.cards.map(card => card.lang)} />
      <div className="mt-8">
        <ClassFilters view={filters} />
      </div>
      <p id={RESULTS_ID} className="text-ink-soft mt-8 scroll-mt-24" role="status">
        {t.fill(search ? 'list.countFor' : 'list.count', { count: list.totalItems, shown: formatCount(list.totalItems), search })}
      </p>
      {list.cards.length === 0 ? (
        <EmptyState title={t.list.empty.title} text={t.list.empty.text} action={{ label: t.list.empty.action, href: filters.base }} />
      ) : (
        <ul className="mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {list.cards.map((card, at) => (
            <ClassCard key={card.href} view={card} isFirst={at === 0} />
          ))}
        </ul>
      )}
      <Pager page={list.page} totalPages={list.totalPages} base={filters.base} query={filters.values} />
    </div>
  )
}
