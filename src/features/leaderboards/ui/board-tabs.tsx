import { CHIP_ROW, chipClass } from '#ui/chip.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { leaderboardTexts } from '../texts.ts'

const BOARDS = ['teams', 'people', 'schools'] as const

/** Links to the boards of the public page, and to one's own. */
export function BoardTabs({ current }: { current: (typeof BOARDS)[number] }) {
  const t = useTexts(leaderboardTexts)
  return (
    <>
      <nav aria-label={t.tabs.label} className={`mt-6 ${CHIP_ROW}`}>
        {BOARDS.map(board => (
          <A
            key={board}
            href={`/Leaderboards?board=${board}`}
            aria-current={board === current ? 'page' : undefined}
            className={chipClass(board === current)}
          >
            {t.tabs[board]}
          </A>
        ))}
      </nav>
      <p className="mt-2">
        <A
          href="/Learn/Leaderboards"
          className="text-primary-text inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t.ownLink}
        </A>
      </p>
    </>
  )
}
