import { use } from 'react'
import type { Texts, TextsByLang } from '#kit/texts.ts'
import { useLang } from './lang.tsx'

/** Returns a feature's texts in the page's language. In a browser, suspends until they are loaded. */
export function useTexts<T>(texts: TextsByLang<T>): Texts<T> {
  const lang = useLang()
  return texts.loaded(lang) ?? use(texts.load(lang))
}
