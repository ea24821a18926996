import { LANGS, type Lang, localHref } from '#kit/lang.ts'
import { useHere } from '#ui/lang/here.tsx'
import { brandTexts } from '../texts.ts'

/**
 * Links to the same page in the other language, labelled in that language. Loads a new document, because the `html` element and the frame are in one
 * language.
 */
export function LangSwitch({ lang, className }: { lang: Lang; className?: string | undefined }) {
  const here = useHere()
  const other = LANGS.find(one => one !== lang) ?? lang
  return (
    <a href={localHref(other, here)} data-lang-switch={other} hrefLang={other} lang={other} data-turbo="false" className={className}>
      {brandTexts(lang).otherLanguage}
    </a>
  )
}
