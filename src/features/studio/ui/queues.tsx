import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { StudioEntry } from '../navigation.ts'
import { studioTexts } from '../texts.ts'
import { EntryIcon } from './entry-icon.tsx'

/** What waits for this person, as it stands in the side bar; says so where nothing does. */
export function Queues({ queues }: { queues: readonly (StudioEntry & { waiting: number })[] }) {
  const { home: t, navigation } = useTexts(studioTexts)
  return (
    <section aria-labelledby="queues" data-home="queues">
      <h2 id="queues" className="mb-2 font-semibold">
        {t.queues}
      </h2>
      {queues.length === 0 ? (
        <p className="text-ink-soft">{t.nothingWaits}</p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-6">
          {queues.map(({ name, href, waiting }) => (
            <li key={name} className="card hover:border-primary-text relative flex items-center gap-3 px-4 py-3">
              <EntryIcon name={name} className="text-primary-text shrink-0" />
              <A href={href} className="min-w-0 grow font-medium after:absolute after:inset-0">
                {navigation[name]}
              </A>
              <span className="text-lg font-semibold tabular-nums">
                {waiting}
                <span className="sr-only"> {t.waits}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
