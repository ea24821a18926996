import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const xapiTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const xapiReason = reasonsOf<typeof words.refusals>(lang => xapiTexts(lang).refusals)
