import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const careerTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const careerReason = reasonsOf<typeof words.refusals>(lang => careerTexts(lang).refusals)
