import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

const refusalTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

/** Reasons that forms of several features share. */
export const formReason = reasonsOf<typeof words.refusals>(lang => refusalTexts(lang).refusals)
