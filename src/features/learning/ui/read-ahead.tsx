import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher, useHref, useLocation } from 'react-router'
import { useStore } from '#ui/shell/use-store.ts'
import type { PlayerData } from '../player.server.ts'
import { askAhead, forgetAhead, forgotten, keepAhead } from '../read-ahead.ts'

/** Fetches the next chapter once the browser is idle, so that it is there at once. */
export function ReadAhead({ href }: { href: string | undefined }) {
  const { pathname: shown } = useLocation()
  useEffect(() => forgetAhead(shown), [shown])
  const times = useStore(forgotten)
  const [ended, setEnded] = useState<string>()
  const name = `${times} ${href}`
  // It goes once it has ended: the router would load it again whenever it loads the page, and show its errors.
  return href && ended !== name ? <Fetching key={name} href={href} onEnd={() => setEnded(name)} /> : null
}

function Fetching({ href, onEnd }: { href: string; onEnd: () => void }) {
  const { load, data, state } = useFetcher<PlayerData>()
  const hasBegun = useRef(false)
  const path = useHref(href)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isSaving()) return
    const start = () => {
      askAhead(path)
      void load(href)
    }
    // Safari has no idle callback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(start, 1500)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(start, { timeout: 4000 })
    return () => cancelIdleCallback(idle)
  }, [href, path, load])
  useEffect(() => {
    if (state === 'loading') hasBegun.current = true
    else if (hasBegun.current) {
      if (data) keepAhead(path, data)
      end()
    }
  }, [state, data, path])
  return null
}

/** True where the person asks for little data. */
function isSaving(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
