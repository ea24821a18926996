import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const sitePageTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const pageReason = reasonsOf<typeof words.refusals>(lang => sitePageTexts(lang).refusals)
