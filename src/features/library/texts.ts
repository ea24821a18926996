import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const libraryTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const libraryReason = reasonsOf<typeof words.refusals>(lang => libraryTexts(lang).refusals)

/** The library's words in one language. */
export type LibraryWords = ReturnType<typeof libraryTexts>
