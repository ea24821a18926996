import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type MouseEvent, type RefObject, type TouchEvent, useRef } from 'react'
import type { GalleryPicture } from '#features/post-details/gallery.ts'
import { LARGE } from '#kit/picture-forms.ts'
import { pictureUrl } from '#ui/picture/picture-url.ts'

const SWIPE_PX = 50
const boxButton = 'grid size-12 place-items-center rounded-full bg-black/60 text-white hover:bg-black'

export type LightBoxWords = Record<'open' | 'close' | 'previous' | 'next', string>

interface LightBoxProps {
  ref: RefObject<HTMLDialogElement | null>
  pictures: GalleryPicture[]
  /** Index of the picture shown; undefined while closed. */
  at: number | undefined
  onTurn: (at: number) => void
  onClose: () => void
  words: LightBoxWords
}

/** Shows one picture over the page: arrow keys, Home, End, Escape, swipes. Uses the native dialog, which traps the focus. */
export function LightBox({ ref, pictures, at, onTurn, onClose, words }: LightBoxProps) {
  const touchX = useRef<number>(undefined)
  const picture = at === undefined ? undefined : pictures[at]
  const last = pictures.length - 1

  const turn = (step: number) => at !== undefined && onTurn((at + step + pictures.length) % pictures.length)
  const close = () => ref.current?.close()
  const onKeyDown = (event: KeyboardEvent) => {
    const act = { ArrowLeft: () => turn(-1), ArrowRight: () => turn(1), Home: () => onTurn(0), End: () => onTurn(last) }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const closeBeside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget || (target instanceof HTMLElement && target.tagName === 'FIGURE')) close()
  }
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const moved = (changedTouches[0]?.clientX ?? 0) - (touchX.current ?? 0)
    if (touchX.current !== undefined && Math.abs(moved) > SWIPE_PX) turn(moved < 0 ? 1 : -1)
    touchX.current = undefined
  }

  return (
    // A horizontal swipe turns the pictures and must not trigger the browser's back gesture.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an open dialog takes keys and touches
    <dialog
      ref={ref}
      aria-label={words.open}
      onKeyDown={onKeyDown}
      onClick={closeBeside}
      onTouchStart={event => {
        touchX.current = event.touches[0]?.clientX
      }}
      onTouchEnd={onTouchEnd}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-dvw max-w-none touch-pan-y touch-pinch-zoom overscroll-none bg-black/90 p-0 text-white"
    >
      <figure className="flex h-full flex-col items-center justify-center gap-3 p-4">
        {picture && <img src={pictureUrl(picture.src, LARGE)} alt={picture.alt} className="max-h-[80dvh] max-w-full object-contain" />}
        <figcaption className="max-w-[70ch] text-center" aria-live="polite">
          {picture && `${(at ?? 0) + 1}/${pictures.length} · ${picture.caption || picture.alt}`}
        </figcaption>
      </figure>
      <button type="button" onClick={() => turn(-1)} aria-label={words.previous} className={`${boxButton} absolute top-1/2 left-3`}>
        <ChevronLeft aria-hidden />
      </button>
      <button type="button" onClick={() => turn(1)} aria-label={words.next} className={`${boxButton} absolute top-1/2 right-3`}>
        <ChevronRight aria-hidden />
      </button>
      <button type="button" onClick={close} aria-label={words.close} className={`${boxButton} absolute top-3 right-3`}>
        <X aria-hidden />
      </button>
    </dialog>
  )
}
