import { z } from 'zod'
import { toPhone } from '#kit/phone.ts'
import { toName } from '#kit/text.ts'
import { isMailAddress } from '../mail/mail-address.ts'

/** Fields of what people send about themselves: taken by calls and by forms alike. What is trimmed is trimmed before its length counts from below. */

const hasLetter = (text: string) => /\p{L}/u.test(text)
// NISN has 10 digits, NIK 16: whoever writes one into a name is told not to, and it is not kept.
const hasIdentityNumber = (text: string) => /\d[\d\s.-]{8,}\d/.test(text)

/** A short text on one line, by which something is called: 1 to `max` characters with a letter among them, and no number of a person. */
export const nameField = (max = 120) =>
  z
    .string()
    .max(max)
    .overwrite(toName)
    .refine(hasLetter, 'harus berisi huruf')
    .refine(text => !hasIdentityNumber(text), 'jangan menulis NIK, NISN, atau nomor lain di sini')

/** Several lines, which may be empty; without what can't be seen. */
export const textField = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite(text =>
      text
        .normalize('NFC')
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '')
        .trim(),
    )

/** One address to which a mail can go, in small letters. */
export const emailField = z
  .email({ error: 'mau satu alamat email', abort: true })
  .max(254)
  .toLowerCase()
  .refine(isMailAddress, 'mau satu alamat email')

/** A number of this country, kept as `628…`. */
export const phoneField = z
  .string()
  .max(30)
  .refine(text => toPhone(text) !== undefined, 'mau nomor telepon, misalnya 0812 3456 7890')
  .meta({ example: '0812 3456 7890' })
  .transform(text => toPhone(text) ?? '')
