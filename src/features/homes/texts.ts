import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const homeTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const homeReason = reasonsOf<typeof words.refusals>(lang => homeTexts(lang).refusals)
