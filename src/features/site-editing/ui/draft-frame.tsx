import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { PostButton } from '#ui/app/post-button.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { siteEditingTexts } from '../texts.ts'
import { DraftConflicts } from './draft-conflicts.tsx'
import type { DraftSaver, DraftView } from './draft-saver.ts'
import { LivePage } from './live-page.tsx'

interface DraftFrameProps {
  shown: DraftView
  saver: DraftSaver
  /** Before the bar: the way to other parts. */
  before?: ReactNode
  /** Address of the page beside the form; by default the home page. */
  page?: string
  /** A page that visitors do not see yet: publishing the draft shows it, too. */
  hidden?: { show(): void } | undefined
  children: ReactNode
}

/** A form of the draft beside the site as it would be: the bar with the draft's state and acts, its messages and conflicts, two views on a phone. */
export function DraftFrame({ shown, saver, before, page = '/', hidden, children }: DraftFrameProps) {
  const t = useTexts(siteEditingTexts)
  const [view, setView] = useState<'form' | 'page'>('form')
  const [isPublished, setIsPublished] = useState(false)
  const { editing, state } = shown
  // Also what is on its way, or was refused: publishing then waits for it, or says why it can't be.
  const isChanged = shown.draft !== undefined || state !== 'saved'
  const publish = async (isOver: boolean) => {
    const isDone = !isChanged || (await saver.publish(isOver))
    setIsPublished(isDone)
    if (isDone) hidden?.show()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    if (event.shiftKey) saver.redo()
    else saver.undo()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of undoing hold for all fields within
    <div onKeyDown={onKeyDown}>
      {before}
      <div data-sticky-bar className="bg-surface border-line sticky top-14 z-10 mt-4 flex flex-wrap items-center gap-2 border-y py-2">
        <p role="status" data-save-state={state} className="text-ink-soft grow">
          {isChanged || state !== 'saved' ? t.states[state] : t.settings.unchanged}
        </p>
        <button
          type="button"
          onClick={() => saver.undo()}
          disabled={editing.done.length === 0}
          aria-label={t.settings.undo}
          className="grid size-11 place-items-center disabled:opacity-40"
        >
          <Undo2 aria-hidden size={20} />
        </button>
        <button
          type="button"
          onClick={() => saver.redo()}
          disabled={editing.undone.length === 0}
          aria-label={t.settings.redo}
          className="grid size-11 place-items-center disabled:opacity-40"
        >
          <Redo2 aria-hidden size={20} />
        </button>
        <button
          type="button"
          data-act="discard"
          disabled={!isChanged}
          onClick={() => void saver.discard()}
          className="btn btn-quiet disabled:opacity-40"
        >
          {t.settings.discard}
        </button>
        <PostButton form="try" action="/Studio/Settings" className="btn btn-quiet">
          {t.settings.try}
        </PostButton>
        <button
          type="button"
          data-act="publish"
          disabled={!isChanged && !hidden}
          onClick={() => void publish(false)}
          className="btn btn-main disabled:opacity-40"
        >
          {t.settings.publish}
        </button>
      </div>
      <div role="group" aria-label={t.settings.switch} className="mt-4 flex gap-2 xl:hidden">
        {(['form', 'page'] as const).map(one => (
          <button
            key={one}
            type="button"
            aria-pressed={view === one}
            onClick={() => setView(one)}
            className="border-line aria-pressed:border-primary-text aria-pressed:text-primary-text min-h-11 grow rounded-lg border px-4 font-medium"
          >
            {t.settings[one]}
          </button>
        ))}
      </div>
      <div className="mt-4 space-y-4">
        {isPublished && !isChanged && <FormMessage tone="done">{t.settings.published}</FormMessage>}
        {shown.isRecovered && <FormMessage tone="note">{t.settings.recovered}</FormMessage>}
        {shown.message && <FormMessage>{shown.message}</FormMessage>}
        {shown.draft && shown.draft.conflicts.length > 0 && (
          <DraftConflicts
            conflicts={shown.draft.conflicts}
            onTake={(path, theirs) => saver.put(path, theirs)}
            onPublish={() => void publish(true)}
          />
        )}
      </div>
      <div className="mt-4 gap-6 xl:grid xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div className={view === 'form' ? '' : 'hidden xl:block'}>{children}</div>
        <div className={`mt-6 xl:sticky xl:top-34 xl:mt-0 xl:self-start ${view === 'page' ? '' : 'hidden xl:block'}`}>
          <LivePage saves={shown.saves} path={page} />
        </div>
      </div>
    </div>
  )
}
