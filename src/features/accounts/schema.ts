import { z } from 'zod'
import { isMailAddress } from '#platform/mail/mail-address.ts'
import { countCharacters, findPasswordProblem, type PasswordProblem } from './passwords/password-rules.ts'
import type { SecurityProblem } from './security-schema.ts'
import type { SetupProblem } from './setup-schema.ts'

export const NAME_LENGTH = 120
/** Maximum length. Source: RFC 5321, section 4.5.3.1.3, less the brackets. */
export const EMAIL_LENGTH = 254

export type Problem =
  | 'nameMissing'
  | 'nameLong'
  | 'nameUnreadable'
  | 'emailMissing'
  | 'emailLong'
  | 'emailUnreadable'
  | PasswordProblem
  | SecurityProblem
  | SetupProblem
  | 'currentMissing'
  | 'passwordSame'
  | 'emailSame'
  | 'wordWrong'
  | 'wrong'

/** A form's problems: for each field the key of its message in the texts. */
export type Problems = Partial<Record<string, Problem>>

// Control characters, and those that change the direction of the following text.
const INVISIBLE = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u

// An absent field counts as empty.
const name = z
  .string()
  .default('')
  .transform(text => text.normalize('NFC').trim())
  .superRefine((text, ctx) => {
    if (text === '') ctx.addIssue('nameMissing')
    else if (text.length > NAME_LENGTH * 4 || countCharacters(text) > NAME_LENGTH) ctx.addIssue('nameLong')
    else if (INVISIBLE.test(text) || !/[\p{L}\p{N}\p{S}]/u.test(text)) ctx.addIssue('nameUnreadable')
  })

const email = z
  .string()
  .default('')
  .transform(text => text.trim().toLowerCase())
  .superRefine((text, ctx) => {
    if (text === '') ctx.addIssue('emailMissing')
    else if (text.length > EMAIL_LENGTH) ctx.addIssue('emailLong')
    // The outbox accepts no others: don't promise a mail that can't be sent.
    else if (!z.email().safeParse(text).success || !isMailAddress(text)) ctx.addIssue('emailUnreadable')
  })

const sentPassword = z.string().default('')

/** A new password. */
export const newPassword = sentPassword.superRefine((text, ctx) => {
  const problem = findPasswordProblem(text)
  if (problem) ctx.addIssue(problem)
})

/** A present password is compared, not judged: only what can't be a password at all is rejected here. */
export const knownPassword = sentPassword.superRefine((text, ctx) => {
  const problem = findPasswordProblem(text)
  if (problem === 'passwordMissing' || problem === 'passwordLong') ctx.addIssue(problem)
})

export const nameInput = z.object({ name })
export const emailInput = z.object({ email })

export const signUpInput = z.object({ name, email, password: newPassword }).superRefine((input, ctx) => {
  const problem = findPasswordProblem(input.password, input)
  if (problem) ctx.addIssue({ code: 'custom', message: problem, path: ['password'] })
})
export type SignUpInput = z.infer<typeof signUpInput>

export const passwordInput = z.object({ password: knownPassword })

export const signInInput = z.object({ email, password: knownPassword })
export type SignInInput = z.infer<typeof signInInput>

/** Only the token tells whose password it will be: the page checks it again with name and address. */
export const resetInput = z.object({ token: z.string().default(''), password: newPassword })

/** Returns a form's problems by field, the first of each. */
export function problemsOf(error: z.ZodError): Problems {
  const problems: Problems = {}
  // Named boundary: every issue of the schemas above has the key of a message.
  for (const { path, message } of error.issues) problems[String(path[0])] ??= message as Problem
  return problems
}
