import { useEffect } from 'react'
import { onlineStatus, watchOnline } from './online-status.ts'
import { useStore } from './use-store.ts'

const TEXT = {
  online: '',
  offline: 'Anda sedang luring. Yang sudah terbuka tetap bisa dibaca.',
  back: 'Anda kembali daring.',
} as const

/** Says at the foot of the page that the network is gone, and for a while that it is back. The region stands there always, so that readers hear it. */
export function OnlineNotice() {
  useEffect(() => watchOnline(onlineStatus, () => navigator.onLine, window), [])
  const state = useStore(onlineStatus.store)
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-4 z-[90] flex justify-center pb-[env(safe-area-inset-bottom)]">
      {state !== 'online' && (
        <p className="flex items-center gap-3 rounded-full bg-ink px-5 py-3 text-white shadow-lg">
          <span aria-hidden="true" className={`size-2.5 flex-none rounded-full ${state === 'back' ? 'bg-success' : 'bg-warning'}`} />
          {TEXT[state]}
        </p>
      )}
    </div>
  )
}
