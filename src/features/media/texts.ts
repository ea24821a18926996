import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

const mediaTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const mediaReason = reasonsOf<typeof words.refusals>(lang => mediaTexts(lang).refusals)
