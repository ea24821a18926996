import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the component is alive in a browser: false on the server and in the rendering that hydrates, so that both are the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
