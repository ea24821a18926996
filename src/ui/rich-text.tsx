import { langMark } from './lang/in-lang.tsx'
import { useLang } from './lang/lang.tsx'

/** Sanitized HTML of a stored document (platform/rich-text), at about 68 characters a line. `lang` is the text's language; by default, the one that tenants write in. */
export function RichText({ html, lang }: { html: string; lang?: string | undefined }) {
  const mark = langMark(useLang(), lang)
  return (
    <div
      lang={mark}
      className="rich-text [&_hr]:border-line max-w-[68ch] text-lg leading-relaxed wrap-break-word [&_:not(pre)>code]:bg-tint [&_:not(pre)>code]:rounded [&_:not(pre)>code]:px-1.5 [&_:not(pre)>code]:py-0.5"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
