import { useEffect, useRef, useState } from 'react'
import { localHref } from '#kit/lang.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { siteEditingTexts } from '../texts.ts'

const WIDTHS = { phone: 390, desktop: 1280 } as const
const HEIGHTS = { phone: 780, desktop: 860 } as const
type Device = keyof typeof WIDTHS

/**
 * A page of the own site with the draft, in a frame as wide as a phone or a desktop, scaled to its place. `saves` counts the saves: the frame loads anew with
 * each. `path`: the page's address.
 */
export function LivePage({ saves, path }: { saves: number; path: string }) {
  const t = useTexts(siteEditingTexts).live
  const lang = useLang()
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [device, setDevice] = useState<Device>('desktop')
  const [room, setRoom] = useState(0)
  useEffect(() => {
    if (!place.current) return
    const watcher = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  useEffect(() => {
    if (saves > 0) frame.current?.contentWindow?.location.reload()
  }, [saves])
  const scale = room > 0 ? Math.min(1, room / WIDTHS[device]) : 1
  return (
    <section aria-label={t.title}>
      <div role="group" aria-label={t.width} className="mb-3 flex gap-2">
        {(['phone', 'desktop'] as const).map(one => (
          <button
            key={one}
            type="button"
            aria-pressed={device === one}
            onClick={() => setDevice(one)}
            className="border-line aria-pressed:border-primary-text aria-pressed:text-primary-text min-h-11 rounded-lg border px-4 font-medium"
          >
            {t[one]}
          </button>
        ))}
      </div>
      <div ref={place} className="border-line overflow-hidden rounded-xl border" style={{ height: HEIGHTS[device] * scale }}>
        {room > 0 && (
          <iframe
            ref={frame}
            data-live-page
            title={t.title}
            src={localHref(lang, path)}
            className="origin-top-left bg-white"
            style={{ width: WIDTHS[device], height: HEIGHTS[device], transform: `scale(${scale})` }}
          />
        )}
      </div>
    </section>
  )
}
