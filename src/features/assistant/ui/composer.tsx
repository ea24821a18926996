import SendHorizontal from 'lucide-react/icons/send-horizontal'
import Square from 'lucide-react/icons/square'
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { isMinor, useChat } from './use-chat.ts'
import { usePanelTexts } from './use-panel-texts.tsx'
import { hasVoice } from './voice.ts'
import { VoiceButton } from './voice-button.tsx'

/** Letters of a question; the server takes no more. */
export const MOST_LETTERS = 4000

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>
  /** The page may use the microphone. */
  mayListen: boolean
  /** What stands there at first. */
  typed?: string | undefined
  onAsk: (query: string) => void
}

/** Where a question is typed. Enter sends it; while an answer comes, its button stops that. */
export function Composer({ field, mayListen, typed = '', onAsk }: ComposerProps) {
  const { composer: t, fill } = usePanelTexts()
  const { chat, talk } = useChat()
  const hintId = useId()
  const [text, setText] = useState(typed)
  const isTooLong = text.length > MOST_LETTERS
  const isStreaming = talk.state === 'streaming'
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    const query = text.trim()
    if (query === '' || isTooLong) return
    setText('')
    onAsk(query)
  }
  const onKey = (event: KeyboardEvent) => {
    // While letters are being composed, Enter ends that.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    send(event)
  }
  return (
    <form onSubmit={send} className="border-line bg-surface border-t p-3">
      <div className="border-line focus-frame flex flex-wrap items-end gap-1 rounded-[min(var(--radius-button),1.75rem)] border p-1">
        <label className="min-w-0 flex-1">
          <span className="sr-only">{t.label}</span>
          <textarea
            ref={field}
            data-question
            value={text}
            rows={1}
            enterKeyHint="send"
            placeholder={t.placeholder}
            aria-describedby={hintId}
            aria-invalid={isTooLong}
            onChange={event => setText(event.target.value)}
            onKeyDown={onKey}
            className="placeholder:text-ink-soft block max-h-32 min-h-11 w-full resize-none bg-transparent px-2.5 py-2.5 leading-6 [field-sizing:content]"
          />
        </label>
        {mayListen && hasVoice() && !isMinor() && <VoiceButton onText={setText} />}
        {isStreaming && text.trim() === '' ? (
          <button type="button" data-act="stop" onClick={chat.stop} aria-label={t.stop} title={t.stop} className={MAIN_BUTTON}>
            <Square aria-hidden size={18} fill="currentColor" />
          </button>
        ) : (
          <button type="submit" data-act="send" aria-label={t.send} title={t.send} className={MAIN_BUTTON}>
            <SendHorizontal aria-hidden size={20} />
          </button>
        )}
      </div>
      <p id={hintId} role={isTooLong ? 'alert' : undefined} className={isTooLong ? 'text-danger-text mt-1' : 'sr-only'}>
        {isTooLong ? fill('composer.tooLong', { most: MOST_LETTERS, count: text.length }) : t.hint}
      </p>
    </form>
  )
}

const MAIN_BUTTON =
  'bg-primary text-on-primary grid size-11 shrink-0 cursor-pointer place-items-center rounded-(--radius-button) hover:brightness-95'
