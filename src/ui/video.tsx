import { useLang } from './lang/lang.tsx'
import { useUiTexts } from './lang/use-ui-texts.tsx'

interface VideoProps {
  title: string
  /** The single file, for browsers without adaptive streaming; or the HLS playlist if there is no file. */
  file: string
  /** URL of the HLS playlist; see `video-player.ts`. */
  parts?: string | undefined
  poster: string
  /** One track per language; the page's language is on by default. */
  captions?: { src: string; lang: string; label: string }[]
}

/** A 16:9 video with the browser's controls. Nothing is loaded before it is played. */
export function Video({ title, file, parts, poster, captions = [] }: VideoProps) {
  const lang = useLang()
  const t = useUiTexts()
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- videos that have captions list them below
    <video
      controls
      preload="none"
      poster={poster}
      width={1280}
      height={720}
      data-hls={parts}
      aria-label={title}
      className="bg-ink aspect-video w-full rounded-(--radius-picture)"
    >
      <source src={file} {...(file.endsWith('.mp4') && { type: 'video/mp4' })} />
      {captions.map(track => (
        <track key={track.lang} kind="captions" src={track.src} srcLang={track.lang} label={track.label} default={track.lang === lang} />
      ))}
      {t.noVideo}
    </video>
  )
}
