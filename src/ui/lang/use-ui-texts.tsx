import { uiTexts } from '../texts.ts'
import { useLang } from './lang.tsx'

/** The texts of the interface's pieces in the page's language. */
export const useUiTexts = () => uiTexts(useLang())
