import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const organisationTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const organisationReason = reasonsOf<typeof words.refusals>(lang => organisationTexts(lang).refusals)
