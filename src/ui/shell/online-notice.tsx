import { useEffect } from 'react'
import { useUiTexts } from '../lang/use-ui-texts.tsx'
import { onlineStatus, watchOnline } from './online-status.ts'
import { useStore } from './use-store.ts'

/** Says at the foot of the page that the network is gone, and for a while that it is back. The region stands there always, so that readers hear it. */
export function OnlineNotice() {
  useEffect(() => watchOnline(onlineStatus, () => navigator.onLine, window), [])
  const state = useStore(onlineStatus.store)
  const t = useUiTexts()
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-4 z-[90] flex justify-center pb-[env(safe-area-inset-bottom)]">
      {state !== 'online' && (
        <p className="flex items-center gap-3 rounded-full bg-ink px-5 py-3 text-white shadow-lg">
          <span aria-hidden="true" className={`size-2.5 flex-none rounded-full ${state === 'back' ? 'bg-success' : 'bg-warning'}`} />
          {t.online[state]}
        </p>
      )}
    </div>
  )
}
