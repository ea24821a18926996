import ChevronDown from 'lucide-react/icons/chevron-down'
import { langMark } from './lang/in-lang.tsx'
import { useLang } from './lang/lang.tsx'

export interface Question {
  question: string
  answer: string
}

/** Questions and answers in a language, in folds that open without JavaScript. */
export function FaqList({ items, lang }: { items: readonly Question[]; lang: string }) {
  return (
    <div lang={langMark(useLang(), lang)} className="divide-line max-w-3xl divide-y border-y border-line">
      {items.map(item => (
        <details key={item.question} className="group py-1">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-2 text-lg font-semibold">
            {item.question}
            <ChevronDown aria-hidden className="shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <p className="max-w-[65ch] pb-5">{item.answer}</p>
        </details>
      ))}
    </div>
  )
}
