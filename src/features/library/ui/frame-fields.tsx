import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { Crop, Focus } from '#features/media/frame.ts'
import { lazyPart } from '#ui/app/part/lazy-part.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { MediaFile } from '../media-file.ts'
import { libraryTexts } from '../texts.ts'

const CropBox = lazyPart(() => import('./crop-box.tsx').then(module => module.default))

/** How far an arrow key moves the point, in parts of the picture. */
const STEP = 0.02
const MIDDLE: Focus = { x: 0.5, y: 0.5 }

/** The fields `focus` and `crop` of a picture's form, as JSON; empty for none. */
export function FrameFields({ file }: { file: Pick<MediaFile, 'url' | 'focus' | 'crop'> }) {
  const t = useTexts(libraryTexts).details.frame
  const [focus, setFocus] = useState<Focus | null>(file.focus)
  const [crop, setCrop] = useState<Crop | null>(file.crop)
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useHydrated()
  return (
    <>
      <input type="hidden" name="focus" value={focus ? JSON.stringify(focus) : ''} />
      <input type="hidden" name="crop" value={crop ? JSON.stringify(crop) : ''} />
      {isHydrated && (
        <details className="border-line rounded-lg border" onToggle={event => setOpen(event.currentTarget.open)}>
          <summary className="flex min-h-12 items-center px-4 font-semibold">{t.title}</summary>
          {isOpen && (
            <div className="space-y-6 px-4 pb-4">
              <FocusPoint url={file.url} focus={focus} onChange={setFocus} />
              <div className="space-y-3">
                <p>{t.crop}</p>
                <CropBox url={file.url} crop={crop} onChange={setCrop} />
                <button type="button" className="btn btn-quiet" disabled={!crop} onClick={() => setCrop(null)}>
                  {t.whole}
                </button>
              </div>
            </div>
          )}
        </details>
      )}
    </>
  )
}

interface FocusPointProps {
  url: string
  focus: Focus | null
  onChange(focus: Focus | null): void
}

/** A picture with a point that is moved by pointer and by arrow keys. */
function FocusPoint({ url, focus, onChange }: FocusPointProps) {
  const t = useTexts(libraryTexts)
  const frame = useRef<HTMLDivElement>(null)
  const { x, y } = focus ?? MIDDLE
  const words = t.fill('details.frame.focus', { x: Math.round(x * 100), y: Math.round(y * 100) })
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect()
    if (box) onChange({ x: toPart((clientX - box.left) / box.width), y: toPart((clientY - box.top) / box.height) })
  }
  const step = (event: KeyboardEvent) => {
    const [dx, dy] = DIRECTIONS[event.key] ?? [0, 0]
    if (dx === 0 && dy === 0) return
    event.preventDefault()
    onChange({ x: toPart(x + dx * STEP), y: toPart(y + dy * STEP) })
  }
  return (
    <div className="space-y-3">
      <p>{t.details.frame.text}</p>
      <div
        ref={frame}
        className="relative inline-block touch-none select-none"
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          follow(event)
        }}
        onPointerMove={event => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
      >
        <img src={url} alt="" draggable={false} className="block max-h-[50vh] max-w-full" />
        <button
          type="button"
          data-focus-point=""
          aria-label={words}
          onKeyDown={step}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          className="absolute size-11 -translate-1/2 rounded-full border-4 border-white bg-black/40 shadow-[0_0_0_2px_black]"
        />
      </div>
      <p role="status" className="text-ink-soft">
        {words}
      </p>
      <button type="button" className="btn btn-quiet" disabled={!focus} onClick={() => onChange(null)}>
        {t.details.frame.centre}
      </button>
    </div>
  )
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function toPart(value: number): number {
  return Math.round(Math.max(0, Math.min(1, value)) * 1000) / 1000
}
