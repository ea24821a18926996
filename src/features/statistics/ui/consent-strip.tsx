import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { statisticsTexts } from '../texts.ts'

/**
 * Asks once for consent to the click log. Part of every public document, hidden, and kept across navigations; `consent-strip.ts` shows it after the first
 * scroll. Folded it is one row of at most 72 px, so that it covers little of a phone; the question unfolds to the whole text. Yes and no look the same, so that
 * neither is pushed. A link in every footer opens it again, to withdraw consent.
 */
export function ConsentStrip({ hasAnalytics }: { hasAnalytics: boolean }) {
  const t = useTexts(statisticsTexts)
  return (
    <div
      id="izin-statistik"
      data-turbo-permanent
      hidden
      tabIndex={-1}
      role="region"
      aria-label={t.label}
      className="consent-strip border-line bg-surface text-ink fixed inset-x-0 bottom-0 z-[45] border-t pb-[env(safe-area-inset-bottom)] shadow-[0_-4px_20px_rgb(0_0_0/0.15)] in-[html:has([data-radio])]:bottom-[72px] in-[html[data-who=acting]]:bottom-16 in-[html[data-who=superadmin]]:bottom-16 [[hidden]]:hidden"
    >
      <div className="mx-auto flex max-h-[60vh] max-w-6xl flex-wrap items-center justify-end gap-x-2 overflow-y-auto px-3 py-2 sm:px-4">
        <details data-consent-choices className="group min-w-0 flex-1 open:basis-full [[hidden]]:hidden">
          <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 text-sm leading-tight font-semibold sm:text-base">
            {t.question}
            <span aria-hidden="true" className="text-primary-text transition-transform group-open:rotate-180">
              ▴
            </span>
          </summary>
          <p className="pt-1 pb-2 leading-snug">
            {hasAnalytics ? `${t.purpose} ${t.analytics}` : t.purpose}{' '}
            <A href="/Privacy-Policy" className="text-primary-text -my-[11px] inline-flex min-h-11 items-center underline">
              {t.privacy}
            </A>
          </p>
          <button type="button" data-consent-choice="refused_for_good" className="text-primary-text min-h-11 font-semibold underline">
            {t.minor}
          </button>
        </details>
        <p
          role="status"
          data-consent-kept
          data-minor={t.minorKept}
          data-untracked={t.untracked}
          className="min-w-0 flex-1 text-sm leading-tight empty:hidden"
        />
        <button type="button" data-consent-close hidden className="btn btn-quiet px-3! [[hidden]]:hidden">
          {t.close}
        </button>
        <div data-consent-choices className="flex gap-2 [[hidden]]:hidden">
          <button type="button" data-consent-choice="granted" className="btn btn-quiet px-3!">
            {t.allow}
          </button>
          <button type="button" data-consent-choice="refused" className="btn btn-quiet px-3!">
            {t.refuse}
          </button>
        </div>
      </div>
    </div>
  )
}
