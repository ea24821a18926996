import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const postTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const postReason = reasonsOf<typeof words.refusals>(lang => postTexts(lang).refusals)
