import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

/** How often the page asks where no stream stands. */
const ASK_MS = 5000

/**
 * Loads the page's data again as something changes: told by server-sent events of this path, else by asking every five seconds. Also when the page is shown again: a
 * payer comes back from their bank's app. `isOn`: false once nothing more is awaited.
 */
export function useLive(path: string, isOn: boolean): void {
  const { revalidate } = useRevalidator()
  const renew = useRef(revalidate)
  useEffect(() => {
    renew.current = revalidate
  }, [revalidate])
  useEffect(() => {
    if (!isOn) return
    const ask = () => void renew.current().catch(() => {})
    let asking: ReturnType<typeof setInterval> | undefined
    const askAgain = () => {
      asking ??= setInterval(ask, ASK_MS)
    }
    const stream = typeof EventSource === 'undefined' ? undefined : new EventSource(path)
    if (!stream) askAgain()
    stream?.addEventListener('change', ask)
    stream?.addEventListener('open', () => {
      clearInterval(asking)
      asking = undefined
      // What changed before it stood.
      ask()
    })
    stream?.addEventListener('error', askAgain)
    const shown = () => {
      if (document.visibilityState === 'visible') ask()
    }
    document.addEventListener('visibilitychange', shown)
    return () => {
      stream?.close()
      clearInterval(asking)
      document.removeEventListener('visibilitychange', shown)
    }
  }, [path, isOn])
}
