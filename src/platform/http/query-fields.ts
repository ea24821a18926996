import { z } from 'zod'
import { cleanText } from './page-routes.ts'

const MAX_PAGE = 1_000_000
const MAX_PAGE_SIZE = 50
const SIZE = `How many on a page, at most ${MAX_PAGE_SIZE}; a larger number counts as ${MAX_PAGE_SIZE}.`

/** An optional query field; an empty one counts as missing. */
export const optional = <T extends z.ZodType>(field: T) => z.preprocess(text => (text === '' ? undefined : text), field.optional())

/** A list in a query: values separated by commas, a repeated parameter, or both; at most 50 values and 2000 characters. */
export const listField = z.preprocess(
  given => (Array.isArray(given) ? given.join(',') : given),
  z
    .string()
    .max(2000)
    .optional()
    .transform(text => (text ? text.split(',').filter(Boolean).slice(0, 50) : [])),
)

/** A whole number from 1 that is clamped rather than refused; anything else counts as missing. */
function clamped<T extends number | undefined>(max: number, otherwise: T, description: string) {
  return z
    .string()
    .optional()
    .transform((text): number | T => {
      const value = Number(text)
      return !text || !Number.isFinite(value) ? otherwise : Math.min(max, Math.max(1, Math.trunc(value)))
    })
    .meta({ type: 'integer', minimum: 1, maximum: max, ...(otherwise !== undefined && { default: otherwise }), description })
}

/** `page` of a list: from 1. */
export const pageField = clamped(MAX_PAGE, 1, 'From 1. A page past the end is empty.')

/** `pageSize` of a list: 1 to 50. */
export const pageSizeField = (otherwise: number) => clamped(MAX_PAGE_SIZE, otherwise, SIZE)

/** `pageSize` of a list whose default depends on other fields; undefined if missing. */
export const givenPageSizeField = clamped(MAX_PAGE_SIZE, undefined, SIZE)

/** A search text: at most 100 characters, without control characters. */
export const searchField = z
  .string()
  .optional()
  .transform(text => cleanText(text ?? ''))
