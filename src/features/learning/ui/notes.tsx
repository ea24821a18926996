import Trash2 from 'lucide-react/icons/trash-2'
import { type Ref, type RefObject, type SubmitEvent, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { outboxOf } from '#features/offline/outbox.ts'
import type { QueuedNote } from '#features/offline/queued.ts'
import { offlineTexts } from '#features/offline/texts.ts'
import { useOutbox } from '#features/offline/ui/use-outbox.ts'
import { FormRefusal } from '#ui/form/form-message.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { PlayerData } from '../player.server.ts'
import { learningTexts } from '../texts.ts'
import { findPassages, type Passage, passageOf, shownPassages } from './passages.ts'

type NoteView = PlayerData['notes'][number]

/** What the player's keys do with notes. */
export interface NotesHandle {
  /** Begins a note: on the selected passage, if there is one. */
  begin(): void
}

interface NotesProps {
  ref: Ref<NotesHandle>
  notes: readonly NoteView[]
  text: RefObject<HTMLDivElement | null>
  memberId: string
  chapter: { id: string; title: string }
}

/** One's own notes on a chapter, and marked passages of its text. They are kept on the device until the server has them, with a network and without. */
export function Notes({ ref, notes, text, memberId, chapter }: NotesProps) {
  const { notes: t, refusals } = useTexts(learningTexts)
  const offline = useTexts(offlineTexts)
  const { notes: waiting } = useOutbox(memberId)
  const queued = useMemo(() => waiting.filter(({ chapterId }) => chapterId === chapter.id), [waiting, chapter.id])
  const [isEmpty, setEmpty] = useState(false)
  const { Form, data: fetched, state } = useFetcher<FormResult | undefined>()
  // Without a script the document is the answer.
  const acted = useActionData<FormResult>()
  const data = fetched ?? (acted?.name === 'save' ? undefined : acted)
  const passage = useSelected(text)
  const [marked, setMarked] = useState<Passage>()
  const list = useRef<HTMLDetailsElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useMarks(notes, queued, text)
  const begin = () => {
    if (passage) setMarked(passage)
    // Somebody may have closed it by hand. The notes can stand screens below the passage.
    if (list.current) list.current.open = true
    field.current?.focus({ preventScroll: true })
    field.current?.scrollIntoView({ block: 'center' })
  }
  useImperativeHandle(ref, () => ({ begin }))
  // What was deleted took its button with it: the keys go on at the list.
  const isRemoving = useRef(false)
  useEffect(() => {
    if (isRemoving.current) list.current?.querySelector('summary')?.focus()
    isRemoving.current = false
  }, [notes.length])
  const keep = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const [quote = '', before = '', note = ''] = ['quote', 'before', 'note'].map(name => {
      const value = fields.get(name)
      // What stands before a passage is compared as it stands.
      return typeof value !== 'string' ? '' : name === 'before' ? value : value.trim()
    })
    setEmpty(quote === '' && note === '')
    if (quote === '' && note === '') return
    void outboxOf(memberId).addNote({ quote, before, note }, chapter)
    event.currentTarget.reset()
    setMarked(undefined)
  }
  return (
    <>
      {passage && (
        // On top of the bar below, near the thumb. Outside of what may be closed.
        <button
          type="button"
          data-act="mark"
          // The selection stays while it is pressed.
          onPointerDown={event => event.preventDefault()}
          onClick={begin}
          className="btn btn-main fixed right-3 bottom-20 z-20 shadow-lg"
        >
          {t.mark}
        </button>
      )}
      <details
        ref={list}
        className="card mt-10 p-4"
        open={marked !== undefined || notes.length + queued.length > 0}
        data-notes={notes.length}
      >
        <summary className="min-h-11 cursor-pointer content-center text-lg font-bold">{t.title}</summary>
        <p className="text-ink-soft max-w-[65ch]">{t.lead}</p>
        <ul className="mt-3 space-y-3">
          {notes.map(one => (
            <li key={one.id} className="border-line flex items-start gap-3 border-t pt-3">
              <div className="min-w-0 grow wrap-break-word">
                {one.quote && <blockquote className="text-ink-soft border-l-4 border-amber-400 pl-3">{one.quote}</blockquote>}
                {one.note && <p className="mt-1 whitespace-pre-wrap">{one.note}</p>}
              </div>
              <Form method="post" onSubmit={() => void (isRemoving.current = true)}>
                <input type="hidden" name="form" value="remove-note" />
                <input type="hidden" name="id" value={one.id} />
                <button
                  type="submit"
                  aria-label={t.remove}
                  title={t.remove}
                  className="hover:bg-primary/8 grid size-11 place-items-center rounded-lg"
                >
                  <Trash2 aria-hidden size={18} />
                </button>
              </Form>
            </li>
          ))}
          {queued.map(one => (
            <li
              key={one.id}
              data-note-waits={one.refused === undefined}
              className="border-line border-t pt-3 wrap-break-word whitespace-pre-wrap"
            >
              {offline.fill(one.refused === undefined ? 'offline.noteWaits' : 'offline.noteRefused', {
                note: [one.note, one.quote].filter(Boolean).join(' · '),
              })}
            </li>
          ))}
        </ul>
        {notes.length + queued.length === 0 && <p className="mt-2">{t.none}</p>}
        <Form method="post" data-local="" className="mt-4 grid max-w-xl gap-2" onSubmit={keep}>
          <input type="hidden" name="form" value="note" />
          {marked && (
            <>
              <input type="hidden" name="quote" value={marked.quote} />
              <input type="hidden" name="before" value={marked.before} />
              <blockquote aria-label={t.quote} className="text-ink-soft border-l-4 border-amber-400 pl-3 wrap-break-word">
                {marked.quote}
              </blockquote>
            </>
          )}
          {data && <FormRefusal form={data} />}
          {isEmpty && (
            <p role="alert" className="text-danger-text">
              {refusals.NoteEmpty}
            </p>
          )}
          <label className="font-semibold" htmlFor="chapter-note">
            {t.label}
          </label>
          <textarea
            ref={field}
            id="chapter-note"
            name="note"
            rows={3}
            maxLength={4000}
            className="border-line bg-surface rounded-lg border p-3"
          />
          <button type="submit" data-act="note" disabled={state !== 'idle'} className="btn btn-quiet justify-self-start">
            {t.save}
          </button>
        </Form>
      </details>
    </>
  )
}

/** Returns the passage of the text that is selected. */
function useSelected(text: RefObject<HTMLDivElement | null>): Passage | undefined {
  const [passage, setPassage] = useState<Passage>()
  useEffect(() => {
    const onSelect = () => setPassage(text.current ? passageOf(text.current, getSelection()) : undefined)
    document.addEventListener('selectionchange', onSelect)
    return () => document.removeEventListener('selectionchange', onSelect)
  }, [text])
  return passage
}

/** Shows the marked passages in the text, also those that the server does not have yet, where the browser can (CSS Custom Highlight API); the list has them in any case. */
function useMarks(notes: readonly Passage[], queued: readonly QueuedNote[], text: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    if (!text.current || typeof Highlight === 'undefined') return
    CSS.highlights.set('note', new Highlight(...findPassages(text.current, shownPassages(notes, queued))))
    return () => void CSS.highlights.delete('note')
  }, [notes, queued, text])
}
