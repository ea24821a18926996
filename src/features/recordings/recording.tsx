import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { LANGS, type Lang, languageOf } from '#kit/lang.ts'
import { FormSelect } from '#ui/form/form-field.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { attachVideos } from '#ui/video-player.ts'
import { connectionOf, isSlow } from './network.ts'
import { PartsList } from './parts-list.tsx'
import type { Film } from './recorded.ts'
import { recordingTexts } from './texts.ts'
import { Transcript } from './transcript.tsx'
import { useRecording, type WatchedPart } from './use-recording.ts'

/** What is shown: a film, or something to listen to, which has less. What a browser kept of an earlier release may have less, too. */
type Recorded = Pick<Film, 'address'> & Partial<Film>

interface RecordingProps extends WatchedPart {
  chapter: { title: string; lang: Lang }
  kind: 'video' | 'audio'
  recorded: Recorded
}

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]
const isPlaylist = (address: string) => new URL(address, 'https://x.invalid').pathname.endsWith('.m3u8')

/**
 * A film or a sound with the browser's own controls: speed, quality, parts, and the transcript beside it. Nothing is loaded before it is played. What is really
 * watched is reported.
 */
export function Recording({ kind, recorded, chapter, progress, onProgress }: RecordingProps) {
  const t = useTexts(recordingTexts)
  const { address, smallAddress = '', poster, captions = [], transcript = '', parts = [] } = recorded
  const mediaRef = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [isSmall, setSmall] = useState(false)
  const [now, setNow] = useState(progress.position)
  const page = useLang()
  const source = isSmall && smallAddress ? smallAddress : address
  useEffect(() => {
    // What was taken along is the small copy.
    if (smallAddress && (isSlow(connectionOf(navigator)) || !navigator.onLine)) setSmall(true)
  }, [smallAddress])
  useRecording(mediaRef, { source, progress, onProgress })
  useEffect(() => (frame.current && isPlaylist(source) ? attachVideos(frame.current) : undefined), [source])
  const Media = kind
  const seek = (at: number) => {
    const element = mediaRef.current
    if (!element) return
    // Before it is loaded a place can't be set: the element takes it as soon as it can.
    if (element.readyState >= HTMLMediaElement.HAVE_METADATA) element.currentTime = at
    else element.addEventListener('loadedmetadata', () => (element.currentTime = at), { once: true })
    void element.play().catch(() => {})
  }
  return (
    <div ref={frame} className="grid gap-4">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- those that have captions list them below */}
      <Media
        // Another source begins with an element of its own: browsers keep playing the old one else.
        key={source}
        ref={mediaRef}
        controls
        playsInline={kind === 'video' || undefined}
        preload="none"
        {...(kind === 'video' && poster && { poster })}
        {...(isPlaylist(source) ? { 'data-hls': source } : { src: source })}
        aria-label={chapter.title}
        className={kind === 'video' ? 'aspect-video w-full rounded-(--radius-picture) bg-black' : 'w-full'}
        onTimeUpdate={({ currentTarget }) => setNow(Math.floor(currentTarget.currentTime))}
      >
        {captions.map((track, at) => (
          <track
            key={track.address}
            kind="captions"
            src={track.address}
            srcLang={track.lang}
            label={labelOf(track.lang)}
            default={captions.some(({ lang }) => lang === page) ? track.lang === page : at === 0}
          />
        ))}
        {t.none}
      </Media>
      <Settings mediaRef={mediaRef} source={source}>
        {smallAddress && (
          <FormSelect
            name="quality"
            label={t.quality}
            choices={[
              ['full', t.qualities.full],
              ['small', t.qualities.small],
            ]}
            // Begun anew where the network chose.
            key={String(isSmall)}
            value={isSmall ? 'small' : 'full'}
            onChange={({ currentTarget }) => setSmall(currentTarget.value === 'small')}
          />
        )}
      </Settings>
      <PartsList parts={parts} now={now} onSeek={seek} />
      <Transcript
        mediaRef={mediaRef}
        source={source}
        hasCaptions={captions.length > 0}
        text={transcript}
        lang={chapter.lang}
        onSeek={seek}
      />
    </div>
  )
}

const labelOf = (lang: string): string => {
  const known: Lang | undefined = LANGS.find(one => one === lang)
  return known ? languageOf(known).name : lang
}

interface SettingsProps {
  mediaRef: RefObject<HTMLMediaElement | null>
  source: string
  children?: ReactNode
}

function Settings({ mediaRef, source, children }: SettingsProps) {
  const t = useTexts(recordingTexts)
  const [speed, setSpeed] = useState('1')
  const id = useId()
  useEffect(() => {
    const element = mediaRef.current
    if (!element) return
    // Loading sets the speed back to the default one.
    element.defaultPlaybackRate = Number(speed)
    element.playbackRate = Number(speed)
  }, [mediaRef, source, speed])
  return (
    <div className="flex gap-3 *:max-w-56 *:min-w-0 *:flex-1">
      <FormSelect
        name="speed"
        id={id}
        label={t.speed}
        choices={SPEEDS.map(each => [String(each), `${each}×`])}
        value={speed}
        onChange={({ currentTarget }) => setSpeed(currentTarget.value)}
      />
      {children}
    </div>
  )
}
