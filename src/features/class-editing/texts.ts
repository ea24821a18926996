import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const classEditingTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const classEditingReason = reasonsOf<typeof words.refusals>(lang => classEditingTexts(lang).refusals)
