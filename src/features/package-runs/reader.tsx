import Maximize from 'lucide-react/icons/maximize'
import { useRef, useState } from 'react'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { packageTexts } from './texts.ts'
import { type RunProps, usePackage } from './use-package.ts'

interface ReaderProps extends RunProps {
  content: { title: string }
  progress: { state: 'open' | 'done' }
}

/** Another program's course, in a frame of the content origin. What it says of itself is shown as its word. */
export default function Reader({ chapter, content, progress, onProgress }: ReaderProps) {
  const { reader: t, fill } = useTexts(packageTexts)
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const enter = useRef<HTMLButtonElement>(null)
  const [isLarge, setLarge] = useState(false)
  const { opened, part, choose, again, saving, countsIn } = usePackage({ chapter, onProgress }, frame)
  if (opened === 'failed')
    return (
      <div className="card grid gap-3 p-4" data-package="failed">
        <p role="alert">{chapter.isPreview ? t.previewFailed : t.failed}</p>
        <p className="text-ink-soft">{t.needsNetwork}</p>
        <div>
          <button type="button" data-act="again" className="btn btn-main" onClick={again}>
            {t.again}
          </button>
        </div>
      </div>
    )
  if (!opened || !part)
    return (
      <div data-package="opening" className="text-ink-soft">
        <p role="status">{t.opening}</p>
        <p>{t.needsNetwork}</p>
      </div>
    )
  const grow = async () => {
    if (document.fullscreenElement) return await document.exitFullscreen()
    // Phones that let no element fill the screen get it over the page.
    if (document.fullscreenEnabled && box.current) return await box.current.requestFullscreen().catch(() => setLarge(true))
    setLarge(large => !large)
  }
  const state = progress.state === 'done' ? 'done' : countsIn === undefined ? 'open' : 'claimed'
  return (
    <div className="grid gap-3" data-package={state}>
      {opened.parts.length > 1 && (
        <nav aria-label={t.parts}>
          <ol className="grid gap-2 sm:grid-cols-2">
            {opened.parts.map((one, at) => (
              <li key={one.id}>
                <button
                  type="button"
                  data-part={one.id}
                  aria-current={one.id === part.id}
                  className="btn btn-quiet w-full justify-start text-left aria-[current=true]:font-bold"
                  onClick={() => choose(one.id)}
                >
                  {fill('reader.part', { at: at + 1, title: one.title })}
                  {one.isThrough && ` · ${t.through}`}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div ref={box} className={`flex flex-col gap-2 [&:fullscreen]:bg-white ${isLarge ? 'bg-surface fixed inset-0 z-40' : ''}`}>
        <div className="flex flex-wrap items-center gap-2">
          <button ref={enter} type="button" data-act="enter-package" className="btn btn-quiet" onClick={() => frame.current?.focus()}>
            {t.enter}
          </button>
          <button type="button" data-act="full-screen" aria-pressed={isLarge} className="btn btn-quiet" onClick={() => void grow()}>
            <Maximize aria-hidden size={18} />
            {t.full}
          </button>
        </div>
        <iframe
          key={part.id}
          ref={frame}
          src={part.url}
          title={fill('reader.frame', { title: content.title || part.title })}
          sandbox="allow-scripts allow-same-origin allow-forms"
          allow="fullscreen; autoplay"
          referrerPolicy="no-referrer"
          className="border-line h-[60dvh] min-h-80 w-full grow rounded border bg-white"
        />
        <div>
          <button type="button" data-act="leave-package" className="btn btn-quiet" onClick={() => enter.current?.focus()}>
            {t.leave}
          </button>
        </div>
      </div>
      <p className="text-ink-soft">{t.keys}</p>
      <div role="status" data-saving={saving} className="grid gap-1">
        {chapter.isPreview && <p>{t.preview}</p>}
        {state === 'done' && <p className="font-medium">{t.done}</p>}
        {countsIn !== undefined && state !== 'done' && <p>{fill('reader.soon', { seconds: countsIn })}</p>}
        {part.score !== null && <p>{fill('reader.score', { score: part.score })}</p>}
        {saving !== 'none' && <p className="text-ink-soft">{saving === 'saved' ? t.saved : t.unsaved}</p>}
      </div>
      <p className="text-ink-soft">{t.needsNetwork}</p>
    </div>
  )
}
