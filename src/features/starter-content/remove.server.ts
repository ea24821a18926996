import { sql } from 'kysely'
import { type AuditEntry, writeAudit } from '#features/audit/audit.server.ts'
import type { BinEntity } from '#features/bin/bin.ts'
import { moveToBin } from '#features/bin/commands.server.ts'
import { careerRecords, jobRecords } from '#features/careers/records.server.ts'
import { categoryRecords } from '#features/categories/records.server.ts'
import { CLASS_IN_BIN } from '#features/class-editing/bin-entity.ts'
import { mentorRecords } from '#features/mentors/records.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { portfolioRecords } from '#features/portfolios/records.server.ts'
import { POST_IN_BIN } from '#features/posts/bin-entity.ts'
import { programRecords } from '#features/programs/records.server.ts'
import { questionRecords } from '#features/questions/records.server.ts'
import { binEntityOf, type RecordKind } from '#features/records/record-kind.ts'
import { settleStarters } from '#features/starter/marks.server.ts'
import { isStarterEntity, STARTER_TABLES, type StarterEntity } from '#features/starter/starter.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'

/** What needs others goes first: a class before its program and its mentor, a post before its category, a job before its employer. */
const REMOVED: readonly { entity: StarterEntity; binEntity: BinEntity; kind?: RecordKind }[] = [
  { entity: 'post', binEntity: POST_IN_BIN },
  { entity: 'class', binEntity: CLASS_IN_BIN },
  { entity: 'portfolio', binEntity: binEntityOf(portfolioRecords) },
  { entity: 'job', binEntity: binEntityOf(jobRecords) },
  { entity: 'career', binEntity: binEntityOf(careerRecords), kind: careerRecords },
  { entity: 'question', binEntity: binEntityOf(questionRecords) },
  { entity: 'program', binEntity: binEntityOf(programRecords), kind: programRecords },
  { entity: 'mentor', binEntity: binEntityOf(mentorRecords) },
  { entity: 'category', binEntity: binEntityOf(categoryRecords), kind: categoryRecords },
]

export interface StarterState {
  /** Records that nobody edited: they go if the starter content is removed. */
  untouched: number
  /** Titles of those that stayed when the rest was removed. */
  kept: string[]
}

interface Found {
  entity: StarterEntity
  id: string
  title: string
  isSame: boolean
  isKept: boolean
}

/** Returns how much starter content is left, and what stayed of it. One statement. Throws as `requirePermission`. */
export async function getStarterState(ctx: Ctx): Promise<StarterState> {
  requirePermission(ctx.viewer, 'site.manage')
  const found = await listStarters(ctx)
  return {
    untouched: found.filter(one => one.isSame && !one.isKept).length,
    kept: found.filter(one => one.isKept).map(one => one.title),
  }
}

/**
 * Moves the starter content that nobody edited to the bin, as one batch, and returns how much that was. What was edited stays, as does what an edited record
 * needs, or what somebody saves meanwhile: they are the tenant's own from then on. Audited, in the name of `actor` if not the viewer's. Throws as `requirePermission`.
 */
export async function removeStarterContent(ctx: Ctx, actor?: AuditEntry['actor']): Promise<{ removed: number; kept: number }> {
  requirePermission(ctx.viewer, 'site.manage')
  await lock(ctx, 'starter content')
  const batchId = newId()
  let removed = 0
  for (const { entity, binEntity, kind } of REMOVED) {
    // Before the rows, as every command of these records takes it.
    if (binEntity.lock) await lock(ctx, binEntity.lock)
    for (const id of await holdUntouched(ctx, entity)) {
      if ((await kind?.whyKept?.(ctx, id)) || (entity === 'mentor' && (await isMentorNeeded(ctx, id)))) continue
      await moveToBin(ctx, binEntity, id, batchId)
      removed++
    }
  }
  const kept = (await listStarters(ctx)).filter(one => !one.isKept).map(one => one.id)
  await settleStarters(ctx, kept)
  await writeAudit(ctx, { act: 'starter.removed', details: { removed, kept: kept.length }, ...(actor && { actor }) })
  return { removed, kept: kept.length }
}

/**
 * Returns the ids of starter records in the version that they were made in, locked until the transaction ends. What a colleague saves meanwhile is waited for:
 * the database compares the version again then, and leaves such a record out.
 */
async function holdUntouched({ db, tenantId }: Ctx, entity: StarterEntity): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from starter_records s join ${sql.table(STARTER_TABLES[entity])} r on r.tenant_id = s.tenant_id and r.id = s.record_id and r.version = s.version
    where s.tenant_id = ${tenantId} and s.entity = ${entity} and not s.is_kept order by r.id for update of r`.execute(db)
  return rows.map(row => row.id)
}

/** True if a class that stays is taught by the mentor, or a member is this mentor. */
async function isMentorNeeded({ db, tenantId }: Ctx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from class_mentors where tenant_id = ${tenantId} and mentor_id = ${id}
    union all select from memberships where tenant_id = ${tenantId} and mentor_id = ${id} limit 1`.execute(db)
  return rows.length > 0
}

/** Returns the starter records that are still there. */
async function listStarters({ db, tenantId }: Ctx): Promise<Found[]> {
  const records = sql.join(
    [
      sql`select 'post' as entity, id, version, title from posts where tenant_id = ${tenantId}`,
      sql`select 'class', id, version, name from classes where tenant_id = ${tenantId}`,
      sql`select 'program', id, version, name from programs where tenant_id = ${tenantId}`,
      sql`select 'mentor', id, version, name from mentors where tenant_id = ${tenantId}`,
      sql`select 'question', id, version, question from questions where tenant_id = ${tenantId}`,
      sql`select 'portfolio', id, version, title from portfolios where tenant_id = ${tenantId}`,
      sql`select 'career', id, version, company from careers where tenant_id = ${tenantId}`,
      sql`select 'job', id, version, title from jobs where tenant_id = ${tenantId}`,
      sql`select 'category', id, version, name from post_categories where tenant_id = ${tenantId}`,
    ],
    sql` union all `,
  )
  const { rows } = await sql<Omit<Found, 'entity'> & { entity: string }>`
    select s.entity, r.id, r.title, r.version = s.version as "isSame", s.is_kept as "isKept"
    from starter_records s join (${records}) r on r.entity = s.entity and r.id = s.record_id
    where s.tenant_id = ${tenantId} order by s.entity, r.title`.execute(db)
  return rows.flatMap(({ entity, ...row }) => (isStarterEntity(entity) ? [{ entity, ...row }] : []))
}
