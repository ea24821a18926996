import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const classTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const classReason = reasonsOf<typeof words.refusals>(lang => classTexts(lang).refusals)
