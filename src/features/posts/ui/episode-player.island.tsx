import { type ChangeEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { Chapter } from '../kinds/podcasts/episode.ts'
import { readPlace, readSpeed, SPEEDS, type Speed, savePlace, saveSpeed } from '../listening.ts'

const SAVE_EVERY_SECONDS = 5
/** A position this close to the end restarts from the beginning. */
const NEARLY_OVER_SECONDS = 5

interface EpisodePlayerProps {
  slug: string
  src: string
  chapters: Chapter[]
  words: Record<'listen' | 'noPlayer' | 'speed' | 'download' | 'feed' | 'chapters', string>
}

/** The player of an episode: stores the listener's position and speed, highlights and seeks chapters. Without JavaScript the native controls work. */
export default function EpisodePlayer({ slug, src, chapters, words }: EpisodePlayerProps) {
  const audio = useRef<HTMLAudioElement>(null)
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<Speed>()
  const [current, setCurrent] = useState<Chapter>()
  const place = usePlace(audio, slug)
  const speed = chosen ?? (isHydrated ? readSpeed() : '1')

  useEffect(() => {
    if (audio.current) audio.current.defaultPlaybackRate = audio.current.playbackRate = Number(speed)
  }, [speed])

  const chooseSpeed = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const next = SPEEDS.find(one => one === target.value) ?? '1'
    setChosen(next)
    saveSpeed(next)
  }
  const seek = (event: MouseEvent, { seconds }: Chapter) => {
    if (!audio.current) return
    event.preventDefault()
    audio.current.currentTime = seconds
    void audio.current.play()
  }

  return (
    <div className="card mt-6 p-5">
      {/* The show notes on the page are the transcript; the demo's audio has no words. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={audio}
        controls
        preload="none"
        src={src}
        className="w-full"
        aria-label={words.listen}
        onPlay={({ currentTarget }) => place.restore(currentTarget)}
        onPause={({ currentTarget }) => place.save(currentTarget)}
        onEnded={({ currentTarget }) => place.save(currentTarget)}
        onTimeUpdate={({ currentTarget }) => {
          place.saveNowAndThen(currentTarget)
          setCurrent(chapters.findLast(chapter => chapter.seconds <= currentTarget.currentTime))
        }}
      >
        {words.noPlayer}
      </audio>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <label className="flex min-h-11 items-center gap-2" hidden={!isHydrated}>
          {words.speed}
          <select value={speed} onChange={chooseSpeed} className="border-line h-11 rounded-lg border bg-surface px-2">
            {SPEEDS.map(one => (
              <option key={one} value={one}>
                {one}×
              </option>
            ))}
          </select>
        </label>
        <a href={src} download className="text-primary-text inline-flex min-h-11 items-center font-semibold hover:underline">
          {words.download}
        </a>
        <a href="/Podcasts/feed.xml" className="text-primary-text inline-flex min-h-11 items-center font-semibold hover:underline">
          {words.feed}
        </a>
      </div>
      {chapters.length > 0 && (
        <>
          <h2 className="mt-4 text-lg font-bold">{words.chapters}</h2>
          <ol className="mt-1">
            {chapters.map(chapter => (
              <li key={chapter.seconds}>
                <a
                  href={`${src}#t=${chapter.seconds}`}
                  data-turbo="false"
                  aria-current={chapter === current ? 'true' : undefined}
                  onClick={event => seek(event, chapter)}
                  className="hover:bg-tint aria-[current]:bg-tint flex min-h-11 items-center gap-4 rounded-lg px-2 py-1.5 aria-[current]:font-bold"
                >
                  <span className="text-ink-soft tabular-nums">{chapter.time}</span>
                  {chapter.title}
                </a>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

/** Stores the position in an episode: restored when playback starts, saved during playback and when the page is left. */
function usePlace(audio: RefObject<HTMLAudioElement | null>, slug: string) {
  const savedAt = useRef(0)
  const hasPlayed = useRef(false)

  const save = (element: HTMLAudioElement) => {
    if (!hasPlayed.current) return
    savedAt.current = element.currentTime
    savePlace(slug, element)
  }
  const saveNowAndThen = (element: HTMLAudioElement) => {
    if (Math.abs(element.currentTime - savedAt.current) >= SAVE_EVERY_SECONDS) save(element)
  }
  const restore = (element: HTMLAudioElement) => {
    if (hasPlayed.current) return
    hasPlayed.current = true
    const place = readPlace(slug)
    const isAhead = Number.isNaN(element.duration) || place < element.duration - NEARLY_OVER_SECONDS
    if (place > 0 && element.currentTime < 1 && isAhead) element.currentTime = place
  }

  useEffect(() => {
    const element = audio.current
    if (!element) return
    // Playback may have started before this effect ran.
    if (!element.paused) hasPlayed.current = true
    const leave = () => hasPlayed.current && savePlace(slug, element)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [audio, slug])

  return { restore, save, saveNowAndThen }
}
