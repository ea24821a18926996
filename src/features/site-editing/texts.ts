import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const siteEditingTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const siteEditingReason = reasonsOf<typeof words.refusals>(lang => siteEditingTexts(lang).refusals)
