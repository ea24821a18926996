import { z } from 'zod'
import { isAddress } from '../details.ts'

/** A moment of the years 1000 to 9999, in any zone; kept in UTC, in the one form whose letters are in the order of time. */
export const momentField = z.iso
  .datetime({ offset: true })
  .max(60)
  .transform(toUtc)
  .refine(text => /^[1-9]\d{3}-/.test(text), 'di luar rentang waktu')

function toUtc(text: string): string {
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}

/** A path of this host or a whole address with https; `what` stands in the refusal. */
export const addressField = (what: string) => z.string().max(500).refine(isAddress, `mau alamat ${what}`)

export const pictureField = addressField('gambar')
export const textField = (most: number) => z.string().trim().max(most)
export const wholeField = (most: number) => z.number().int().min(0).max(most)

/** A field that may be missing, or null for the same. */
export const mayMiss = <T extends z.ZodType>(field: T) => field.nullish().transform(value => value ?? undefined)

/** The same fields in the description of the calls. */
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
