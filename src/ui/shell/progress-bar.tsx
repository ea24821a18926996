import { useEffect } from 'react'
import { useUiTexts } from '../lang/use-ui-texts.tsx'
import { PROGRESS_HEIGHT_PX } from './constants.ts'
import { createProgress } from './progress.ts'
import { useStore } from './use-store.ts'

/**
 * One clockwork for the page's life, outside the component: an error screen mounts the shell anew, and the bar that turned red
 * must outlive that.
 */
const progress = createProgress()

/** A thin bar on top while a navigation runs (`isBusy`, of `useNavigation`); in the colour of danger where it ended in an error screen. */
export function ProgressBar({ isBusy, hasError }: { isBusy: boolean; hasError: boolean }) {
  useEffect(() => {
    if (isBusy) progress.start()
    else if (hasError) progress.fail()
    else progress.finish()
  }, [isBusy, hasError])

  const { isVisible, percent, hasFailed } = useStore(progress.store)
  const t = useUiTexts()
  if (!isVisible) return null
  return (
    <div
      role="progressbar"
      aria-label={hasFailed ? t.loading.failed : t.loading.page}
      aria-valuenow={percent}
      data-failed={hasFailed || undefined}
      className="pointer-events-none fixed inset-x-0 top-0 z-[100] origin-left transition-transform duration-100 ease-linear motion-reduce:transition-none"
      style={{
        height: PROGRESS_HEIGHT_PX,
        transform: `scaleX(${percent / 100})`,
        background: hasFailed ? 'var(--danger)' : 'var(--primary)',
      }}
    />
  )
}
