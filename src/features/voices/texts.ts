import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const voiceTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const voiceReason = reasonsOf<typeof words.refusals>(lang => voiceTexts(lang).refusals)

/** What is wrong with a visitor's form. */
export const voiceProblem = reasonsOf<typeof words.problems>(lang => voiceTexts(lang).problems)
