import { type RawBuilder, sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { moveToBin } from '#features/bin/commands.server.ts'
import { type Reach, requirePermission } from '#features/permissions/permissions.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { Conflict, Forbidden, InvalidInput, NotFound } from '#kit/errors.ts'
import type { Reason } from '#kit/reason.ts'
import { toSlug } from '#kit/text.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import { unlessTaken } from '#platform/db/taken.ts'
import { findRecord, getRecord, type StoredRecord } from './read.server.ts'
import {
  binEntityOf,
  type Column,
  canMake,
  canRemove,
  columnOf,
  isOwned,
  type RecordKind,
  type RecordStatus,
  type Work,
} from './record-kind.ts'
import { recordReason } from './texts.ts'
import { keepStateBefore, keepVersion } from './versions.server.ts'

const SLUG_LENGTH = 120

/** What became of a save. `conflict`: somebody saved on the same version before; nothing was written, and `newest` is theirs. */
export interface SavedRecord {
  id: string
  state: 'saved' | 'conflict'
  version: number
  newest: number
  status: RecordStatus
  slug: string
}

/** A record as it comes in: its fields, and the version that they were typed on; 0 makes it. */
export interface RecordInput {
  id: string
  base: number
  work: Work
  /** The version that the fields are of, where an older one is saved again. */
  restored?: number
}

/**
 * Makes a record, or changes it where nobody else did since `base`. What a viewer may write only as their own is a draft that they began. Throws
 * Unauthenticated, NotFound (a base of a record that is gone, another tenant's), Forbidden, Conflict (the slug is taken) or InvalidInput.
 */
export async function saveRecord(ctx: Ctx, kind: RecordKind, { id, base, work, restored }: RecordInput): Promise<SavedRecord> {
  const reach = requirePermission(ctx.viewer, kind.write)
  // Two first saves of one record wait for each other: the second one finds the row.
  await lock(ctx, `${kind.table} ${id}`)
  const stored = await findRecord(ctx, kind, id)
  if (!stored && base > 0) throw new NotFound(recordReason('RecordMissing'))
  if (stored) requireChangeable(ctx, kind, await getRecord(ctx, kind, id))
  if (stored && stored.version !== base) return toSaved(stored, 'conflict')
  if (!stored) {
    requireMaker(ctx.viewer, kind)
    await requireRoom(ctx, kind)
  }
  const open = withoutClosed(kind, reach, work, stored)
  const faults = kind.faultsOf?.(open) ?? []
  if (faults.length > 0) throw new InvalidInput(commonReason('InputRefused'), faults)
  await kind.check?.(ctx, open)
  if (stored) await keepStateBefore(ctx, kind, stored)
  const fields = { ...open, ...(kind.slugWithin && { slug: await slugFor(ctx, kind, open, stored) }) }
  await unlessValueTaken(kind, stored ? update(ctx, kind, id, fields) : insert(ctx, kind, id, fields))
  for (const [field, related] of Object.entries(kind.related ?? {}))
    if (open[field] !== undefined) await related.write(ctx, id, open[field])
  const saved = await getRecord(ctx, kind, id)
  await keepVersion(ctx, kind, saved)
  await noteChange(ctx, kind, stored ? 'changed' : 'created', saved, {
    ...(stored && toldOf(kind, stored.work, saved.work)),
    ...(restored !== undefined && { restored }),
  })
  return toSaved(saved, 'saved')
}

/** Shows a record to readers. Throws Unauthenticated, NotFound or Forbidden. */
export async function publishRecord(ctx: Ctx, kind: RecordKind, id: string): Promise<SavedRecord> {
  const published = sql`coalesce(published_at, ${ctx.now})`
  const columns = kind.shown?.set(ctx, true) ?? { published_at: published, ...(isOwned(kind) && { asked_at: null }) }
  return await setState(ctx, kind, id, 'published', columns)
}

/** Takes a record away from readers; it stays as a draft. Throws Unauthenticated, NotFound or Forbidden. */
export async function withdrawRecord(ctx: Ctx, kind: RecordKind, id: string): Promise<SavedRecord> {
  const columns = kind.shown?.set(ctx, false) ?? { published_at: null, ...(isOwned(kind) && { asked_at: null }) }
  return await setState(ctx, kind, id, 'withdrawn', columns)
}

/** Asks for the publication of a draft. Throws Unauthenticated, NotFound, or Forbidden. */
export async function askForPublication(ctx: Ctx, kind: RecordKind, id: string): Promise<SavedRecord> {
  const record = await getRecord(ctx, kind, id)
  if (!isOwned(kind)) throw new NotFound(recordReason('RecordMissing'))
  if (record.status === 'published') throw new Conflict(recordReason('RecordShown'))
  if (record.status !== 'asked') await change(ctx, kind, id, { asked_at: ctx.now })
  await noteChange(ctx, kind, 'asked', record)
  return toSaved({ ...record, status: 'asked' }, 'saved')
}

/**
 * Moves a record that nothing refers to to the bin; restoring the returned batch brings it back. Throws Unauthenticated, NotFound, Forbidden, or Conflict with
 * what refers to it.
 */
export async function removeRecord(ctx: Ctx, kind: RecordKind, id: string, batchId: string = newId()): Promise<string> {
  requirePermission(ctx.viewer, kind.write)
  // As a save does, which writes versions before the record: here they go after it.
  await lock(ctx, `${kind.table} ${id}`)
  requireChangeable(ctx, kind, await getRecord(ctx, kind, id))
  if (!canRemove(ctx.viewer, kind)) throw new Forbidden(recordReason('RecordNotYours'))
  // Waits for writers who refer to the row, and they for this.
  await sql`select from ${sql.table(kind.table)} where tenant_id = ${ctx.tenantId} and id = ${id} for update`.execute(ctx.db)
  const reason = await kind.whyKept?.(ctx, id)
  if (reason) throw new Conflict(reason)
  await moveToBin(ctx, binEntityOf(kind), id, batchId)
  return batchId
}

/**
 * Puts records in the given order, from the first place on; the others stay behind them as they were. Throws Unauthenticated, NotFound, Forbidden, or
 * InvalidInput for an id that is not there.
 */
export async function orderRecords(ctx: Ctx, kind: RecordKind, ids: readonly string[]): Promise<void> {
  if (requirePermission(ctx.viewer, kind.write) !== 'all') throw new Forbidden(recordReason('RecordNotYours'))
  await lock(ctx, `order of ${kind.table}`)
  const { rows } = await sql<{ id: string }>`
    update ${sql.table(kind.table)} set position = o.at from unnest(${ids}::uuid[]) with ordinality as o (id, at)
    where tenant_id = ${ctx.tenantId} and ${sql.table(kind.table)}.id = o.id returning o.id`.execute(ctx.db)
  if (rows.length !== new Set(ids).size)
    throw new InvalidInput(commonReason('InputRefused'), [{ path: 'ids', reason: recordReason('OrderUnknown') }])
  await writeAudit(ctx, { act: 'content.changed', subject: kind.noun, details: { what: `${kind.noun}.ordered` } })
  ctx.announce(kind.tag)
}

async function setState(ctx: Ctx, kind: RecordKind, id: string, what: string, columns: Record<string, unknown>): Promise<SavedRecord> {
  if (!kind.publish) throw new NotFound(recordReason('RecordMissing'))
  requirePermission(ctx.viewer, kind.publish)
  await getRecord(ctx, kind, id)
  await change(ctx, kind, id, columns)
  const record = await getRecord(ctx, kind, id)
  await noteChange(ctx, kind, what, record)
  return toSaved(record, 'saved')
}

/** Throws Conflict if the tenant has as many as it may. */
async function requireRoom(ctx: Ctx, kind: RecordKind): Promise<void> {
  const room = await findRoom(ctx, kind)
  if (room && room.left <= 0) throw new Conflict(room.reason)
}

/** Returns how many records of a kind the tenant may still make, and why no more; undefined for a kind without a limit. */
export async function findRoom(ctx: Ctx, { table, most }: RecordKind): Promise<{ left: number; reason: Reason } | undefined> {
  if (most === undefined) return undefined
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where tenant_id = ${ctx.tenantId}`.execute(ctx.db)
  return { left: most - (rows[0]?.count ?? 0), reason: recordReason('TooManyRecords', { most }) }
}

/** Returns the fields with those as they are stored that this reach leaves alone. */
function withoutClosed({ closed }: RecordKind, reach: Reach, work: Work, stored: StoredRecord | undefined): Work {
  const left = reach === 'all' || !stored ? [] : (closed?.[reach] ?? [])
  return { ...work, ...Object.fromEntries(left.map(field => [field, stored?.work[field]])) }
}

/** Throws Forbidden to who may only change records that are there. */
function requireMaker(viewer: Viewer, kind: RecordKind): void {
  if (!canMake(viewer, kind)) throw new Forbidden(recordReason('RecordNotMade'))
}

/** Awaits `writing`. Throws Conflict beside the slug, or beside the kind's own unique field. */
async function unlessValueTaken({ unique }: RecordKind, writing: Promise<void>): Promise<void> {
  try {
    await writing
  } catch (error) {
    if (!unique || !(error instanceof Error && 'constraint' in error && error.constraint === unique.index)) {
      await unlessTaken(Promise.reject(error))
      return
    }
    throw new Conflict(recordReason('ValueTaken'), [{ path: unique.field, reason: commonReason('Taken') }])
  }
}

/** Throws Forbidden for a published record, to who may write only drafts. */
function requireChangeable({ viewer }: Ctx, kind: RecordKind, { status }: StoredRecord): void {
  if (isOwned(kind) && status === 'published' && requirePermission(viewer, kind.write) !== 'all')
    throw new Forbidden(recordReason('RecordShown'))
}

async function insert(ctx: Ctx, kind: RecordKind, id: string, work: Work): Promise<void> {
  const columns = columnsOf(kind, work)
  for (const [name, value] of Object.entries(kind.made?.(ctx) ?? {})) columns.push([name, sql`${value}`])
  if (isOwned(kind) && ctx.viewer.kind === 'person') columns.push(['created_by', sql`${ctx.viewer.person.memberId}`])
  if (kind.hasOrder)
    columns.push(['position', sql`(select coalesce(max(position), 0) + 1 from ${sql.table(kind.table)} where tenant_id = ${ctx.tenantId})`])
  await sql`insert into ${sql.table(kind.table)}
    (tenant_id, id, created_at, updated_at, ${sql.join(columns.map(([name]) => sql.ref(name)))})
    values (${ctx.tenantId}, ${id}, ${ctx.now}, ${ctx.now}, ${sql.join(columns.map(([, value]) => value))})`.execute(ctx.db)
}

async function update(ctx: Ctx, kind: RecordKind, id: string, work: Work): Promise<void> {
  const columns = columnsOf(kind, work).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`update ${sql.table(kind.table)} set version = version + 1, updated_at = ${ctx.now}, ${sql.join(columns)}
    where tenant_id = ${ctx.tenantId} and id = ${id}`.execute(ctx.db)
}

async function change(ctx: Ctx, kind: RecordKind, id: string, columns: Record<string, unknown>): Promise<void> {
  const set = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`update ${sql.table(kind.table)} set ${sql.join(set)} where tenant_id = ${ctx.tenantId} and id = ${id}`.execute(ctx.db)
}

function columnsOf(kind: RecordKind, work: Work): [name: string, value: RawBuilder<unknown>][] {
  return Object.entries(kind.columns)
    .filter(([field]) => work[field] !== undefined)
    .map(([field, column]) => [columnOf(column), toStored(column, work[field])])
}

function toStored(column: Column, value: unknown): RawBuilder<unknown> {
  if (typeof column === 'string') return sql`${value}`
  return column.as === 'json' ? sql`${value === null ? null : JSON.stringify(value)}::jsonb` : sql`${value}::date`
}

/** Returns the slug that was chosen, else the one that the record has, else one of its title that no other record has. */
async function slugFor(ctx: Ctx, kind: RecordKind, work: Work, stored: StoredRecord | undefined): Promise<string> {
  if (typeof work['slug'] === 'string') return work['slug']
  if (stored) return stored.slug
  const wanted = toSlug(String(work[kind.title]), SLUG_LENGTH - 4) || kind.noun
  const within = (kind.slugWithin ?? []).map(field => sql`and ${sql.ref(columnOf(kind.columns[field] ?? field))} = ${work[field]}`)
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(kind.table)} where tenant_id = ${ctx.tenantId} and (slug = ${wanted} or slug like ${`${wanted}-%`})
    ${within.length > 0 ? sql.join(within, sql` `) : sql``}`.execute(ctx.db)
  const taken = new Set(rows.map(({ slug }) => slug))
  let number = 1
  let slug = wanted
  while (taken.has(slug)) slug = `${wanted}-${++number}`
  return slug
}

/** `restored`, among what is told besides: the number of the version that was saved again. */
async function noteChange(
  ctx: Ctx,
  { noun, title, tag }: RecordKind,
  what: string,
  { work, slug }: StoredRecord,
  told: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  await writeAudit(ctx, {
    act: 'content.changed',
    subject: `${noun}/${slug || String(work[title]).slice(0, 80)}`,
    details: { what: `${noun}.${what}`, ...told },
  })
  ctx.announce(tag)
}

/** Returns the changed fields of those that the audit log tells, as `before → now`. */
function toldOf({ told = [] }: RecordKind, before: Work, now: Work): Record<string, string> {
  const changed = told.filter(field => before[field] !== now[field])
  return Object.fromEntries(changed.map(field => [field, `${wordOf(before[field])} → ${wordOf(now[field])}`]))
}

function toSaved({ id, version, status, slug }: StoredRecord, state: SavedRecord['state']): SavedRecord {
  return { id, state, version, newest: version, status, slug }
}

function wordOf(value: unknown): string {
  if (value === null || value === undefined) return '–'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
