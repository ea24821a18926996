import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns false on the server and while hydrating, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
