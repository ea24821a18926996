import { z } from 'zod'
import { isUuid } from '#platform/db/ids.ts'
import { cleanText } from '#platform/http/page-routes.ts'
import { LEVELS, MODES, SORTS, STATES, TYPES } from './class.ts'

const MAX_PAGE_SIZE = 50

/** A whole number that is clamped rather than refused. */
const clamped = (min: number, max: number, otherwise: number) =>
  z
    .string()
    .optional()
    .transform(text => {
      const value = Number(text)
      return text === undefined || !Number.isFinite(value) ? otherwise : Math.min(max, Math.max(min, Math.trunc(value)))
    })

export const pageParameter = clamped(1, 10_000, 1)
export const pageSizeParameter = (otherwise: number) => clamped(1, MAX_PAGE_SIZE, otherwise)

const list = z
  .string()
  .max(2000)
  .optional()
  .transform(text => (text ? text.split(',').filter(Boolean).slice(0, 50) : []))
const ids = list.refine(values => values.every(isUuid), 'mau daftar UUID, dipisahkan koma').transform(values => values)
const codes = list.refine(values => values.every(code => /^\d{2}(\.\d{2})?$|^\d{4}$/.test(code)), 'mau daftar kode kota, dipisahkan koma')
const search = z
  .string()
  .optional()
  .transform(text => cleanText(text ?? ''))

/** The query of `v1/class/active`. */
export const activeQuery = z.object({
  page: pageParameter,
  pageSize: pageSizeParameter(10),
  state: z.enum(STATES).optional(),
  level: z.enum(LEVELS).optional(),
  programIds: ids,
  search,
  'filter.type': z.enum(TYPES).optional(),
  registrarCityIds: codes,
  heldCityIds: codes,
})

export const webinarQuery = z.object({ page: pageParameter, pageSize: pageSizeParameter(10), programIds: ids })

/** What a list of classes can be narrowed and ordered by; every field may be missing. */
export interface ClassFilter {
  page: number
  perPage: number
  search?: string | undefined
  state?: (typeof STATES)[number] | undefined
  level?: (typeof LEVELS)[number] | undefined
  mode?: (typeof MODES)[number] | undefined
  type?: (typeof TYPES)[number] | undefined
  price?: 'free' | 'paid' | undefined
  programSlug?: string | undefined
  programIds?: string[] | undefined
  /** Codes of cities, as the regions have them. */
  heldCityCodes?: string[] | undefined
  registrarCityCodes?: string[] | undefined
  sort?: (typeof SORTS)[number] | undefined
}

const pageQuery = z.object({
  page: pageParameter,
  search,
  state: z.enum(STATES).optional(),
  level: z.enum(LEVELS).optional(),
  mode: z.enum(MODES).optional(),
  type: z.enum(TYPES).optional(),
  price: z.enum(['free', 'paid']).optional(),
  program: z.string().optional(),
  city: z.string().optional(),
  sort: z.enum(SORTS).optional(),
})

export const CLASSES_PER_PAGE = 12

/** The filter in a page's address, which the route table has cleaned already. */
export function parsePageFilter(query: URLSearchParams): ClassFilter {
  const { program, city, ...rest } = pageQuery.parse(Object.fromEntries(query))
  return { ...rest, perPage: CLASSES_PER_PAGE, programSlug: program, heldCityCodes: city ? [city.replace('-', '.')] : undefined }
}
