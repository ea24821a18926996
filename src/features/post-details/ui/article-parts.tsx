import { formatMoment } from '#kit/format.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { toArticleDetails } from '../article.ts'
import { detailTexts } from '../texts.ts'

/** Where a text was published first, and where to register for a program. Nothing where neither is given. */
export function ArticleParts({ details, now }: { details: Record<string, unknown>; now: Date }) {
  const lang = useLang()
  const t = useTexts(detailTexts)
  const { sourceName, sourceUrl, registrationUrl, registrationUntil } = toArticleDetails(details)
  const isOver = registrationUntil !== undefined && registrationUntil < now
  return (
    <>
      {registrationUntil && (
        <p className="mt-8 font-semibold">
          {isOver ? t.register.over : t.fill('register.until', { until: formatMoment(registrationUntil, undefined, lang) })}
        </p>
      )}
      {registrationUrl && !isOver && (
        <p className="mt-4">
          <a href={registrationUrl} rel="noopener noreferrer" className="btn btn-main">
            {t.register.link}
          </a>
        </p>
      )}
      {(sourceName || sourceUrl) && (
        <p className="text-ink-soft mt-8 wrap-anywhere">
          {t.source}:{' '}
          {sourceUrl ? (
            <a href={sourceUrl} rel="noopener noreferrer" className="text-primary-text underline underline-offset-4">
              {sourceName || sourceUrl}
            </a>
          ) : (
            sourceName
          )}
        </p>
      )}
    </>
  )
}
