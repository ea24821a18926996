import { z } from 'zod'
import { isMailAddress } from '#platform/mail/mail-address.ts'
import { countCharacters, findPasswordProblem, type PasswordProblem } from './passwords/password-rules.ts'
import type { SecurityProblem } from './security-schema.ts'

export const NAME_LENGTH = 120
/** Source: RFC 5321, section 4.5.3.1.3, less the brackets. */
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
  | 'currentMissing'
  | 'passwordSame'
  | 'emailSame'
  | 'wordWrong'
  | 'wrong'

/** What is wrong with a form: for each field the key of its message in the texts. */
export type Problems = Partial<Record<string, Problem>>

// Control characters, and those that turn the direction of all that follows.
const INVISIBLE = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u

// A field that is not in the form at all is an empty one.
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
    // The outbox takes no other: a mail that can't be sent must not be promised.
    else if (!z.email().safeParse(text).success || !isMailAddress(text)) ctx.addIssue('emailUnreadable')
  })

const sentPassword = z.string().default('')

/** A password that is to be. */
export const newPassword = sentPassword.superRefine((text, ctx) => {
  const problem = findPasswordProblem(text)
  if (problem) ctx.addIssue(problem)
})

/** What was typed is compared, not judged: only what can't be a password at all is refused here. */
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

/** Whose password it will be is known by the token alone: the page judges it once more. */
export const resetInput = z.object({ token: z.string().default(''), password: newPassword })

/** The problems of a form by field, the first of each; undefined where the input is fine. */
export function problemsOf(error: z.ZodError): Problems {
  const problems: Problems = {}
  // Named boundary: every issue of the schemas above bears the key of a message.
  for (const { path, message } of error.issues) problems[String(path[0])] ??= message as Problem
  return problems
}
