import { localHref } from '#kit/lang.ts'
import { CHIP_ROW, chipClass } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { hrefWith } from '#ui/href.ts'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Pager } from '#ui/pager.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { BoardView } from '../board-view.server.ts'
import { leaderboardTexts } from '../texts.ts'
import { BoardTable } from './board-table.tsx'
import { BoardTabs } from './board-tabs.tsx'

const BASE = '/Leaderboards'

/** The public board of learners or of schools. Filters are links and a plain form, so it works without JavaScript. */
export function Board({ view }: { view: BoardView }) {
  const t = useTexts(leaderboardTexts)
  const { board, values, period } = view
  return (
    <div className="container-page py-10 md:py-14" data-board={board}>
      <h1 className="heading-section">{t.title}</h1>
      <p className="text-ink-soft mt-3 max-w-[65ch] text-lg">{view.lead}</p>
      <BoardTabs current={board} />
      <nav aria-label={t.periods.label} className={`mt-4 ${CHIP_ROW}`}>
        {(['week', 'all'] as const).map(one => (
          <A
            key={one}
            href={hrefWith(BASE, values, 'period', one === 'all' ? one : undefined)}
            aria-current={one === period ? 'true' : undefined}
            className={chipClass(one === period)}
          >
            {t.periods[one]}
          </A>
        ))}
      </nav>
      {view.classes.length > 1 && <Filters view={view} />}
      {view.rows.length > 0 ? (
        <>
          <p className="text-ink-soft mt-6 mb-4" role="status">
            {view.count}
          </p>
          <BoardTable caption={t.caption[board]} column={board === 'people' ? t.columns.name : t.columns.school} rows={view.rows} />
          <Pager page={view.page} totalPages={view.totalPages} base={BASE} query={values} />
        </>
      ) : (
        <Empty view={view} />
      )}
    </div>
  )
}

function Filters({ view: { board, values, period, classes, programs } }: { view: BoardView }) {
  const t = useTexts(leaderboardTexts)
  const lang = useLang()
  const every = ['', t.filters.every] as const
  return (
    <form action={localHref(lang, BASE)} className="mt-4 grid max-w-3xl gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
      <input type="hidden" name="board" value={board} />
      {period === 'all' && <input type="hidden" name="period" value="all" />}
      {programs.length > 0 && (
        <SelectField name="program" label={t.filters.program} value={values['program'] ?? ''} choices={[every, ...programs]} />
      )}
      <SelectField name="class" label={t.filters.class} value={values['class'] ?? ''} choices={[every, ...classes]} />
      <button type="submit" className="btn btn-quiet">
        {t.filters.apply}
      </button>
    </form>
  )
}

function Empty({ view: { board, isUnknown } }: { view: BoardView }) {
  const t = useTexts(leaderboardTexts)
  const words = isUnknown ? t.unknown : t.empty[board]
  return (
    <EmptyState
      title={words.title}
      text={words.text}
      action={{ label: words.action, href: isUnknown ? `${BASE}?board=people` : '/Courses' }}
    />
  )
}
