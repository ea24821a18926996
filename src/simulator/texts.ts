import { defineTexts, type Texts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export type Words = Texts<typeof words>

export const simulatorTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))
