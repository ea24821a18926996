import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** The store's value; the server and hydration see its initial one, so both make the same markup. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial)
}
