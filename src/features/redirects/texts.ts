import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const redirectTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const redirectReason = reasonsOf<typeof words.refusals>(lang => redirectTexts(lang).refusals)
