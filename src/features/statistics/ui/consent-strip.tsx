import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { statisticsTexts } from '../texts.ts'

/**
 * Asks once for consent to the click log. Part of every public document, hidden, and kept across navigations; `consent-strip.ts` shows it when the browser is
 * idle. Yes and no look the same, so that neither is pushed. A link in every footer opens it again, to withdraw consent.
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
      className="border-line bg-surface text-ink fixed inset-x-0 bottom-0 z-[45] max-h-[60vh] overflow-y-auto border-t px-4 pt-4 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-[0_-4px_20px_rgb(0_0_0/0.15)] in-[html:has([data-radio])]:bottom-[72px] in-[html[data-who=acting]]:bottom-16 in-[html[data-who=superadmin]]:bottom-16 [[hidden]]:hidden"
    >
      <div className="mx-auto flex max-w-6xl flex-col gap-3 lg:flex-row lg:items-center lg:gap-6">
        <p className="leading-snug lg:flex-1">
          <span data-consent-text data-minor={t.minorKept} data-untracked-text={t.untracked}>
            {hasAnalytics ? `${t.purpose} ${t.analytics}` : t.purpose}
          </span>{' '}
          <A href="/Privacy-Policy" className="text-primary-text -my-[11px] inline-flex min-h-11 items-center underline">
            {t.privacy}
          </A>
        </p>
        <button type="button" data-consent-close hidden className="btn btn-quiet [[hidden]]:hidden">
          {t.close}
        </button>
        <div data-consent-choices className="grid grid-cols-2 gap-2 lg:flex lg:items-center [[hidden]]:hidden">
          <button type="button" data-consent-choice="granted" className="btn btn-quiet">
            {t.allow}
          </button>
          <button type="button" data-consent-choice="refused" className="btn btn-quiet">
            {t.refuse}
          </button>
          <button
            type="button"
            data-consent-choice="refused_for_good"
            className="text-primary-text col-span-2 min-h-11 px-2 font-semibold underline"
          >
            {t.minor}
          </button>
        </div>
      </div>
    </div>
  )
}
