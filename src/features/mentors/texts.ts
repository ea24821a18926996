import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const mentorTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const mentorReason = reasonsOf<typeof words.refusals>(lang => mentorTexts(lang).refusals)
