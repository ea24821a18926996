import { useEffect, useState } from 'react'
import { createPending } from './pending.ts'
import { useStore } from './use-store.ts'

/** Returns true while a pending state should be shown: after `showAfterMs`, then for at least 200 ms. Also for a page's own fetchers. */
export function usePending(isBusy: boolean, showAfterMs = 0): boolean {
  const [pending] = useState(() => createPending(showAfterMs))
  useEffect(() => pending.set(isBusy), [pending, isBusy])
  useEffect(() => () => pending.stop(), [pending])
  return useStore(pending.store)
}
