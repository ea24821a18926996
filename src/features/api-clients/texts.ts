import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const apiClientTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const apiClientReason = reasonsOf<typeof words.refusals>(lang => apiClientTexts(lang).refusals)
