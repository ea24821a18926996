import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const editorTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const editorReason = /* @__PURE__ */ reasonsOf<typeof words.refusals>(lang => editorTexts(lang).refusals)
