import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Lang } from '#kit/lang.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { recordingTexts } from './texts.ts'

interface Line {
  at: number
  text: string
}

interface TranscriptProps {
  mediaRef: RefObject<HTMLMediaElement | null>
  source: string
  hasCaptions: boolean
  /** What was written down, where there are no captions or they are not loaded. */
  text: string
  lang: Lang
  onSeek(at: number): void
}

/** What is said, as text: line by line with the one that is said marked, where there are captions; a line leads to its place. */
export function Transcript({ mediaRef, source, hasCaptions, text, lang, onSeek }: TranscriptProps) {
  const t = useTexts(recordingTexts)
  const { lines, said, trackLang } = useLines(mediaRef, source, hasCaptions)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const [box, line] = [list.current, list.current?.children[said]]
    // Only the list is scrolled, never the page.
    if (box && line instanceof HTMLElement) box.scrollTo({ top: line.offsetTop - box.clientHeight / 3 })
  }, [said])
  if (lines.length === 0 && !text.trim()) return null
  return (
    <details className="card p-4">
      <summary className="min-h-11 cursor-pointer py-2 font-bold">{t.transcript}</summary>
      {lines.length > 0 ? (
        <ol ref={list} lang={trackLang} className="relative mt-2 max-h-80 overflow-y-auto">
          {lines.map((line, at) => (
            <li key={`${line.at}:${line.text}`}>
              <button
                type="button"
                aria-current={at === said ? 'true' : undefined}
                className="aria-current:bg-tint min-h-11 w-full rounded px-2 py-1 text-start wrap-anywhere"
                onClick={() => onSeek(line.at)}
              >
                {line.text}
              </button>
            </li>
          ))}
        </ol>
      ) : (
        <p lang={lang} className="mt-2 max-w-[68ch] wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
    </details>
  )
}

/** Returns the lines of the captions that are shown, once the browser has read them, and which one is said. */
function useLines(mediaRef: RefObject<HTMLMediaElement | null>, source: string, hasCaptions: boolean) {
  const [lines, setLines] = useState<readonly Line[]>([])
  const [said, setSaid] = useState(-1)
  const [trackLang, setTrackLang] = useState('')
  // The language that was shown by the element before; empty for none.
  const chosen = useRef<string>(undefined)
  useEffect(() => {
    const element = mediaRef.current
    if (!element || !source || !hasCaptions) return
    const off = new AbortController()
    const parts = [...element.querySelectorAll('track')]
    // In an element that a script made, browsers show one of the person's own languages besides, if it is off: a hidden one is not.
    for (const part of parts) {
      const isShown = chosen.current === undefined ? part.default : part.srclang === chosen.current
      part.track.mode = isShown ? 'showing' : 'hidden'
    }
    const read = () => {
      const main = parts.find(part => part.default)?.track
      const track = [...element.textTracks].find(({ mode }) => mode === 'showing') ?? main ?? element.textTracks[0]
      if (!track) return
      // A track that is off is not loaded; a hidden one is, and not drawn.
      if (track.mode === 'disabled') track.mode = 'hidden'
      const cues = [...(track.cues ?? [])]
      setTrackLang(track.language)
      setLines(cues.map(cue => ({ at: cue.startTime, text: toPlain(cue) })))
      track.addEventListener('cuechange', () => setSaid(cues.findIndex(cue => cue === track.activeCues?.[0])), { signal: off.signal })
    }
    for (const part of parts) part.addEventListener('load', read, { signal: off.signal })
    const change = () => {
      chosen.current = [...element.textTracks].find(({ mode }) => mode === 'showing')?.language ?? ''
      read()
    }
    element.textTracks.addEventListener('change', change, { signal: off.signal })
    read()
    return () => off.abort()
  }, [mediaRef, source, hasCaptions])
  return { lines, said, trackLang }
}

function toPlain(cue: TextTrackCue): string {
  const text: unknown = Reflect.get(cue, 'text')
  return typeof text === 'string' ? text.replaceAll(/<[^>]*>/g, '') : ''
}
