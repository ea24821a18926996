import { z } from 'zod'
import type { FieldCode } from '#kit/common-reasons.ts'
import { LANGS } from '#kit/lang.ts'
import { isAddress } from './details.ts'

/** A timestamp in the years 1000 to 9999, in any time zone; stored in UTC, in a format that sorts chronologically as text. */
export const momentField = z.iso
  .datetime({ offset: true })
  .max(60)
  .transform(toUtc)
  .refine(text => /^[1-9]\d{3}-/.test(text), 'OutOfTime' satisfies FieldCode)

function toUtc(text: string): string {
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}

/** A path on this host or an absolute https URL; `code` says of what. */
export const addressField = (code: FieldCode) => z.string().max(500).refine(isAddress, code)

export const pictureField = addressField('PictureAddress')
export const textField = (most: number) => z.string().trim().max(most)
export const wholeField = (most: number) => z.number().int().min(0).max(most)

/** An optional field; null counts as missing. */
export const mayMiss = <T extends z.ZodType>(field: T) => field.nullish().transform(value => value ?? undefined)

/** The same fields as OpenAPI schemas. */
export const described = {
  text: (maxLength: number, description: string) => ({ type: 'string' as const, maxLength, description }),
  whole: (maximum: number, description: string) => ({ type: 'integer' as const, minimum: 0, maximum, description }),
  moment: (description: string) => ({ type: 'string' as const, format: 'date-time', description }),
}

export type DescribedField =
  | ReturnType<(typeof described)[keyof typeof described]>
  | {
      type: 'array'
      maxItems: number
      description: string
      items: { type: 'object'; required: string[]; properties: Record<string, DescribedField> }
    }

/** Texts of an object in further languages, by the fields' names: `{ en: { title: 'Opening' } }`. */
export const translatedTexts = (texts: Readonly<Record<string, z.ZodType<string>>>) =>
  mayMiss(
    z.partialRecord(z.enum(LANGS), z.looseObject(Object.fromEntries(Object.entries(texts).map(([name, field]) => [name, mayMiss(field)])))),
  )

/** Rows of a list. Each may have texts in further languages. */
export function rowsField(
  most: number,
  required: Readonly<Record<string, z.ZodType>>,
  optional: Readonly<Record<string, z.ZodType>>,
  translated: readonly string[] = [],
) {
  const texts = Object.fromEntries(translated.map(name => [name, textField(MAX_TRANSLATED)]))
  const misses = Object.fromEntries(Object.entries(optional).map(([name, field]) => [name, mayMiss(field)]))
  return mayMiss(z.array(z.looseObject({ ...required, ...misses, translations: translatedTexts(texts) })).max(most))
}

const MAX_TRANSLATED = 2000
