import { escapeAttribute } from '#kit/html.ts'
import { LANGS, type Lang, localHref } from '#kit/lang.ts'
import { brandTexts } from '../texts.ts'

const MARK = 'data-lang-switch'

/**
 * Leads to the same page in the other language, by that language's own name. A document of its own, since the frame around the pages is in one
 * language. The frame is made once for all pages: `aimLangSwitch` and, after a click within the site, `followLinks` set where it leads.
 */
export function LangSwitch({ lang, className }: { lang: Lang; className?: string | undefined }) {
  const other = otherOf(lang)
  return (
    <a href={localHref(other, '/')} {...{ [MARK]: other }} hrefLang={other} lang={other} data-document className={className}>
      {brandTexts(lang).otherLanguage}
    </a>
  )
}

/** The HTML of a frame with its switch leading to `href`, the address of the page at hand without a language's prefix. */
export function aimLangSwitch(html: string, lang: Lang, href: string): string {
  const other = otherOf(lang)
  const attribute = (value: string) => `href="${value}" ${MARK}`
  const address = escapeAttribute(localHref(other, href))
  return html.replaceAll(attribute(localHref(other, '/')), () => attribute(address))
}

function otherOf(lang: Lang): Lang {
  return LANGS.find(one => one !== lang) ?? lang
}
