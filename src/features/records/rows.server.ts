import { type RawBuilder, sql } from 'kysely'
import { requirePermission } from '#features/permissions/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { countUpTo, type KeysetPage, type KeysetPlace, readKeyset, type SortColumn } from '#platform/db/keyset.ts'
import { readSort } from '#ui/app/list/list-state.ts'
import { type Found, fieldOf, findSearched, lineOf, matchedBy, type RecordChoice, type RecordLine } from './read.server.ts'
import type { RecordKind } from './record-kind.ts'

/** A record as the studio lists it: with the fields that were asked for, moments and days as text. */
export interface RecordRow extends RecordLine {
  fields: Record<string, FieldValue>
}

/** A field that is a column of its own, as JSON has it. */
export type FieldValue = string | number | boolean | string[] | null

export interface RecordRowFilter extends RecordChoice {
  /** A column's key, with `-` before it if it descends. */
  sort?: string | undefined
}

/** More than these are not counted. */
export const MOST_COUNTED = 1000

/** Returns the order of a kind's list unless another is chosen. */
export function firstSortOf({ firstSort, hasOrder }: RecordKind): string {
  return firstSort ?? (hasOrder ? 'place' : 'name')
}

/**
 * Returns a page of the records that the viewer may write, in every state. `found`: of `findSearched` with the same filter. One statement besides. Throws as
 * `requirePermission`.
 */
export async function listRecordRows(
  ctx: Ctx,
  kind: RecordKind,
  filter: RecordRowFilter,
  place: KeysetPlace,
  { fields = kind.listed ?? [], found }: { fields?: readonly string[]; found?: Found } = {},
): Promise<KeysetPage<RecordRow>> {
  const sorts = sortsOf(kind)
  const { key, isDescending } = readSort(filter.sort, Object.keys(sorts), firstSortOf(kind))
  const values = fields.map(field => sql`${field}::text, ${fieldOf(kind, field)}`)
  return await readKeyset<RecordRow>(ctx, place, {
    columns: sql`${lineOf(ctx, kind)}, jsonb_build_object(${sql.join(values)}) as fields`,
    matched: matchedBy(ctx, kind, filter, found ?? (await findSearched(ctx, kind, filter))),
    sort: { ...(sorts[key] ?? nameOf(kind)), isDescending },
    id: sql`r.id`,
  })
}

/** Counts the records of a filter up to `MOST_COUNTED`. `found`: as the list has it. At most one statement besides. Throws as the list. */
export async function countRecordRows(
  ctx: Ctx,
  kind: RecordKind,
  filter: RecordRowFilter,
  found?: Found,
): Promise<{ count: number; isMore: boolean }> {
  const known = found ?? (await findSearched(ctx, kind, filter))
  // Known without counting.
  const isWhole = !filter.status && !filter.filter && !kind.only && requirePermission(ctx.viewer, kind.write) === 'all'
  if (known === 'many' && isWhole) return { count: MOST_COUNTED, isMore: true }
  return await countUpTo(ctx, matchedBy(ctx, kind, filter, known), MOST_COUNTED)
}

type Order = Omit<SortColumn, 'isDescending'>

// NOTE: word for word the expressions of the indexes.
function sortsOf(kind: RecordKind): Readonly<Record<string, Order>> {
  const updated: RawBuilder<unknown> = sql`r.updated_at`
  return {
    name: nameOf(kind),
    updated: { expression: updated, type: 'timestamptz' },
    ...(kind.hasOrder && { place: { expression: sql`r.position`, type: 'int8' as const } }),
    ...kind.sorts,
  }
}

const nameOf = (kind: RecordKind): Order => ({ expression: sql`lower(${fieldOf(kind, kind.title)})`, type: 'text' })
