import { useLang } from './lang/lang.tsx'
import { useUiTexts } from './lang/use-ui-texts.tsx'

interface VideoProps {
  title: string
  /** The one file, for browsers without adaptive playing; or the list of parts itself, where there is no file. */
  file: string
  /** The address of the HLS list; see `video-player.ts`. */
  parts?: string | undefined
  poster: string
  /** Each in a language; the one in the page's language shows by itself. */
  captions?: { src: string; lang: string; label: string }[]
}

/** A film with the browser's own controls, of 16 to 9. Nothing of it is loaded before somebody presses play. */
export function Video({ title, file, parts, poster, captions = [] }: VideoProps) {
  const lang = useLang()
  const t = useUiTexts()
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- they are the film's own, for those that have any
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
