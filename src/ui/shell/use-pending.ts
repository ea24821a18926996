import { useEffect, useState } from 'react'
import { createPending } from './pending.ts'
import { useStore } from './use-store.ts'

/** Whether a wait is to be shown: after `showAfterMs`, and then for at least 200 ms. For a page's own fetchers as well. */
export function usePending(isBusy: boolean, showAfterMs = 0): boolean {
  const [pending] = useState(() => createPending(showAfterMs))
  useEffect(() => pending.set(isBusy), [pending, isBusy])
  useEffect(() => () => pending.stop(), [pending])
  return useStore(pending.store)
}
