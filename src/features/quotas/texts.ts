import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

const quotaTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const quotaReason = reasonsOf<typeof words.refusals>(lang => quotaTexts(lang).refusals)
