import { z } from 'zod'
import { knownPassword } from '#features/accounts/schema.ts'
import { LANGS } from '#kit/lang.ts'
import { accountTexts } from './texts.ts'

/** In every language, whatever the page's own. */
const WORDS: ReadonlySet<string> = new Set(LANGS.map(lang => accountTexts(lang).deleteAccount.typed))
const word = z
  .string()
  .default('')
  .superRefine((text, ctx) => {
    if (text.length > 100 || !WORDS.has(text.normalize('NFKC').trim().toUpperCase())) ctx.addIssue('wordWrong')
  })

/** The form that deletes an account: the word of confirmation and the password. */
export const deleteInput = z.object({ word, password: knownPassword })
/** With a mailed link, which replaces the password. */
export const deleteByLinkInput = z.object({ word, token: z.string().default('') })
