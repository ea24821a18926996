import { use } from 'react'
import type { Texts } from '#kit/texts.ts'
import { useLang } from '#ui/lang/lang.tsx'
import type { words } from './texts/id.ts'
import { panelTexts } from './texts.ts'

/** Returns the panel's words in the page's language. Suspends until they are loaded. */
export function usePanelTexts(): Texts<typeof words> {
  return use(use(panelTexts).load(useLang()))
}
