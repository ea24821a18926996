import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const privacyTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

/** Why something about privacy is refused, by a command or beside a field. */
export const privacyReason = reasonsOf<typeof words.problems>(lang => privacyTexts(lang).problems)
