import { localHref } from '#kit/lang.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { brandTexts } from '../texts.ts'

/** A bar on every page that is shown with a draft of the site's settings; on the site itself with a button that ends the trial. */
export function TrialBar({ where }: { where: 'frame' | 'site' }) {
  const lang = useLang()
  const { trial } = useTexts(brandTexts)
  return (
    <aside
      data-trial-bar
      aria-label={trial.label}
      className="fixed inset-x-0 bottom-0 z-50 border-t-2 border-amber-900 bg-amber-200 text-amber-950"
    >
      <form
        method="post"
        action={localHref(lang, '/Studio/Settings')}
        data-turbo="false"
        className="container-page flex min-h-11 items-center justify-between gap-4 py-1"
      >
        <p className="leading-tight font-medium">{trial.label}</p>
        {where === 'site' && (
          <button
            type="submit"
            name="form"
            value="end-trial"
            className="inline-flex min-h-11 items-center rounded-lg bg-amber-950 px-4 font-semibold text-amber-50"
          >
            {trial.end}
          </button>
        )}
      </form>
    </aside>
  )
}
