import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const appointmentTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const appointmentReason = reasonsOf<typeof words.refusals>(lang => appointmentTexts(lang).refusals)
