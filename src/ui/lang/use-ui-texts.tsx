import type { Lang } from '#kit/lang.ts'
import { en } from '../texts/en.ts'
import { id } from '../texts/id.ts'
import { useLang } from './lang.tsx'

const byLang = { id, en }

/** The texts of the interface's pieces in a language. Few, so that they may go to the browser with the pieces. */
export function uiTexts(lang: Lang): typeof id {
  return byLang[lang]
}

/** The same in the page's language. */
export function useUiTexts(): typeof id {
  return uiTexts(useLang())
}
