import { z } from 'zod'
import { cleanText } from './page-routes.ts'

const MAX_PAGE = 10_000
const MAX_PAGE_SIZE = 50

/** A field of a query that may be missing; callers send an empty one for the same. */
export const optional = <T extends z.ZodType>(field: T) => z.preprocess(text => (text === '' ? undefined : text), field.optional())

/** A list in a query: texts with commas between, the parameter given several times, or both; at most 50 of them, and 2000 characters. */
export const listField = z.preprocess(
  given => (Array.isArray(given) ? given.join(',') : given),
  z
    .string()
    .max(2000)
    .optional()
    .transform(text => (text ? text.split(',').filter(Boolean).slice(0, 50) : [])),
)

/** A whole number that is clamped rather than refused; what is no number counts as not given. */
function clamped<T extends number | undefined>(max: number, otherwise: T) {
  return z
    .string()
    .optional()
    .transform((text): number | T => {
      const value = Number(text)
      return !text || !Number.isFinite(value) ? otherwise : Math.min(max, Math.max(1, Math.trunc(value)))
    })
}

/** `page` of a list: from 1. */
export const pageField = clamped(MAX_PAGE, 1)

/** `pageSize` of a list: 1 to 50. */
export const pageSizeField = (otherwise: number) => clamped(MAX_PAGE_SIZE, otherwise)

/** `pageSize` of a list whose usual size depends on other fields; undefined: not given. */
export const givenPageSizeField = clamped(MAX_PAGE_SIZE, undefined)

/** A search text: cut to 100 characters, without control characters. */
export const searchField = z
  .string()
  .optional()
  .transform(text => cleanText(text ?? ''))
