import { use } from 'react'
import { defineTexts, type Texts } from '#kit/texts.ts'
import { useLang } from '#ui/lang/lang.tsx'
import type { words } from './texts/id.ts'

/**
 * The words of the panel, apart from the rest of the assistant's: a browser loads them with the panel's first use. NOTE: a promise. With a module that awaits, the
 * bundler splits the public entry into a dozen files, which no longer fit the budget of a first view.
 */
export const panelTexts = defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

// React's `use` reads these fields, and then needs no turn of the event loop.
panelTexts.then(
  value => Object.assign(panelTexts, { status: 'fulfilled', value }),
  () => {},
)

/** Returns the panel's words in the page's language. Suspends until they are loaded. */
export function usePanelTexts(): Texts<typeof words> {
  return use(use(panelTexts).load(useLang()))
}
