import { use } from 'react'
import { useLang } from './lang.tsx'
import type { Texts, TextsByLang } from './texts.ts'

/** A feature's texts in the page's language. Suspends in a browser until that language is loaded. */
export function useTexts<T>(texts: TextsByLang<T>): Texts<T> {
  const lang = useLang()
  return texts.loaded(lang) ?? use(texts.load(lang))
}
