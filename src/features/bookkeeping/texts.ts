import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const bookkeepingTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const bookkeepingReason = /* @__PURE__ */ reasonsOf<typeof words.refusals>(lang => bookkeepingTexts(lang).refusals)
