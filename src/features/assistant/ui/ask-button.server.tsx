import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import { localHref } from '#kit/lang.ts'
import { useLang } from '#ui/lang/lang.tsx'
import type { AssistantParts } from './parts.ts'
import { documentTexts } from './texts.server.ts'

/**
 * The assistant in every public document: a button that `start-asking.ts` makes open the panel; without a script a link to its page. Stays in the document
 * during navigation, so that a conversation goes on.
 */
export function AskButton({ parts }: { parts: AssistantParts }) {
  const t = documentTexts(useLang())
  return (
    <aside
      id="asisten"
      data-turbo-permanent
      data-assistant
      data-state="idle"
      data-parts={JSON.stringify(parts)}
      aria-label={t.answerer}
      className="assistant-corner print:hidden"
    >
      <button type="button" data-ask="click" aria-haspopup="dialog" className="assistant-button">
        <Face label={t.ask} />
      </button>
      <a href={localHref(useLang(), '/Assistant')} className="assistant-button">
        <Face label={t.ask} />
      </a>
      <div data-panel-root />
    </aside>
  )
}

function Face({ label }: { label: string }) {
  return (
    <>
      <MessageCircleQuestion aria-hidden size={24} />
      <span className="max-md:sr-only">{label}</span>
    </>
  )
}
