import { defineTexts } from '#kit/texts.ts'
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
