import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

export const studioTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))

export type StudioTexts = ReturnType<typeof studioTexts>
