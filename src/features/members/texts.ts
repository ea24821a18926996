import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const memberTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const memberReason = reasonsOf<typeof words.refusals>(lang => memberTexts(lang).refusals)
