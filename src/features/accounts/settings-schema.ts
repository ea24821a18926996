import { z } from 'zod'
import { emailInput, knownPassword, newPassword } from './schema.ts'

/** A checkbox. */
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

/** The page checks the new password against name and address, and whether `currentPassword` is right. */
export const passwordChangeInput = z.object({ currentPassword: current, password: newPassword, others: ticked })

/** For an account with a password; without one `emailInput` is used. */
export const newEmailInput = emailInput.extend({ password: knownPassword })

/** Returns a row's id from a form field; '' if it can't be one. */
export function readId(text: string | null): string {
  return /^[\w-]{1,100}$/.exec(text ?? '')?.[0] ?? ''
}

/** A form with a button only. */
export const nothingInput = z.object({})

/** The form of a mailed link's page. */
export const tokenInput = z.object({ token: z.string().default('') })
