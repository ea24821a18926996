import type { ReactNode } from 'react'
import { StandingsTable } from '#features/schools/ui/standings-table.tsx'
import { CHIP_ROW, chipClass } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { hrefWith } from '#ui/href.ts'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Pager } from '#ui/pager.tsx'
import type { LeaderboardsView } from '../network.server.ts'
import { programTexts } from '../texts.ts'
import { PageTop } from './page-top.tsx'

const BASE = '/Leaderboards'

/** The teams of the leagues. `tabs`: links to the page's other boards. */
export function Leaderboards({ view, tabs }: { view: LeaderboardsView; tabs?: ReactNode }) {
  const t = useTexts(programTexts).boards
  return (
    <div className="container-page py-10 md:py-14">
      <PageTop title={t.title} lead={view.lead} />
      {tabs}
      {view.leagues.length > 0 && (
        <nav aria-label={t.chips} className={`mt-4.5 ${CHIP_ROW}`}>
          {[{ slug: undefined, name: t.all }, ...view.leagues].map(league => {
            const isActive = view.program === league.slug
            return (
              <A
                key={league.slug ?? ''}
                href={hrefWith(BASE, view.values, 'program', league.slug)}
                aria-current={isActive ? 'true' : undefined}
                className={chipClass(isActive)}
              >
                {league.slug ? <InLang>{league.name}</InLang> : league.name}
              </A>
            )
          })}
        </nav>
      )}
      {view.rows.length > 0 ? (
        <>
          <p className="text-ink-soft mt-6 mb-4" role="status">
            {view.count}
          </p>
          <StandingsTable caption={view.caption} rows={view.rows} withProgram={!view.program && view.leagues.length > 1} />
          <Pager page={view.page} totalPages={view.totalPages} base={BASE} query={view.values} />
          <A href="/Liga-Smk/Register" className="btn btn-quiet mt-8">
            {t.join}
          </A>
        </>
      ) : (
        <EmptyState
          {...(view.isUnknown && view.leagues.length > 0
            ? { title: t.unknown.title, text: t.unknown.text, action: { label: t.unknown.action, href: BASE } }
            : { title: t.empty.title, text: t.empty.text, action: { label: t.empty.action, href: '/Liga-Smk' } })}
        />
      )}
    </div>
  )
}
