import type { Place } from '#features/media/file-uses.server.ts'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { MediaDetail } from '../media-file.ts'
import { libraryTexts } from '../texts.ts'

/** Where a place's records are edited. */
const EDITED_AT: Record<Place, (record: string) => string> = {
  posts: record => `/Studio/Posts/${record}`,
  classes: record => `/Studio/Classes/${record}`,
  outline_templates: () => '/Studio/Classes',
  careers: record => `/Studio/Careers/${record}`,
  mentors: record => `/Studio/Mentors/${record}`,
  portfolios: record => `/Studio/Portfolios/${record}`,
  programs: record => `/Studio/Programs/${record}`,
  speakers: record => `/Studio/Speakers/${record}`,
  sponsors: record => `/Studio/Sponsors/${record}`,
  testimonies: record => `/Studio/Testimonies/${record}`,
  lms_features: record => `/Studio/LmsFeatures/${record}`,
  pages: record => `/Studio/Pages/${record}`,
  site_settings: () => '/Studio/Settings',
  bin: () => '/Studio/Bin',
}

/** Where a file is used, with links. */
export function UseList({ uses }: { uses: MediaDetail['uses'] }) {
  const { details: t } = useTexts(libraryTexts)
  return (
    <section aria-label={t.uses}>
      <h3 className="font-semibold">{t.uses}</h3>
      {uses.length === 0 ? (
        <p className="text-ink-soft mt-1">{t.unused}</p>
      ) : (
        <ul className="mt-1 space-y-1">
          {uses.map(({ place, record, name }) => (
            <li key={`${place} ${record}`} className="wrap-anywhere">
              <span className="text-ink-soft">{t.places[place]}: </span>
              <A href={EDITED_AT[place](record)} className="text-primary-text underline underline-offset-4">
                {name || record}
              </A>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
