import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

const listTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const listReason = reasonsOf<typeof words.refusals>(lang => listTexts(lang).refusals)
