import { LANGS, type Lang, localHref } from '#kit/lang.ts'
import { brandTexts } from '../texts.server.ts'

/** Leads to the site in its other language, by that language's own name. A document of its own, since the frame around the pages is in one language. */
export function LangSwitch({ lang, className }: { lang: Lang; className?: string }) {
  const other = LANGS.find(one => one !== lang) ?? lang
  return (
    <a href={localHref(other, '/')} hrefLang={other} lang={other} data-document className={className}>
      {brandTexts(lang).otherLanguage}
    </a>
  )
}
