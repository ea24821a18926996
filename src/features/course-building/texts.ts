import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const buildingTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const buildingReason = reasonsOf<typeof words.refusals>(lang => buildingTexts(lang).refusals)
