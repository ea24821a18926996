import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const giftTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const giftReason = reasonsOf<typeof words.refusals>(lang => giftTexts(lang).refusals)
