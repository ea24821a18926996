import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { currentOf, groupsOf, type StudioEntry } from '../navigation.ts'
import { studioTexts } from '../texts.ts'
import { EntryIcon } from './entry-icon.tsx'

export type WaitingEntry = StudioEntry & { waiting: number; mayMake?: boolean }

/** The entries of the side bar in their groups, each with what waits for this person. */
export function SideBarEntries({ entries, path }: { entries: readonly WaitingEntry[]; path: string }) {
  const t = useTexts(studioTexts)
  const current = currentOf(entries, path)
  return (
    <nav aria-label={t.menu} className="space-y-4">
      {groupsOf(entries).map(({ group, entries: of }) => (
        <div key={group}>
          {group !== 'start' && (
            <h2 data-word className="text-ink-soft px-3 pb-1 text-xs font-semibold tracking-wide">
              {t.groups[group]}
            </h2>
          )}
          <ul>
            {of.map(entry => (
              <li key={entry.href}>
                <A
                  href={entry.href}
                  title={t.navigation[entry.name]}
                  aria-current={entry === current ? (entry.href === path ? 'page' : 'true') : undefined}
                  className="aria-[current]:bg-primary/12 hover:bg-primary/8 relative flex min-h-11 items-center gap-3 rounded-lg px-3 py-1.5 font-medium aria-[current]:font-semibold lg:min-h-9"
                >
                  <EntryIcon name={entry.name} size={18} className="shrink-0" />
                  <span data-word className="min-w-0 grow">
                    {t.navigation[entry.name]}
                  </span>
                  {entry.waiting > 0 && (
                    <span
                      data-waiting
                      className="bg-primary text-on-primary rounded-full px-2 text-xs leading-5 font-semibold tabular-nums"
                    >
                      {entry.waiting > 99 ? '99+' : entry.waiting}
                      <span className="sr-only"> {t.waiting}</span>
                    </span>
                  )}
                </A>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
