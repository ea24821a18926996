import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const payoutTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const payoutReason = reasonsOf<typeof words.refusals>(lang => payoutTexts(lang).refusals)
