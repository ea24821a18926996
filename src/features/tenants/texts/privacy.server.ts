import { defineTexts } from '#ui/lang/texts.server.ts'
import { en } from './privacy-en.ts'
import { id } from './privacy-id.ts'

export const privacyTexts = defineTexts('tenants-privacy', { id, en })
