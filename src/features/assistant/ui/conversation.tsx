import MessageCircle from 'lucide-react/icons/message-circle'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Exchange } from '#features/assistant-client/talk.ts'
import { toHandOver } from '../hand-over-text.ts'
import { Composer } from './composer.tsx'
import { ExchangeView } from './exchange-view.tsx'
import type { AssistantParts } from './parts.ts'
import { SayAnswer } from './say-answer.tsx'
import { useChat } from './use-chat.ts'
import { usePanelTexts } from './use-panel-texts.tsx'
import { Welcome } from './welcome.tsx'

/** What the place of a conversation gives it. */
export interface ConversationParts {
  parts: AssistantParts
  /** The open chapter, whose tutor answers. */
  chapterId?: string | undefined
  /** The page may use the microphone. */
  mayListen: boolean
}

/** Within so many pixels of its end, a conversation is followed as it grows. */
const NEAR_PX = 80
/** Room above a question at the top. */
const ABOVE_PX = 16

interface ConversationProps extends ConversationParts {
  /** A question that is typed already, and not asked. */
  typed?: string | undefined
  field: RefObject<HTMLTextAreaElement | null>
}

/** Questions and answers, and the field for the next question. */
export function Conversation({ parts, chapterId, mayListen, typed, field }: ConversationProps) {
  const t = usePanelTexts()
  const { chat, talk } = useChat()
  const [isShared, setShared] = useState(false)
  const log = useRef<HTMLElement>(null)
  useFollow(log, talk)
  const place = () => ({ path: location.pathname, chapterId, isShared })
  const ask = (query: string) => void chat.ask(query, place())
  // The button that was pressed goes. The field would open a phone's keyboard over the answer.
  const suggested = (query: string) => {
    ask(query)
    log.current?.focus()
  }
  const retry = () => {
    void chat.retry(place())
    log.current?.focus()
  }
  const last = talk.exchanges.at(-1)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable text must be reachable by keyboard */}
      <section ref={log} tabIndex={0} aria-label={t.log} data-log className="min-h-0 grow overflow-y-auto overscroll-contain p-4">
        {talk.exchanges.length === 0 && talk.state !== 'error' && (
          <Welcome parts={parts} isTutor={chapterId !== undefined} onAsk={suggested} />
        )}
        {talk.exchanges.length === 0 && talk.failure && (
          <p role="alert" className="text-danger-text">
            {talk.failure.words || t.failure[talk.failure.kind]}
          </p>
        )}
        <ol className="flex flex-col gap-5">
          {talk.exchanges.map(exchange => (
            <ExchangeView key={exchange.key} exchange={exchange} isLast={exchange === last} onRetry={retry} />
          ))}
        </ol>
        {parts.whatsapp !== '' && last && last.progress !== 'streaming' && (
          <HandOver whatsapp={parts.whatsapp} exchanges={talk.exchanges} />
        )}
      </section>
      <SayAnswer exchange={last} />
      {chapterId !== undefined && (
        <label className="flex min-h-11 items-center gap-3 px-4">
          <input type="checkbox" checked={isShared} onChange={event => setShared(event.target.checked)} className="size-5" />
          {t.tutor.share}
        </label>
      )}
      <Composer field={field} mayListen={mayListen} typed={typed} onAsk={ask} />
    </>
  )
}

/** The link by which the conversation goes on with a person. */
function HandOver({ whatsapp, exchanges }: { whatsapp: string; exchanges: readonly Exchange[] }) {
  const t = usePanelTexts()
  const text = useMemo(() => {
    const pairs = exchanges.map(one => ({ query: one.query, answer: one.text }))
    const saidBy = (name: string) => (words: string) => `${name}: ${words}`
    return toHandOver(pairs, { head: t.person.greeting, asked: saidBy(t.asker), answered: saidBy(t.answerer) }, location.origin)
  }, [t, exchanges])
  return (
    <a
      href={`https://wa.me/${whatsapp}?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noopener noreferrer"
      data-act="person"
      className="text-primary-text mt-4 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
    >
      <MessageCircle aria-hidden size={18} />
      {t.person.label}
    </a>
  )
}

/**
 * Keeps the end of a conversation in sight as it grows, until its last question stands at the top: a long answer is read from its beginning. Not where its reader has
 * scrolled up. A question of one's own is always shown.
 */
function useFollow(log: RefObject<HTMLElement | null>, { exchanges }: { exchanges: readonly unknown[] }): void {
  const isNear = useRef(true)
  const count = useRef(0)
  useEffect(() => {
    const box = log.current
    if (!box) return
    const note = () => {
      isNear.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX
    }
    box.addEventListener('scroll', note, { passive: true })
    return () => box.removeEventListener('scroll', note)
  }, [log])
  useEffect(() => {
    const box = log.current
    if (box && (isNear.current || exchanges.length > count.current))
      box.scrollTo({ top: exchanges.length === 0 ? 0 : Math.max(box.scrollTop, endOf(box)) })
    count.current = exchanges.length
  }, [log, exchanges])
}

/** Returns how far a conversation is scrolled by itself: to its end, but never past its last question. */
function endOf(box: HTMLElement): number {
  const last = box.querySelector('ol > [data-progress]:last-child')
  if (!last) return box.scrollHeight
  return Math.min(box.scrollHeight, box.scrollTop + last.getBoundingClientRect().top - box.getBoundingClientRect().top - ABOVE_PX)
}
