import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

const packageTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

/** Why a package is refused. */
export const packageReason = reasonsOf<typeof words.refusals>(lang => packageTexts(lang).refusals)
