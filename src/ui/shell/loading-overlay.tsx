import { useUiTexts } from '../lang/use-ui-texts.tsx'
import { OVERLAY_DELAY_MS } from './constants.ts'
import { Spinner } from './spinner.tsx'
import { usePending } from './use-pending.ts'

/**
 * Lies over the whole page when a navigation takes longer than two seconds. It lets taps through: who does not want to wait any longer
 * can still go elsewhere.
 */
export function LoadingOverlay({ isBusy }: { isBusy: boolean }) {
  const t = useUiTexts()
  const isShown = usePending(isBusy, OVERLAY_DELAY_MS)
  return (
    <div role="status" className="pointer-events-none fixed inset-0 z-[80] grid place-items-center empty:hidden">
      {isShown && (
        <div className="grid size-full place-items-center bg-white/75">
          <p className="flex items-center gap-4 rounded-2xl bg-surface px-6 py-5 text-ink shadow-xl">
            <Spinner />
            {t.loading.still}
          </p>
        </div>
      )}
    </div>
  )
}
