import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const assistantTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const assistantReason = reasonsOf<typeof words.refusals>(lang => assistantTexts(lang).refusals)
