import { z } from 'zod'
import type { FieldCode } from '#kit/common-reasons.ts'
import { toPhone } from '#kit/phone.ts'
import { toName } from '#kit/text.ts'
import { isMailAddress } from '../mail/mail-address.ts'

/** Fields that people send about themselves, for API and forms alike. Text is trimmed before its minimum length is checked. */

const hasLetter = (text: string) => /\p{L}/u.test(text)
// A NISN has 10 digits, a NIK 16: identity numbers in names are refused and not stored.
const hasIdentityNumber = (text: string) => /\d[\d\s.-]{8,}\d/.test(text)

/** A single-line name: 1 to `max` characters with at least one letter, and no identity number. */
export const nameField = (max = 120) =>
  z
    .string()
    .max(max)
    .overwrite(toName)
    .refine(hasLetter, 'WithLetter' satisfies FieldCode)
    .refine(text => !hasIdentityNumber(text), 'IdentityNumber' satisfies FieldCode)

/** Text of several lines, possibly empty, without invisible characters. */
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

/** A single e-mail address, in lower case. */
export const emailField = z
  .email({ error: 'Email' satisfies FieldCode, abort: true })
  .max(254)
  .toLowerCase()
  .refine(isMailAddress, 'Email' satisfies FieldCode)

/** An Indonesian phone number, stored as `628…`. */
export const phoneField = z
  .string()
  .max(30)
  .refine(text => toPhone(text) !== undefined, 'Phone' satisfies FieldCode)
  .meta({ example: '0812 3456 7890' })
  .transform(text => toPhone(text) ?? '')
