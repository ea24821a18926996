import { en } from '../texts/en.ts'
import { id } from '../texts/id.ts'
import { useLang } from './lang.tsx'

const byLang = { id, en }

/** The texts of the interface's pieces in the page's language. Few, so that they may go to the browser with the pieces. */
export function useUiTexts(): typeof id {
  return byLang[useLang()]
}
