import { LANGS, type Lang, languageOf, localHref } from '#kit/lang.ts'
import { useHere } from '#ui/lang/here.tsx'

/**
 * Links to the same page in each other language, labelled in that language. Loads a new document, because the `html` element and the frame are in one
 * language.
 */
export function LangSwitch({ lang, className }: { lang: Lang; className?: string | undefined }) {
  const here = useHere()
  return LANGS.filter(one => one !== lang).map(one => (
    <a key={one} href={localHref(one, here)} data-lang-switch={one} hrefLang={one} lang={one} data-turbo="false" className={className}>
      {languageOf(one).name}
    </a>
  ))
}
