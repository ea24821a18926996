import { useUiTexts } from '../lang/use-ui-texts.tsx'
import { PROGRESS_HEIGHT_PX } from './constants.ts'
import { Spinner } from './spinner.tsx'

/**
 * The shell's elements in every public page: progress bar, overlay, online notice, and the live region that announces navigations. Empty until
 * `site-shell.ts` controls them; permanent across navigations.
 */
export function SitePieces() {
  const t = useUiTexts()
  return (
    <div id="shell" data-turbo-permanent>
      <div
        data-progress-bar
        role="progressbar"
        aria-label={t.loading.page}
        data-loading={t.loading.page}
        data-failure={t.loading.failed}
        hidden
        className="bg-primary data-failed:bg-danger pointer-events-none fixed inset-x-0 top-0 z-[100] origin-left transition-transform duration-100 ease-linear motion-reduce:transition-none"
        style={{ height: PROGRESS_HEIGHT_PX }}
      />
      <div role="status" data-overlay className="pointer-events-none fixed inset-0 z-[80]">
        <div hidden className="grid size-full place-items-center bg-white/75 [[hidden]]:hidden">
          <p className="bg-surface text-ink flex items-center gap-4 rounded-2xl px-6 py-5 shadow-xl">
            <Spinner />
            {t.loading.still}
          </p>
        </div>
      </div>
      <div
        role="status"
        data-online="online"
        className="group pointer-events-none fixed inset-x-4 bottom-4 z-[90] flex justify-center pb-[env(safe-area-inset-bottom)]"
      >
        <p hidden className="bg-ink flex items-center gap-3 rounded-full px-5 py-3 text-white shadow-lg [[hidden]]:hidden">
          <span aria-hidden="true" className="bg-warning group-data-[online=back]:bg-success size-2.5 flex-none rounded-full" />
          <span data-offline={t.online.offline} data-back={t.online.back} />
        </p>
      </div>
      <p role="status" aria-live="polite" data-announcer className="sr-only" />
    </div>
  )
}
