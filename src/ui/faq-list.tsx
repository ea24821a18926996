import ChevronDown from 'lucide-react/icons/chevron-down'
import { langMark } from './lang/in-lang.tsx'
import { useLang } from './lang/lang.tsx'

export interface Question {
  question: string
  answer: string
  /** If it is another one than the list's. */
  lang?: string
}

/** Questions and answers in a language, in folds that open without JavaScript. */
export function FaqList({ items, lang }: { items: readonly Question[]; lang: string }) {
  const page = useLang()
  return (
    <div lang={langMark(page, lang)} className="divide-line max-w-3xl divide-y border-y border-line">
      {items.map(item => (
        <details key={item.question} lang={item.lang === lang ? undefined : item.lang} className="group py-1">
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
