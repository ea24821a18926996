import RotateCw from 'lucide-react/icons/rotate-cw'
import type { Exchange } from '#features/assistant-client/talk.ts'
import { AnswerActs } from './answer-acts.tsx'
import { AnswerText } from './answer-text.tsx'
import { useChat } from './use-chat.ts'
import { usePanelTexts } from './use-panel-texts.tsx'

interface ExchangeViewProps {
  exchange: Exchange
  isLast: boolean
  onRetry: () => void
}

/** A question and its answer. */
export function ExchangeView({ exchange, isLast, onRetry }: ExchangeViewProps) {
  const t = usePanelTexts()
  const { talk } = useChat()
  const { query, text, progress } = exchange
  const failure = isLast && progress === 'cut' ? talk.failure : undefined
  return (
    <li data-progress={progress} className="flex flex-col gap-3">
      <p className="bg-primary text-on-primary max-w-[88%] self-end rounded-2xl rounded-br-sm px-4 py-2.5 wrap-anywhere whitespace-pre-wrap">
        <span className="sr-only">{t.asker}: </span>
        {query}
      </p>
      <div data-answer className="bg-tint text-ink max-w-full min-w-0 self-start rounded-2xl rounded-bl-sm px-4 py-3 empty:hidden">
        <span className="sr-only">{t.answerer}: </span>
        {text !== '' && <AnswerText markdown={text} />}
        {text === '' && progress === 'streaming' && <Thinking words={t.answer.thinking} />}
        {progress === 'stopped' && <p className="text-ink-soft">{t.answer.stopped}</p>}
        {failure && (
          <div role="alert" data-failure={failure.kind} className="mt-1 first:mt-0">
            <p className="text-danger-text font-medium">{failure.words || t.failure[failure.kind]}</p>
            <button type="button" data-act="retry" onClick={onRetry} className="btn btn-quiet mt-2 min-h-11! px-4!">
              <RotateCw aria-hidden size={18} />
              {t.failure.retry}
            </button>
          </div>
        )}
      </div>
      {progress !== 'streaming' && (text !== '' || (isLast && !failure)) && (
        <AnswerActs exchange={exchange} onAgain={isLast && !failure ? onRetry : undefined} />
      )}
    </li>
  )
}

function Thinking({ words }: { words: string }) {
  return (
    <p className="text-ink-soft flex items-center gap-2">
      <span aria-hidden className="assistant-dots">
        <span />
        <span />
        <span />
      </span>
      {words}
    </p>
  )
}
