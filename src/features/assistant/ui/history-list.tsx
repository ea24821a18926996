import ArrowLeft from 'lucide-react/icons/arrow-left'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useRef, useState } from 'react'
import { languageOf } from '#kit/lang.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { useStore } from '#ui/shell/use-store.ts'
import { iconButton } from './icon-button.ts'
import { useChat } from './use-chat.ts'
import { usePanelTexts } from './use-panel-texts.tsx'

/** This device's conversations: each is opened again or deleted, or all are. */
export function HistoryList({ onBack }: { onBack: () => void }) {
  const { history: t, fill } = usePanelTexts()
  const { locale } = languageOf(useLang())
  const { chat } = useChat()
  const entries = useStore(chat.history)
  const [isAsked, setAsked] = useState(false)
  const [said, setSaid] = useState('')
  const [isRead, setRead] = useState(false)
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    void chat.readHistory().then(() => setRead(true))
  }, [chat])
  const remove = (work: Promise<void>) => {
    setAsked(false)
    setSaid(t.removed)
    // The button that had the focus goes with its line.
    back.current?.focus()
    void work
  }
  const open = (id: string) => {
    void chat.open(id)
    onBack()
  }
  return (
    <div data-history className="flex min-h-0 grow flex-col overflow-y-auto p-3">
      <button
        ref={back}
        type="button"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that opened the list
        autoFocus
        onClick={onBack}
        className="text-primary-text flex min-h-11 items-center gap-2 self-start font-semibold"
      >
        <ArrowLeft aria-hidden size={18} />
        {t.back}
      </button>
      <p className="text-ink-soft mt-1">{entries.length > 0 ? t.lead : isRead && t.none}</p>
      <ul className="mt-2">
        {entries.map(({ id, title, at }) => (
          <li key={id} className="border-line flex items-center gap-1 border-b">
            <button
              type="button"
              onClick={() => open(id)}
              className="hover:text-primary-text min-h-14 min-w-0 grow cursor-pointer py-2 text-left"
            >
              <span className="line-clamp-2 font-medium wrap-anywhere">{title}</span>
              <time dateTime={new Date(at).toISOString()} className="text-ink-soft block">
                {new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at)}
              </time>
            </button>
            <button
              type="button"
              data-act="remove"
              aria-label={fill('history.remove', { title })}
              onClick={() => remove(chat.remove(id))}
              className={iconButton}
            >
              <Trash2 aria-hidden size={18} />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-ink-soft mt-2 empty:hidden">
        {said}
      </p>
      {entries.length > 1 &&
        (isAsked ? (
          <div className="mt-3">
            <p>{t.sure}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <button type="button" onClick={() => remove(chat.removeAll())} className="btn btn-main min-h-11! px-4!">
                {t.yes}
              </button>
              <button type="button" onClick={() => setAsked(false)} className="btn btn-quiet min-h-11! px-4!">
                {t.no}
              </button>
            </div>
          </div>
        ) : (
          <button type="button" onClick={() => setAsked(true)} className="btn btn-quiet mt-3 min-h-11! self-start px-4!">
            {t.removeAll}
          </button>
        ))}
    </div>
  )
}
