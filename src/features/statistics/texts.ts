import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const statisticsTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const statisticsReason = /* @__PURE__ */ reasonsOf<typeof words.refusals>(lang => statisticsTexts(lang).refusals)
