import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const offlineTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const offlineReason = reasonsOf<typeof words.refusals>(lang => offlineTexts(lang).refusals)
