import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** Returns the store's value. The server and hydration use its initial value, so that their markup matches. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial)
}
