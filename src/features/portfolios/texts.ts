import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const portfolioTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const portfolioReason = reasonsOf<typeof words.refusals>(lang => portfolioTexts(lang).refusals)
