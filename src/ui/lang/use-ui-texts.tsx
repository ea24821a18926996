import { uiTexts } from '../texts.ts'
import { useLang } from './lang.tsx'

/** Returns the texts of shared UI components in the page's language. */
export const useUiTexts = () => uiTexts(useLang())
