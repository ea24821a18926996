import { sql } from 'kysely'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { getRecord, type StoredRecord } from './read.server.ts'
import type { RecordKind, Work } from './record-kind.ts'
import { recordReason } from './texts.ts'

/** The most that are kept of one record. What was replaced a year ago goes besides (`features/retention/retention.ts`). Source: docs/decisions/066. */
export const MOST_VERSIONS = 50

/** A state of a record that somebody saved. */
export interface RecordVersion {
  version: number
  /** Null: not a person, or one who was erased. */
  savedBy: string | null
  savedAt: Date
  /** The fields that differ from the version before; empty for the oldest that is kept. */
  changed: string[]
}

/** Keeps a record as it was before a save that was not kept: a seed's, an import's, or one of an older release. Who wrote it is not known. */
export async function keepStateBefore(ctx: Ctx, kind: RecordKind, stored: StoredRecord): Promise<void> {
  // Other writers, such as a class that leaves its program, change fields without a version of their own.
  await sql`insert into record_versions (tenant_id, kind, record_id, version, work, saved_at)
    values (${ctx.tenantId}, ${kind.noun}, ${stored.id}, ${stored.version}, ${JSON.stringify(stored.work)}::jsonb, ${stored.updatedAt})
    on conflict (tenant_id, kind, record_id, version) do update set work = excluded.work where record_versions.work <> excluded.work`.execute(
    ctx.db,
  )
}

/** Keeps a record as it was just saved, and removes the oldest versions past `MOST_VERSIONS`. */
export async function keepVersion(ctx: Ctx, kind: RecordKind, saved: StoredRecord): Promise<void> {
  const writer = ctx.viewer.kind === 'person' ? ctx.viewer.person.memberId : null
  await sql`insert into record_versions (tenant_id, kind, record_id, version, work, saved_by, saved_at)
    values (${ctx.tenantId}, ${kind.noun}, ${saved.id}, ${saved.version}, ${JSON.stringify(saved.work)}::jsonb, ${writer}, ${ctx.now})
    on conflict (tenant_id, kind, record_id, version) do update
      set work = excluded.work, saved_by = excluded.saved_by, saved_at = excluded.saved_at`.execute(ctx.db)
  await sql`delete from record_versions where tenant_id = ${ctx.tenantId} and kind = ${kind.noun} and record_id = ${saved.id}
    and version <= (select v.version from record_versions v where v.tenant_id = ${ctx.tenantId} and v.kind = ${kind.noun} and v.record_id = ${saved.id}
      order by v.version desc offset ${MOST_VERSIONS} limit 1)`.execute(ctx.db)
}

/** Returns the versions of a record, newest first. Throws as `getRecord`. */
export async function listRecordVersions(ctx: Ctx, kind: RecordKind, id: string): Promise<RecordVersion[]> {
  await getRecord(ctx, kind, id)
  const { rows } = await sql<RecordVersion>`
    with kept as (
      select v.version, v.work, v.saved_by, v.saved_at, lag(v.work) over (order by v.version) as before from record_versions v
      where v.tenant_id = ${ctx.tenantId} and v.kind = ${kind.noun} and v.record_id = ${id})
    select k.version, m.name as "savedBy", k.saved_at as "savedAt",
      array(select f.key from jsonb_each(k.work) f where k.before is not null and f.value is distinct from k.before -> f.key order by f.key) as changed
    from kept k left join members m on m.tenant_id = ${ctx.tenantId} and m.id = k.saved_by
    order by k.version desc`.execute(ctx.db)
  return rows
}

/** Returns a record's fields as they were in a version. Throws as `getRecord`, or NotFound (`VersionMissing`). */
export async function getRecordVersion(ctx: Ctx, kind: RecordKind, id: string, version: number): Promise<Work> {
  await getRecord(ctx, kind, id)
  const { rows } = await sql<{ work: Work }>`
    select work from record_versions
    where tenant_id = ${ctx.tenantId} and kind = ${kind.noun} and record_id = ${id} and version = ${version}`.execute(ctx.db)
  const row = rows[0]
  if (!row) throw new NotFound(recordReason('VersionMissing'))
  return row.work
}
