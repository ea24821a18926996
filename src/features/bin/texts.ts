import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const binTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const binReason = reasonsOf<typeof words.refusals>(lang => binTexts(lang).refusals)
