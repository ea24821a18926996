import { z } from 'zod'
import type { FieldCode } from '#kit/common-reasons.ts'
import { isUuid } from '#platform/db/ids.ts'
import { listField, optional, pageField, pageSizeField, searchField } from '#platform/http/query-fields.ts'
import { LEVELS, MODES, SORTS, STATES, TYPES } from './class.ts'

const ids = listField.refine(values => values.every(isUuid), 'UuidList' satisfies FieldCode)
const codes = listField.refine(values => values.every(code => /^\d{2}(\.\d{2})?$|^\d{4}$/.test(code)), 'CityCodeList' satisfies FieldCode)
/** Query of `v1/class/active`. */
export const activeQuery = z.object({
  page: pageField,
  pageSize: pageSizeField(10),
  state: optional(z.enum(STATES)),
  level: optional(z.enum(LEVELS)),
  programIds: ids,
  search: searchField,
  'filter.type': optional(z.enum(TYPES)),
  registrarCityIds: codes,
  heldCityIds: codes,
})

export const webinarQuery = z.object({ page: pageField, pageSize: pageSizeField(10), programIds: ids })

/** Query of `v1/class/recent`; without a size six on a page. */
export const recentQuery = z.object({ page: pageField, pageSize: pageSizeField(6) })

/** Names a class by id, code or slug. */
export const classKey = z.string().min(1).max(120)

/** Query of the catalogue's lists. */
export const batchQuery = z.object({ page: pageField, pageSize: pageSizeField(10) })

/** Filters and sort order of a list of classes; every filter is optional. */
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
  /** City codes, as in the table `regions.cities`. */
  heldCityCodes?: string[] | undefined
  registrarCityCodes?: string[] | undefined
  isPremium?: boolean | undefined
  /** `joinable` is only used by our own pages. */
  sort?: (typeof SORTS)[number] | 'joinable' | undefined
}

const pageQuery = z.object({
  page: pageField,
  search: searchField,
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

/** Returns the filter in a page's query string, which the route table has already validated. */
export function parsePageFilter(query: URLSearchParams): ClassFilter {
  const { program, city, ...rest } = pageQuery.parse(Object.fromEntries(query))
  return { ...rest, perPage: CLASSES_PER_PAGE, programSlug: program, heldCityCodes: city ? [city.replace('-', '.')] : undefined }
}
