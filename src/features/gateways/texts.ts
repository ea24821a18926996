import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const gatewayTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const gatewayReason = reasonsOf<typeof words.refusals>(lang => gatewayTexts(lang).refusals)
