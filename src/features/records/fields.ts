import { z } from 'zod'
import type { FieldCode } from '#kit/common-reasons.ts'
import { richContent } from '#platform/rich-text/from-html.ts'

/** A rich text: HTML or a document. */
export const richField = richContent.meta({
  description: 'The text as HTML, or as structured JSON (Tiptap)',
  example: '<p>Percetakan buku sejak 1998.</p>',
})

/** A text that must be there, without spaces around it. */
export const wordsField = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'Required' satisfies FieldCode)
    .max(max)

/** A text that may be empty, as which null is taken: forms send it for a line that was emptied. */
export const optionalWordsField = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullable()
    .default('')
    .transform(text => text ?? '')

/** A record's slug; null has it derived from its name. */
export const slugField = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Slug' satisfies FieldCode)
  .nullable()
  .default(null)

const isAddress = (text: string) => /^(\/(?!\/)|https:\/\/)[^\s"'<>]*$/.test(text)

/** A picture's path on this host or https address. */
export const pictureField = z
  .string()
  .max(500)
  .refine(isAddress, 'PictureAddress' satisfies FieldCode)

/** A picture's path on this host or https address; null for none. */
export const optionalPictureField = pictureField.nullable().default(null)

/** An https address; null for none. */
export const optionalAddressField = z
  .string()
  .max(500)
  .regex(/^https:\/\/[^\s"'<>]+$/, 'HttpsAddress' satisfies FieldCode)
  .nullable()
  .default(null)
