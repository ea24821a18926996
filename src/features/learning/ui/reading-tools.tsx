import AArrowDown from 'lucide-react/icons/a-arrow-down'
import AArrowUp from 'lucide-react/icons/a-arrow-up'
import Keyboard from 'lucide-react/icons/keyboard'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Lang } from '#kit/lang.ts'
import { languageOf } from '#kit/lang.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { learningTexts } from '../texts.ts'

const SIZES = [90, 100, 115, 130, 150]
const SIZE_KEY = 'sanggar:text-size'
const button = 'hover:bg-primary/8 text-ink-soft hover:text-ink grid size-11 place-items-center rounded-lg disabled:opacity-40'

interface ToolsProps {
  text: RefObject<HTMLDivElement | null>
  lang: Lang
  help: RefObject<HTMLDialogElement | null>
}

/** Text size, reading aloud, and the list of keys. */
export function ReadingTools({ text, lang, help }: ToolsProps) {
  const t = useTexts(learningTexts)
  const { tools } = t
  const [size, setSize] = useState(1)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSize(keptSize()))
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    // A text's own sizes are relative to it; `zoom` keeps the line length in characters.
    const percent = SIZES[size] ?? 100
    if (percent === 100) text.current?.style.removeProperty('zoom')
    else text.current?.style.setProperty('zoom', `${percent}%`)
  }, [size, text])
  const change = (by: number) => {
    const next = Math.min(SIZES.length - 1, Math.max(0, size + by))
    setSize(next)
    try {
      localStorage.setItem(SIZE_KEY, String(next))
    } catch {
      // A browser that stores nothing forgets the size.
    }
  }
  return (
    <div role="toolbar" aria-label={tools.label} className="mt-2 flex">
      <button
        type="button"
        className={button}
        aria-label={tools.smaller}
        title={tools.smaller}
        disabled={size === 0}
        onClick={() => change(-1)}
      >
        <AArrowDown aria-hidden size={20} />
      </button>
      <button
        type="button"
        className={button}
        aria-label={tools.larger}
        title={tools.larger}
        disabled={size === SIZES.length - 1}
        onClick={() => change(1)}
      >
        <AArrowUp aria-hidden size={20} />
      </button>
      <ReadAloud text={text} lang={lang} />
      <button
        type="button"
        className={`${button} max-lg:hidden`}
        aria-label={tools.keys}
        title={tools.keys}
        onClick={() => help.current?.showModal()}
      >
        <Keyboard aria-hidden size={20} />
      </button>
      <dialog ref={help} aria-label={tools.keys} closedby="any" className="bg-surface text-ink border-line m-auto rounded-xl border p-6">
        <h2 className="text-lg font-bold">{tools.keys}</h2>
        <ul className="mt-3 space-y-2">
          {Object.entries(tools.keyList).map(([name, words]) => (
            <li key={name}>{words}</li>
          ))}
        </ul>
        <form method="dialog" className="mt-4">
          <button type="submit" className="btn btn-quiet">
            {t.player.close}
          </button>
        </form>
      </dialog>
    </div>
  )
}

/** Reads the chapter's text by the device's own voice, in the text's language, paragraph by paragraph: long texts stop in some browsers. */
function ReadAloud({ text, lang }: Pick<ToolsProps, 'text' | 'lang'>) {
  const { tools } = useTexts(learningTexts)
  const [isThere, setThere] = useState(false)
  const [isReading, setReading] = useState(false)
  // Kept: browsers forget the events of what nothing refers to.
  const spoken = useRef<SpeechSynthesisUtterance[]>([])
  useEffect(() => {
    setThere('speechSynthesis' in globalThis)
    return () => globalThis.speechSynthesis?.cancel()
  }, [])
  if (!isThere) return null
  const stop = () => {
    speechSynthesis.cancel()
    setReading(false)
  }
  const start = () => {
    const parts = (text.current?.innerText ?? '').split(/\n+/).filter(part => part.trim() !== '')
    spoken.current = parts.map(part => Object.assign(new SpeechSynthesisUtterance(part), { lang: languageOf(lang).locale }))
    const last = spoken.current.at(-1)
    if (!last) return
    // A device without a voice, or whose voice fails, says so by an error. What was stopped ends later, maybe once it is begun again.
    last.onend = last.onerror = () => {
      if (spoken.current.at(-1) === last) setReading(false)
    }
    setReading(true)
    for (const one of spoken.current) speechSynthesis.speak(one)
  }
  const label = isReading ? tools.stop : tools.read
  return (
    <button type="button" className={button} aria-label={label} title={label} onClick={isReading ? stop : start}>
      {isReading ? <VolumeX aria-hidden size={20} /> : <Volume2 aria-hidden size={20} />}
    </button>
  )
}

function keptSize(): number {
  try {
    const kept = Number(localStorage.getItem(SIZE_KEY) ?? 1)
    return Number.isInteger(kept) && kept >= 0 && kept < SIZES.length ? kept : 1
  } catch {
    return 1
  }
}
