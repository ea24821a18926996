import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const recordTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const recordReason = reasonsOf<typeof words.refusals>(lang => recordTexts(lang).refusals)
