import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

/** The words of the top bar, apart from the studio's: every page of the app loads them. */
export const barTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))
