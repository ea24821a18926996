import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const notificationTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const notificationReason = reasonsOf<typeof words.refusals>(lang => notificationTexts(lang).refusals)
