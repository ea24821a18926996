import type { Lang } from '../lang.ts'
import { say as en } from './number-words/en.ts'
import { say as id } from './number-words/id.ts'

/** How each language says numbers. Apart from `languages.ts`, since only receipts need them. */
export const NUMBER_WORDS: Record<Lang, (count: number) => string> = { en, id }
