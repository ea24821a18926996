import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const enrolmentTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const enrolmentReason = reasonsOf<typeof words.refusals>(lang => enrolmentTexts(lang).refusals)
