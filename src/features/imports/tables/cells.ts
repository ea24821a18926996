import { toCityLabel } from '#kit/city-label.ts'
import type { FieldCode } from '#kit/common-reasons.ts'
import { fieldReason } from '#kit/common-reasons.ts'
import type { FieldReason } from '#kit/errors.ts'
import { fromZonedInput } from '#kit/zoned-input.ts'
import type { Ctx } from '#platform/context.ts'
import { isStorable } from '#platform/storable.ts'
import type { Cells } from '../import.ts'
import { importReason } from '../texts.ts'

/** Returns the text of a cell; undefined for an empty one, which a schema then says is required, or gives its default. */
export const textIn = (cell: string | undefined): string | undefined => cell || undefined

/** Returns the values of a cell, which semicolons or line breaks divide. */
export const listIn = (cell = ''): string[] =>
  cell
    .split(/[;\n]/)
    .map(one => one.trim())
    .filter(Boolean)

/** Returns the whole number of a cell, which may be grouped by thousands and begin with `Rp`; a text that is none stays, and the schema says so. */
export function numberIn(cell = ''): number | string | undefined {
  if (cell === '') return undefined
  const bare = cell.replace(/^Rp\.?\s*/i, '')
  return /^(\d+|\d{1,3}([.,]\d{3})+)$/.test(bare) ? Number(bare.replace(/[.,]/g, '')) : cell
}

/** Returns the moment of a cell in UTC: a day means its end in the site's time zone. */
export function momentIn(cell: string | undefined, timeZone: string): string | undefined {
  if (!cell) return undefined
  if (/^\d{4}-\d\d-\d\d$/.test(cell)) return fromZonedInput(`${cell}T23:59`, timeZone) ?? cell
  const local = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)$/.exec(cell)
  return local ? (fromZonedInput(`${local[1]}T${local[2]}`, timeZone) ?? cell) : cell
}

/** True or false by a word of our languages; undefined for another one. */
export function isYes(cell = ''): boolean | undefined {
  if (['', '0', 'no', 'false', 'tidak'].includes(cell.toLowerCase())) return false
  return ['1', 'yes', 'true', 'ya'].includes(cell.toLowerCase()) || undefined
}

/** Returns what is wrong with cells before anything is read from them. */
export function unstorableIn(cells: Cells): FieldReason[] {
  return Object.entries(cells).flatMap(([path, cell]) =>
    isStorable(cell) ? [] : [{ path, reason: fieldReason('ControlCharacter' satisfies FieldCode) }],
  )
}

/** Finds a city by its code or its name. */
export type FindCity = (cell: string) => string | undefined

/** Returns how cities are found: `32.73`, `Kota Bandung`, and `Bandung` for the city rather than the regency. One statement. */
export async function readCities(ctx: Ctx): Promise<FindCity> {
  const rows = await ctx.db.selectFrom('regions.cities').select(['code', 'name']).execute()
  const found = new Map<string, string>()
  for (const { code, name } of rows)
    for (const one of [code, name.toLowerCase(), toCityLabel(name).toLowerCase()]) if (!found.has(one)) found.set(one, code)
  return cell => found.get(cell.toLowerCase())
}

/** Returns the code of a cell's city, and what is wrong with it. */
export function cityIn(cell: string | undefined, find: FindCity): { code: string | undefined; problems: FieldReason[] } {
  const code = cell ? find(cell) : undefined
  const isUnknown = Boolean(cell) && code === undefined
  return { code, problems: isUnknown ? [{ path: 'city', reason: importReason('CityUnknown') }] : [] }
}
