import { z } from 'zod'
import { emailInput, knownPassword, newPassword } from './schema.ts'

/** A box that is ticked. */
const ticked = z
  .string()
  .default('')
  .transform(text => text !== '')

const current = z
  .string()
  .default('')
  .superRefine((text, ctx) => {
    if (text === '') ctx.addIssue('currentMissing')
    else if (!knownPassword.safeParse(text).success) ctx.addIssue('passwordLong')
  })

/** Whose password it will be, and whether `currentPassword` is theirs, is for the page to judge. */
export const passwordChangeInput = z.object({ currentPassword: current, password: newPassword, others: ticked })

/** Where the account has a password; else `emailInput` does. */
export const newEmailInput = emailInput.extend({ password: knownPassword })

/** The id of a row as a form names it; '' where it can be none. */
export function readId(text: string | null): string {
  return /^[\w-]{1,100}$/.exec(text ?? '')?.[0] ?? ''
}

/** In either language: whoever types it means it. */
const WORDS = new Set(['HAPUS', 'DELETE'])
const word = z
  .string()
  .default('')
  .superRefine((text, ctx) => {
    if (text.length > 100 || !WORDS.has(text.normalize('NFKC').trim().toUpperCase())) ctx.addIssue('wordWrong')
  })

/** A form that is a button alone. */
export const nothingInput = z.object({})

/** A button on the page of a mail's link. */
export const tokenInput = z.object({ token: z.string().default('') })

export const deleteInput = z.object({ word, password: knownPassword })
/** By a link from a mail, which stands for the password. */
export const deleteByLinkInput = z.object({ word, token: z.string().default('') })
