import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const checkoutTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const checkoutReason = reasonsOf<typeof words.refusals>(lang => checkoutTexts(lang).refusals)
