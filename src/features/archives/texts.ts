import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const archiveTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

/** Why an archive is refused. */
export const archiveReason = reasonsOf<typeof words.refusals>(lang => archiveTexts(lang).refusals)
