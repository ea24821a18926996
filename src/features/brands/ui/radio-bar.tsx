import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useUiTexts } from '#ui/lang/use-ui-texts.tsx'

/**
 * The site's radio, controlled by `radio.ts`. Stays in the document during navigation (`data-turbo-permanent`), so that it keeps playing. Nothing is loaded
 * before it is started; the stream loops (specification, section 9). Docked at the foot of the window over its whole width and below the page's end, so that
 * it never lies over a column; without a script it is a link to the stream.
 */
export function RadioBar({ name, stream }: { name: string; stream: string }) {
  const t = useUiTexts().radio
  return (
    <aside
      id="radio"
      data-turbo-permanent
      aria-label={name}
      data-radio="off"
      className="group bg-ink text-page sticky bottom-0 z-40 flex items-center justify-center gap-4 px-4 py-2 shadow-[0_-4px_20px_rgb(0_0_0/0.25)]"
    >
      {/* Music has no words to caption. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio src={stream} loop preload="none" />
      <button
        type="button"
        // `radio.ts` enables it: before that it would do nothing.
        disabled
        aria-label={t.play}
        data-play={t.play}
        data-pause={t.pause}
        className="bg-primary text-on-primary grid size-12 shrink-0 place-items-center rounded-full disabled:opacity-60 noscript:hidden"
      >
        <Pause aria-hidden className="hidden group-data-[radio=on]:block" />
        <Play aria-hidden className="group-data-[radio=on]:hidden" />
      </button>
      <p className="min-w-0 leading-tight">
        <strong className="block truncate">{name}</strong>
        <a href={stream} className="hidden min-h-6 underline underline-offset-4 noscript:inline-block">
          {t.play}
        </a>
        <span role="status" className="noscript:hidden" data-off={t.play} data-on={t.onAir} data-failed={t.failed}>
          {t.play}
        </span>
      </p>
    </aside>
  )
}
