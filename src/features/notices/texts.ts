import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const noticeTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

/** Why something about notices is refused. */
export const noticeReason = reasonsOf<typeof words.refusals>(lang => noticeTexts(lang).refusals)
