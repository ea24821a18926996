import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const programTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const programReason = reasonsOf<typeof words.refusals>(lang => programTexts(lang).refusals)
