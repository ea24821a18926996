import { reasonsOf } from '#kit/reason.ts'
import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const mcpTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export const mcpReason = reasonsOf<typeof words.refusals>(lang => mcpTexts(lang).refusals)
