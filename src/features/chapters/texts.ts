import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

const chapterTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

/** Why something in a chapter is refused. */
export const chapterReason = reasonsOf<typeof words.refusals>(lang => chapterTexts(lang).refusals)
