import { z } from 'zod'
import { cleanText } from './page-routes.ts'

const MAX_PAGE = 10_000
const MAX_PAGE_SIZE = 50

/** A whole number that is clamped rather than refused; what is no number counts as not given. */
function clamped(max: number, otherwise: number) {
  return z
    .string()
    .optional()
    .transform(text => {
      const value = Number(text)
      return !text || !Number.isFinite(value) ? otherwise : Math.min(max, Math.max(1, Math.trunc(value)))
    })
}

/** `page` of a list: from 1. */
export const pageField = clamped(MAX_PAGE, 1)

/** `pageSize` of a list: 1 to 50. */
export const pageSizeField = (otherwise: number) => clamped(MAX_PAGE_SIZE, otherwise)

/** A search text: cut to 100 characters, without control characters. */
export const searchField = z
  .string()
  .optional()
  .transform(text => cleanText(text ?? ''))
