import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useEffect, useRef, useState } from 'react'
import { useUiTexts } from '#ui/lang/use-ui-texts.tsx'
import { takeClicks } from '#ui/shell/take-clicks.ts'

/**
 * The site's radio: it stands outside of the pages, so that it goes on while one walks through the site. Nothing is loaded before it is asked for;
 * the stream loops (specification, section 9).
 */
export function RadioBar({ name, stream }: { name: string; stream: string }) {
  const t = useUiTexts().radio
  const audio = useRef<HTMLAudioElement>(null)
  const [state, setState] = useState<'off' | 'on' | 'failed'>('off')

  function toggle() {
    const element = audio.current
    if (!element) return
    if (element.paused) element.play().catch(() => setState('failed'))
    else element.pause()
  }

  // A section's link to the stream plays here instead.
  useEffect(() => takeClicks('[data-radio-toggle]', toggle), [])

  return (
    <aside
      aria-label={name}
      data-radio={state}
      className="bg-ink text-page fixed inset-x-0 bottom-0 z-40 flex items-center gap-4 px-4 py-2 shadow-[0_-4px_20px_rgb(0_0_0/0.25)] md:inset-x-auto md:right-4 md:bottom-4 md:rounded-full md:pr-6"
    >
      {/* Music: there are no words to caption. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={audio}
        src={stream}
        loop
        preload="none"
        onPlay={() => setState('on')}
        onPause={() => setState('off')}
        onError={() => setState('failed')}
      />
      <button
        type="button"
        onClick={toggle}
        aria-label={state === 'on' ? t.pause : t.play}
        className="bg-primary text-on-primary grid size-12 shrink-0 place-items-center rounded-full"
      >
        {state === 'on' ? <Pause aria-hidden /> : <Play aria-hidden />}
      </button>
      <p className="min-w-0 leading-tight">
        <strong className="block truncate">{name}</strong>
        <span role="status">{state === 'failed' ? t.failed : state === 'on' ? t.onAir : t.play}</span>
      </p>
    </aside>
  )
}
