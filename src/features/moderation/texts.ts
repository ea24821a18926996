import { defineTexts } from '#kit/texts.ts'
import type { words } from './texts/id.ts'

/** The words of the page on which posts are looked at. */
export const moderationTexts = await defineTexts<typeof words>(lang => import(`./texts/${lang}.ts`))
