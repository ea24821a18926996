import { useEffect } from 'react'
import { useFetcher, useHref } from 'react-router'
import type { PlayerData } from '../player.server.ts'
import { keepAhead } from '../read-ahead.ts'

/** Fetches the next chapter once the browser is idle, so that it is there at once. */
export function ReadAhead({ href }: { href: string | undefined }) {
  const { load, data } = useFetcher<PlayerData>()
  const path = useHref(href ?? '')
  useEffect(() => {
    if (!href || isSaving()) return
    const start = () => void load(href)
    // Safari has no idle callback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(start, 1500)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(start, { timeout: 4000 })
    return () => cancelIdleCallback(idle)
  }, [href, load])
  useEffect(() => {
    if (data && href) keepAhead(path, data)
  }, [data, href, path])
  return null
}

/** True where the person asks for little data. */
function isSaving(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
