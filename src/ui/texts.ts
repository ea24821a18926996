import type { Lang } from '#kit/lang.ts'
import type { words } from './texts/id.ts'

type Words = typeof words

const byFile = import.meta.glob<Words>('./texts/*.ts', { eager: true, import: 'words' })

/**
 * The texts of the interface's pieces in a language. Few, and error screens and titles need them at once: so they go to a browser with the pieces, in all
 * languages, where the features' texts are loaded by language (`lang/texts.ts`).
 */
export function uiTexts(lang: Lang): Words {
  const words = byFile[`./texts/${lang}.ts`]
  if (!words) throw new Error(`ui/texts has no file for "${lang}"`)
  return words
}
