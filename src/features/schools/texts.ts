import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const schoolTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const schoolReason = reasonsOf<typeof words.refusals>(lang => schoolTexts(lang).refusals)
