import { Section } from '#ui/app/section.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { Place } from '../places.ts'
import { studioTexts } from '../texts.ts'
import { EntryIcon } from './entry-icon.tsx'

/** Links to the viewer's pages, each with a description. */
export function Places({ places }: { places: readonly Place[] }) {
  const t = useTexts(studioTexts)
  return (
    <Section title={t.overview.places}>
      <ul className="divide-line divide-y">
        {places.map(place => (
          <li key={place.href} className="group relative flex gap-3 py-3 first:pt-0 last:pb-0">
            <EntryIcon name={place.name} size={22} className="text-primary-text mt-0.5 shrink-0" />
            <div className="min-w-0">
              <A
                href={place.href}
                className="group-hover:text-primary-text font-semibold underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {t.navigation[place.name]}
              </A>
              <p className="text-ink-soft">{t.places[place.about]}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
