import ChevronDown from 'lucide-react/icons/chevron-down'
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { type Chat } from '#features/assistant-client/chat.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { Conversation } from './conversation.tsx'
import { HistoryList } from './history-list.tsx'
import { iconButton } from './icon-button.ts'
import type { AssistantParts } from './parts.ts'
import { TalkBar } from './talk-bar.tsx'
import { ChatContext } from './use-chat.ts'
import { usePanelTexts } from './use-panel-texts.tsx'
import { useVisibleHeight } from './use-visible-height.ts'

export interface PanelProps {
  chat: Chat
  parts: AssistantParts
  chapterId?: string | undefined
  /** Counts how often the panel was opened; what was typed elsewhere is asked with it. */
  opening: { count: number; query?: string | undefined }
  /** The element whose `data-state` says how the conversation stands. */
  host: HTMLElement | null
}

/**
 * The conversation in a dialog of the browser's own, which keeps the focus within, closes with Esc and gives the focus back: beside the page on wide screens, a
 * sheet on phones that ends above the keyboard.
 */
export default function Panel({ chat, parts, chapterId, opening, host }: PanelProps) {
  const t = usePanelTexts()
  const lang = useLang()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isHistory, setHistory] = useState(false)
  const style = useVisibleHeight()
  useEffect(() => {
    if (opening.count === 0) return
    setHistory(false)
    if (!dialog.current?.open) dialog.current?.showModal()
    field.current?.focus()
    if (opening.query) void chat.ask(opening.query, { path: location.pathname, chapterId })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each opening
  }, [opening])
  useEffect(() => {
    const tell = () => host?.setAttribute('data-state', chat.talk.get().state)
    tell()
    return chat.talk.subscribe(tell)
  }, [chat, host])
  // A link leads to its page, which the panel would cover.
  const leave = ({ target, defaultPrevented, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link && link.target !== '_blank' && !defaultPrevented && !ctrlKey && !metaKey && !shiftKey) dialog.current?.close()
  }
  return (
    <ChatContext value={chat}>
      <dialog
        ref={dialog}
        lang={lang}
        data-panel
        aria-labelledby={titleId}
        // A tap beside it closes it.
        closedby="any"
        style={style}
        className="assistant-panel border-line bg-surface text-ink"
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links within are what is pressed */}
        <div onClick={leave} className="flex h-full flex-col">
          <TalkBar
            title={
              <h2 id={titleId} className="truncate text-lg font-semibold">
                {chapterId === undefined ? t.answerer : t.tutor.title}
              </h2>
            }
            isHistory={isHistory}
            onHistory={setHistory}
          >
            <button
              type="button"
              data-act="close"
              aria-label={t.close}
              title={t.close}
              onClick={() => dialog.current?.close()}
              className={iconButton}
            >
              <ChevronDown aria-hidden size={24} />
            </button>
          </TalkBar>
          {isHistory ? (
            <HistoryList onBack={() => setHistory(false)} />
          ) : (
            <Conversation parts={parts} chapterId={chapterId} mayListen={false} field={field} />
          )}
        </div>
      </dialog>
    </ChatContext>
  )
}
