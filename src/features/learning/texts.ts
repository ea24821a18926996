import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const learningTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const learningReason = reasonsOf<typeof words.refusals>(lang => learningTexts(lang).refusals)
