import { can } from '#features/permissions/permissions.ts'
import type { Viewer } from '#platform/context.ts'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { entriesFor, type StudioEntry } from '../navigation.ts'
import { type StudioTexts, studioTexts } from '../texts.ts'
import { Section } from './section.tsx'

/** Where the viewer can go from here, each with what is there. */
export function Places({ viewer }: { viewer: Viewer }) {
  const t = useTexts(studioTexts)
  return (
    <Section title={t.overview.places}>
      <ul className="divide-line divide-y">
        {entriesFor(viewer)
          .filter(entry => entry.name !== 'overview')
          .map(entry => (
            <li key={entry.href} className="group relative flex gap-3 py-3 first:pt-0 last:pb-0">
              <entry.Icon aria-hidden size={22} className="text-primary-text mt-0.5 shrink-0" />
              <div className="min-w-0">
                <A
                  href={entry.href}
                  className="group-hover:text-primary-text font-semibold underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  {t.navigation[entry.name]}
                </A>
                <p className="text-ink-soft">{wordsOf(t, entry, viewer)}</p>
              </div>
            </li>
          ))}
      </ul>
    </Section>
  )
}

/** What is at an entry: a school's staff find pupils alone where the site's staff find requests to be erased as well. */
function wordsOf({ places }: StudioTexts, { name }: StudioEntry, viewer: Viewer): string | undefined {
  if (name === 'erasure' && !can(viewer, 'privacy.manage')) return places.pupils
  return name === 'overview' ? undefined : places[name]
}
