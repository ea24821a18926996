import Flag from 'lucide-react/icons/flag'
import RotateCw from 'lucide-react/icons/rotate-cw'
import ThumbsDown from 'lucide-react/icons/thumbs-down'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Exchange } from '#features/assistant-client/talk.ts'
import { toReadableText } from '../hand-over-text.ts'
import { CopyButton } from './copy-button.tsx'
import { iconButton } from './icon-button.ts'
import { useChat } from './use-chat.ts'
import { usePanelTexts } from './use-panel-texts.tsx'

const MOST_NOTE = 500

interface AnswerActsProps {
  exchange: Exchange
  /** Asks the question again, in the place of its answer. */
  onAgain?: (() => void) | undefined
}

/** What can be done with an answer: copy it, ask for another one, judge it with a note, report it. */
export function AnswerActs({ exchange: { key, text, messageId, rating, isReported }, onAgain }: AnswerActsProps) {
  const { answer: t } = usePanelTexts()
  const { chat } = useChat()
  const [said, setSaid] = useState('')
  const [hasNote, setNote] = useState(false)
  const note = useRef<HTMLTextAreaElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!hasNote) return
    note.current?.focus({ preventScroll: true })
    // With its button, which stands below the field.
    note.current?.form?.scrollIntoView({ block: 'nearest' })
  }, [hasNote])
  const take = async (work: Promise<boolean>, words: string) => setSaid((await work) ? words : t.notTaken)
  const approve = () => {
    setNote(false)
    void take(chat.rate(key, 1), t.thanks)
  }
  // The verdict counts at once; its reason may follow. Sent again, it would erase a reason that was given.
  const disapprove = () => {
    setNote(!hasNote)
    if (rating !== -1) void take(chat.rate(key, -1), t.thanks)
  }
  const sendNote = (event: FormEvent) => {
    event.preventDefault()
    const words = note.current?.value.trim() ?? ''
    setNote(false)
    // The field that has the focus goes.
    button.current?.focus()
    if (words !== '' || rating !== -1) void take(chat.rate(key, -1, words), t.thanks)
  }
  return (
    <div className="mt-1">
      <div className="-ml-2.5 flex flex-wrap items-center">
        {text !== '' && <CopyButton text={() => toReadableText(text, location.origin)} label={t.copy} />}
        {onAgain && (
          <button type="button" data-act="again" aria-label={t.again} title={t.again} onClick={onAgain} className={iconButton}>
            <RotateCw aria-hidden size={18} />
          </button>
        )}
        {messageId && text !== '' && (
          <>
            <button
              type="button"
              data-act="helpful"
              aria-label={t.helpful}
              title={t.helpful}
              aria-pressed={rating === 1}
              onClick={approve}
              className={iconButton}
            >
              <ThumbsUp aria-hidden size={18} />
            </button>
            <button
              ref={button}
              type="button"
              data-act="unhelpful"
              aria-label={t.unhelpful}
              title={t.unhelpful}
              aria-pressed={rating === -1}
              aria-expanded={hasNote}
              onClick={disapprove}
              className={iconButton}
            >
              <ThumbsDown aria-hidden size={18} />
            </button>
            <button
              type="button"
              data-act="report"
              aria-label={t.report}
              title={t.report}
              disabled={isReported}
              onClick={() => void take(chat.report(key), t.reported)}
              className={`${iconButton} disabled:opacity-60`}
            >
              <Flag aria-hidden size={18} />
            </button>
          </>
        )}
      </div>
      {hasNote && (
        <form onSubmit={sendNote} className="mt-1 scroll-mb-2">
          <label className="block">
            <span className="text-ink-soft">{t.noteLabel}</span>
            <textarea
              ref={note}
              name="note"
              rows={2}
              maxLength={MOST_NOTE}
              className="border-line bg-surface mt-1 block w-full rounded-xl border px-3 py-2"
            />
          </label>
          <button type="submit" className="btn btn-quiet mt-2 min-h-11! px-4!">
            {t.sendNote}
          </button>
        </form>
      )}
      <p role="status" className="text-ink-soft empty:hidden">
        {said}
      </p>
    </div>
  )
}
