import { type RawBuilder, sql } from 'kysely'
import { reachOf, requirePermission, requirePerson } from '#features/permissions/permissions.ts'
import { Forbidden, NotFound } from '#kit/errors.ts'
import type { Page } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { limitOf, type Paging, pageOf, patternOf } from '#platform/db/paging.ts'
import { isPublished } from '#platform/db/published.ts'
import { type Column, columnOf, isOwned, type RecordKind, type RecordStatus, type Work } from './record-kind.ts'
import { recordReason } from './texts.ts'

/** A record as it is written, in any state. */
export interface StoredRecord {
  id: string
  version: number
  status: RecordStatus
  /** '' for a kind without slugs. */
  slug: string
  work: Work
  updatedAt: Date
  /** Whether the viewer began it. */
  isOwn: boolean
}

export interface RecordLine {
  id: string
  title: string
  status: RecordStatus
  slug: string
  updatedAt: Date
}

/**
 * Returns a record for who may write it. Throws Unauthenticated, NotFound (also for another tenant's) or Forbidden (another's, for who may write only their own).
 */
export async function getRecord(ctx: Ctx, kind: RecordKind, id: string): Promise<StoredRecord> {
  const reach = requirePermission(ctx.viewer, kind.write)
  const record = await findRecord(ctx, kind, id)
  if (!record) throw new NotFound(recordReason('RecordMissing'))
  if (reach !== 'all' && !record.isOwn) throw new Forbidden(recordReason(isOwned(kind) ? 'RecordOfOthers' : 'RecordNotYours'))
  return record
}

/** Returns a record, whoever asks; undefined if the tenant has none of this id. One statement. */
export async function findRecord(ctx: Ctx, kind: RecordKind, id: string): Promise<StoredRecord | undefined> {
  if (!isUuid(id)) return undefined
  const fields = [
    ...Object.entries(kind.columns).map(([field, column]) => sql`${valueOf(column)} as ${sql.id(field)}`),
    ...Object.entries(kind.related ?? {}).map(([field, related]) => sql`${related.read(ctx)} as ${sql.id(field)}`),
  ]
  const { rows } = await sql<Work & Flags>`
    select r.version as "_version", ${statusOf(ctx, kind)} as "_status", ${ownOf(ctx, kind)} as "_own", r.updated_at as "_updated", ${sql.join(fields)}
    from ${sql.table(kind.table)} r where r.tenant_id = ${ctx.tenantId} and r.id = ${id} ${onlyOf(kind)}`.execute(ctx.db)
  const row = rows[0]
  if (!row) return undefined
  const { _version: version, _status: status, _own: isOwn, _updated: updatedAt, ...work } = row
  return { id, version, status, isOwn, updatedAt, slug: typeof work['slug'] === 'string' ? work['slug'] : '', work: withoutDates(work) }
}

interface Flags {
  _version: number
  _status: RecordStatus
  _own: boolean
  _updated: Date
}

/** What a list of records is narrowed by. */
export interface RecordChoice {
  search?: string | undefined
  status?: RecordStatus | undefined
  /** A value of the kind's `filter`. */
  filter?: string | undefined
}

export type RecordFilter = RecordChoice & Paging

/** What a search found by its index: the ids, or `many`; undefined without a search, and for a kind that has few records. */
export type Found = readonly string[] | 'many' | undefined

/** A search that finds no more than these is sorted; one that finds more is read in the list's order, which soon has a page together. */
const MOST_SORTED = 2000

/** Searches the records of a kind that may have any number of them, once for the page and the count. One statement. Throws as `requirePermission`. */
export async function findSearched(ctx: Ctx, kind: RecordKind, { search }: RecordChoice): Promise<Found> {
  requirePermission(ctx.viewer, kind.write)
  if (!search || kind.most !== undefined) return undefined
  const { rows } = await sql<{ id: string }>`${idsLike(kind, search)}`.execute(ctx.db)
  return rows.length > MOST_SORTED ? 'many' : rows.map(({ id }) => id)
}

/** Shorter texts stand in too many words for the index on their parts: they are looked for where a word begins. */
const MIN_INDEXED = 3

/** SQL: the ids of records of a kind without a bound in which a text stands, by their index; more than are sorted at most where there are. */
export function idsLike({ table }: RecordKind, text: string): RawBuilder<{ id: string }> {
  return sql.join(
    patternsOf(text).map(pattern => sql`select f.id from search.records(${table}, ${pattern}, ${MOST_SORTED + 1}) f`),
    sql` union `,
  )
}

function patternsOf(text: string): string[] {
  const pattern = patternOf(text)
  return text.length < MIN_INDEXED ? [pattern.slice(1), `% ${pattern.slice(1)}`] : [pattern]
}

/** Returns a page of the records that the viewer may write, in the kind's order. One statement besides a search. Throws as `requirePermission`. */
export async function listRecords(ctx: Ctx, kind: RecordKind, filter: RecordFilter): Promise<Page<RecordLine>> {
  const matched = matchedBy(ctx, kind, filter, await findSearched(ctx, kind, filter))
  const order = [...kind.order.map(([column, direction]) => sql`r.${sql.ref(column)} ${sql.raw(direction ?? 'asc')}`), sql`r.id`]
  const { rows } = await sql<RecordLine & { total: number }>`
    with counted as (select count(*)::int as total from ${matched})
    select ${lineOf(ctx, kind)}, (select total from counted) as total
    from ${matched} order by ${sql.join(order)} ${limitOf(filter)}`.execute(ctx.db)
  return pageOf(rows, filter)
}

/**
 * SQL: the records of a filter that the viewer may write, as `r`, with their `where`. `found`: of `findSearched` with the same filter. Throws as
 * `requirePermission`.
 */
export function matchedBy(ctx: Ctx, kind: RecordKind, { search, status, filter }: RecordChoice, found?: Found): RawBuilder<unknown> {
  const reach = requirePermission(ctx.viewer, kind.write)
  return sql`${sql.table(kind.table)} r where r.tenant_id = ${ctx.tenantId} ${onlyOf(kind)}
    ${reach === 'all' ? sql`` : sql`and ${ownOf(ctx, kind)}`} ${search ? sql`and (${searchedBy(kind, search, found)})` : sql``}
    ${status ? sql`and ${statusOf(ctx, kind)} = ${status}` : sql``}
    ${filter && kind.filter ? sql`and ${fieldOf(kind, kind.filter)}::text = ${filter}` : sql``}`
}

/** SQL: the record `r` is one that the search finds. Of a search with few hits only these are read; one with many is read in the list's order. */
function searchedBy(kind: RecordKind, search: string, found: Found): RawBuilder<unknown> {
  if (typeof found === 'object') return sql`r.id = any(${found}::uuid[])`
  return sql.join(
    kind.searched.map(
      field => sql`${fieldOf(kind, field)} ilike any(${kind.most === undefined ? patternsOf(search) : [patternOf(search)]})`,
    ),
    sql` or `,
  )
}

/** SQL: the columns of a `RecordLine`. */
export function lineOf(ctx: Ctx, kind: RecordKind): RawBuilder<unknown> {
  return sql`r.id, ${fieldOf(kind, kind.title)} as title, ${statusOf(ctx, kind)} as status, ${kind.slugWithin ? sql`r.slug` : sql`''`} as slug,
    r.updated_at as "updatedAt"`
}

/** SQL: the column of a field. */
export const fieldOf = (kind: RecordKind, field: string): RawBuilder<unknown> => sql`r.${sql.ref(columnOf(kind.columns[field] ?? field))}`

function statusOf(ctx: Ctx, kind: RecordKind): RawBuilder<RecordStatus> {
  if (!kind.publish) return sql`'published'`
  const asked = isOwned(kind) ? sql`when r.asked_at is not null then 'asked'` : sql``
  return sql`case when ${kind.shown?.is ?? isPublished(ctx, 'r')} then 'published' ${asked} else 'draft' end`
}

const onlyOf = ({ only }: RecordKind) => (only ? sql`and ${only}` : sql``)

function ownOf(ctx: Ctx, kind: RecordKind): RawBuilder<boolean> {
  const { viewer } = ctx
  const reach = reachOf(viewer, kind.write)
  if (viewer.kind !== 'person' || reach === undefined) return sql`false`
  if (kind.own) return kind.own(ctx, reach)
  if (!isOwned(kind)) return sql`false`
  return sql`coalesce(r.created_by = ${requirePerson(viewer, 'content:write').memberId}, false)`
}

function valueOf(column: Column): RawBuilder<unknown> {
  const ref = sql`r.${sql.ref(columnOf(column))}`
  return typeof column !== 'string' && column.as === 'date' ? sql`${ref}::text` : ref
}

/** Moments as ISO 8601, as calls write them; bigint columns are numbers already. */
function withoutDates(work: Work): Work {
  return Object.fromEntries(Object.entries(work).map(([field, value]) => [field, value instanceof Date ? value.toISOString() : value]))
}
