import { AnswerText } from '#features/assistant/ui/answer-text.tsx'
import { langMark } from '#ui/lang/in-lang.tsx'
import { useLang } from '#ui/lang/lang.tsx'

/** What the assistant said, as who asked saw it. `lang`: if it is not the page's. */
export function Said({ markdown, lang }: { markdown: string; lang?: string }) {
  const page = useLang()
  return (
    <div
      lang={lang && langMark(page, lang)}
      className="bg-tint text-ink w-fit max-w-[min(68ch,100%)] rounded-2xl rounded-bl-sm px-4 py-3 whitespace-normal"
    >
      <AnswerText markdown={markdown} />
    </div>
  )
}
