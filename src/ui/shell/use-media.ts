import { useCallback, useSyncExternalStore } from 'react'

/** Returns whether a media query matches, and follows it. The server and hydration use `atFirst`, so that their markup matches. */
export function useMedia(query: string, atFirst: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => atFirst,
  )
}
