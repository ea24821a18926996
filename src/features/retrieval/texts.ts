import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const retrievalTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))
