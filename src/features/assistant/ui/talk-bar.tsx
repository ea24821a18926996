import History from 'lucide-react/icons/history'
import SquarePen from 'lucide-react/icons/square-pen'
import type { ReactNode } from 'react'
import { iconButton } from './icon-button.ts'
import { useChat } from './use-chat.ts'
import { usePanelTexts } from './use-panel-texts.tsx'

interface TalkBarProps {
  title: ReactNode
  isHistory: boolean
  onHistory: (isShown: boolean) => void
  children?: ReactNode
}

/** The top of a conversation: a new one, the list of earlier ones, and what its place adds. */
export function TalkBar({ title, isHistory, onHistory, children }: TalkBarProps) {
  const t = usePanelTexts()
  const { chat, talk } = useChat()
  return (
    <div className="border-line flex min-h-14 shrink-0 items-center border-b pr-1 pl-4">
      <div className="mr-auto min-w-0 truncate">{title}</div>
      {talk.exchanges.length > 0 && (
        <button
          type="button"
          data-act="new"
          aria-label={t.newTalk}
          title={t.newTalk}
          onClick={() => {
            chat.startNew()
            onHistory(false)
          }}
          className={iconButton}
        >
          <SquarePen aria-hidden size={19} />
        </button>
      )}
      <button
        type="button"
        data-act="history"
        aria-label={t.history.title}
        title={t.history.title}
        aria-pressed={isHistory}
        onClick={() => onHistory(!isHistory)}
        className={iconButton}
      >
        <History aria-hidden size={19} />
      </button>
      {children}
    </div>
  )
}
