import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

/** The words of the pages on which staff look after the assistant. */
export const reviewTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const reviewReason = reasonsOf<typeof words.refusals>(lang => reviewTexts(lang).refusals)
