import { languageOf, localHref } from '#kit/lang.ts'
import { useHere } from '#ui/lang/here.tsx'
import type { FrameView } from '../chrome.ts'

/**
 * Links to the same page in each other language of the site, labelled in that language. Loads a new document, because the `html` element and the frame are in one
 * language.
 */
export function LangSwitch({ frame, className }: { frame: Pick<FrameView, 'lang' | 'langs'>; className?: string | undefined }) {
  const here = useHere()
  return frame.langs
    .filter(one => one !== frame.lang)
    .map(one => (
      <a key={one} href={localHref(one, here)} data-lang-switch={one} hrefLang={one} lang={one} data-turbo="false" className={className}>
        {languageOf(one).name}
      </a>
    ))
}
