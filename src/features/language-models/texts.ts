import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const modelTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const modelReason = reasonsOf<typeof words.refusals>(lang => modelTexts(lang).refusals)
