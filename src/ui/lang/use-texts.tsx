import { use } from 'react'
import type { Texts, TextsByLang } from '#kit/texts.ts'
import { useLang } from './lang.tsx'

/** Returns a feature's texts in the page's language. In a browser, suspends until they are loaded. */
export function useTexts<T>(texts: TextsByLang<T>): Texts<T> {
  // Called in each render, also when the texts are there: React fails where a render that it repeats after waiting no longer calls `use`.
  return use(texts.load(useLang()))
}
