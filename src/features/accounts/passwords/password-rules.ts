import { COMMON_PASSWORDS } from './common-passwords.ts'
import { PASSWORD_LENGTH } from './passwords.ts'

export type PasswordProblem = 'passwordMissing' | 'passwordShort' | 'passwordLong' | 'passwordPersonal' | 'passwordCommon'

/** A shorter part of a name may be in a password by chance. */
const SHORTEST_NAME = 4

/**
 * Returns why a text can't be the person's password, or undefined if it can. Checks length and a list of common guesses, with no rules about kinds of
 * characters. Source: NIST SP 800-63B-4, section 3.1.1.2.
 */
export function findPasswordProblem(password: string, person: { name?: string; email?: string } = {}): PasswordProblem | undefined {
  if (password === '') return 'passwordMissing'
  // Code points count, not bytes; a text that is far too long is rejected before they are counted.
  if (password.length > PASSWORD_LENGTH.max * 2) return 'passwordLong'
  const length = countCharacters(password)
  if (length < PASSWORD_LENGTH.min) return 'passwordShort'
  if (length > PASSWORD_LENGTH.max) return 'passwordLong'
  if (isPersonal(password, person)) return 'passwordPersonal'
  return isCommon(password) ? 'passwordCommon' : undefined
}

/** Returns the number of Unicode code points: a surrogate pair counts once. */
export function countCharacters(text: string): number {
  return Array.from(text).length
}

function isPersonal(password: string, { name = '', email = '' }: { name?: string; email?: string }): boolean {
  const core = lettersOf(password)
  const [mailbox = ''] = email.split('@')
  const own = [name, email, mailbox, ...name.split(/\s+/)].map(lettersOf).filter(one => one.length >= SHORTEST_NAME)
  return fold(password) === fold(email) || own.includes(core)
}

/** True for a common word with digits and marks around it (`Sayang123!`), one character repeated, or a run of digits on the keyboard. */
function isCommon(password: string): boolean {
  const folded = fold(password)
  const core = folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (COMMON_PASSWORDS.has(folded) || COMMON_PASSWORDS.has(core)) return true
  if (new Set(folded).size <= 2) return true
  const digits = '01234567890123456789'
  const turned = '98765432109876543210'
  return (
    digits.includes(folded) || turned.includes(folded) || /^(\d{1,4})\1+$/.test(folded) || /^(19|20)\d{6}$|^\d{4}(19|20)\d\d$/.test(folded)
  )
}

const fold = (text: string) => text.normalize('NFKC').trim().toLowerCase()
const lettersOf = (text: string) => fold(text).replace(/[^\p{L}]+/gu, '')
