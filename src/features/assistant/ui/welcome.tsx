import { useId } from 'react'
import { splitLang } from '#kit/lang.ts'
import { A } from '#ui/lang/lang.tsx'
import { readWho } from '#ui/shell/who-entry.ts'
import type { AssistantParts } from './parts.ts'
import { pageKindOf, suggest } from './suggestions.ts'
import { isMinor } from './use-chat.ts'
import { usePanelTexts } from './use-panel-texts.tsx'

interface WelcomeProps {
  parts: AssistantParts
  isTutor: boolean
  onAsk: (query: string) => void
}

/** So long is kept at most what a child says, and who is not known (`features/retention`). */
const MOST_DAYS_OF_OTHERS = 30

/** Before the first question: what answers, what could be asked here, and what is kept. In a browser only: it depends on the page and on who reads it. */
export function Welcome({ parts: { welcome, questions, keepDays }, isTutor, onAsk }: WelcomeProps) {
  const t = usePanelTexts()
  const titleId = useId()
  const kind = pageKindOf(splitLang(location.pathname).path)
  const title = document.querySelector('main h1')?.textContent.trim() ?? ''
  const { title: heading, text } = isTutor ? t.tutor : t.welcome
  const offered = questions.length > 0 && !isTutor ? questions : suggest(t.suggestions, kind, title)
  const isKnown = readWho() !== undefined && !isMinor()
  const days = isKnown ? keepDays : Math.min(keepDays, MOST_DAYS_OF_OTHERS)
  return (
    <div>
      <p className="text-lg font-semibold">{heading}</p>
      <p className="text-ink-soft mt-1">{(!isTutor && welcome) || text}</p>
      <p id={titleId} className="mt-5 font-medium">
        {t.welcome.try}
      </p>
      <ul aria-labelledby={titleId} className="mt-2 flex flex-col items-start gap-2">
        {offered.map(question => (
          <li key={question}>
            <button
              type="button"
              data-suggestion
              onClick={() => onAsk(question)}
              className="border-line bg-surface hover:border-primary-text min-h-11 cursor-pointer rounded-(--radius-button) border px-4 py-2 text-left"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft border-line mt-6 border-t pt-3 text-sm leading-snug" data-privacy>
        {t.fill(isMinor() ? 'privacy.minor' : 'privacy.all', { count: days })}{' '}
        <A href="/Privacy-Policy" className="text-primary-text inline-block py-1 underline">
          {t.privacy.more}
        </A>
      </p>
    </div>
  )
}
