import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const siteTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const siteReason = reasonsOf<typeof words.refusals>(lang => siteTexts(lang).refusals)
