import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const leaderboardTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const leaderboardReason = reasonsOf<typeof words.refusals>(lang => leaderboardTexts(lang).refusals)
