import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns false on the server and while hydrating, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/**
 * Returns true on the server and while hydrating; of what the router shows later first false, and true once that is painted: for the parts of a page that are out
 * of sight at first.
 */
export function useAfterPaint(): boolean {
  return useDeferredValue(true, !useHydrated())
}
