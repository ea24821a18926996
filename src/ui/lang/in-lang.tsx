import { DEFAULT_LANG, findLang, type Lang, languageOf } from '#kit/lang.ts'
import { useLang } from './lang.tsx'
import { useUiTexts } from './use-ui-texts.tsx'

/** Returns the value of `lang` for an element with text in this language: undefined if it is the page's. By default, the language that tenants write in. */
export function langMark(page: Lang, text: string = DEFAULT_LANG): string | undefined {
  return text === page ? undefined : text
}

/**
 * Text of a record or of a tenant's settings, which may be in another language than the page: marked, so that it is read out, hyphenated and translated as what
 * it is (WCAG 3.1.2). Source of `lang`: the record; without it, the language that tenants write in.
 */
export function InLang({ lang, children }: { lang?: string | undefined; children: React.ReactNode }) {
  const mark = langMark(useLang(), lang)
  return mark === undefined ? children : <span lang={mark}>{children}</span>
}

/**
 * Says once on a page that a record's text is in another language only (`of="text"`), or that entries of a list are (`of="list"`). `langs` are those of what is
 * shown; renders nothing if all are in the page's language.
 */
export function LanguageNote({ of, langs, className = 'mt-3' }: { of: 'text' | 'list'; langs: readonly string[]; className?: string }) {
  const page = useLang()
  const t = useUiTexts()
  const other = langs.find(lang => lang !== page)
  if (other === undefined) return null
  const known = findLang(other)
  const name = new Intl.DisplayNames(languageOf(page).locale, { type: 'language' }).of(known ?? other) ?? other
  return (
    <p className={`text-ink-soft ${className}`} data-language-note={other}>
      {t.otherLanguage[of].replace('{{language}}', name)}
    </p>
  )
}
