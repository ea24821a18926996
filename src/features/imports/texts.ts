import { archiveTexts } from '#features/archives/texts.ts'
import type { Lang } from '#kit/lang.ts'
import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const importTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const importReason = reasonsOf<typeof words.refusals>(lang => importTexts(lang).refusals)

/** Returns the words of the refusals that an import keeps by their codes: its own, and those of its archive. */
export function refusalWords(lang: Lang): Readonly<Record<string, string>> {
  return { ...archiveTexts(lang).refusals, ...importTexts(lang).refusals }
}
