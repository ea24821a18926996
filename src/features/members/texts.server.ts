import { defineTexts } from '#ui/lang/texts.server.ts'
import { en } from './texts/en.ts'
import { id } from './texts/id.ts'

export const memberTexts = defineTexts('members', { id, en })
