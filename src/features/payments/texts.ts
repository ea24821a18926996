import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const paymentTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const paymentReason = reasonsOf<typeof words.refusals>(lang => paymentTexts(lang).refusals)
