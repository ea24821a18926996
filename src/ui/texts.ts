import type { Lang } from '#kit/lang.ts'
import type { words } from './texts/id.ts'

type Words = typeof words

const byFile = import.meta.glob<Words>('./texts/*.ts', { eager: true, import: 'words' })

/**
 * Returns the texts of shared UI components in a language. They are few, and error screens and titles need them at once, so bundles contain all languages;
 * features' texts are loaded by language (`kit/texts.ts`).
 */
export function uiTexts(lang: Lang): Words {
  const words = byFile[`./texts/${lang}.ts`]
  if (!words) throw new Error(`ui/texts has no file for "${lang}"`)
  return words
}
