import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const importTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const importReason = reasonsOf<typeof words.refusals>(lang => importTexts(lang).refusals)
