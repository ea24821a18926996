import { defineTexts } from '#ui/lang/texts.server.ts'
import { en } from './texts/en.ts'
import { id } from './texts/id.ts'

export const accountTexts = defineTexts('accounts', { id, en })
export type AccountTexts = ReturnType<typeof accountTexts>
