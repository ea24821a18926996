import { type RefObject, useEffect, useRef } from 'react'
import { playedOf, WatchedSeconds } from './watched.ts'

const REPORT_MS = 15_000
/** Who stopped so near to the end begins anew. */
const END_SECONDS = 5

/** Where a person was in a recording, in seconds, and who is told what they watch: newly watched seconds, and where they are now. */
export interface WatchedPart {
  progress: { position: number }
  onProgress(watched: { seconds: number; position: number }): void
}

/**
 * Reports what is watched of a recording, every 15 seconds, when it is paused and when the page goes; and begins where the person was. `source` is what the
 * element plays: with another one it goes on at the same place.
 */
export function useRecording(
  mediaRef: RefObject<HTMLMediaElement | null>,
  { source, progress, onProgress }: WatchedPart & { source: string },
): void {
  const report = useRef(onProgress)
  const watched = useRef(new WatchedSeconds())
  const place = useRef(progress.position)
  useEffect(() => {
    report.current = onProgress
  })
  useEffect(() => {
    const element = mediaRef.current
    if (!element || !source) return
    const off = new AbortController()
    const listen = (target: EventTarget, name: string, run: () => void) => target.addEventListener(name, run, { signal: off.signal })
    const tell = () => {
      watched.current.see(playedOf(element.played))
      const seconds = watched.current.take()
      const position = Math.floor(place.current)
      if (seconds > 0) report.current({ seconds, position })
    }
    const resume = () => {
      const isNearEnd = Number.isFinite(element.duration) && place.current > element.duration - END_SECONDS
      if (place.current > 0 && !isNearEnd) element.currentTime = place.current
    }
    if (element.readyState >= HTMLMediaElement.HAVE_METADATA) resume()
    listen(element, 'loadedmetadata', resume)
    listen(element, 'timeupdate', () => {
      // Before it is loaded, and while another source is, it says 0.
      if (element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && !element.seeking) place.current = element.currentTime
    })
    for (const name of ['pause', 'ended']) listen(element, name, tell)
    listen(globalThis, 'pagehide', tell)
    listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'hidden') tell()
    })
    const timer = setInterval(tell, REPORT_MS)
    const counter = watched.current
    return () => {
      off.abort()
      clearInterval(timer)
      tell()
      counter.keep()
    }
  }, [mediaRef, source])
}
