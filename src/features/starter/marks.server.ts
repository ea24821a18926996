import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { isStarterEntity, STARTER_TABLES, type StarterEntity } from './starter.ts'

/** Returns the records with whether each is starter content that nobody edited. `noun`: of a kind that may be; others have none. One statement. */
export async function withMarks<T extends { id: string }>(
  ctx: Ctx,
  noun: string,
  records: readonly T[],
): Promise<(T & { isStarter: boolean })[]> {
  const ids = records.map(one => one.id)
  const marked = isStarterEntity(noun) && ids.length > 0 ? await findMarked(ctx, noun, ids) : new Set<string>()
  return records.map(one => ({ ...one, isStarter: marked.has(one.id) }))
}

async function findMarked({ db, tenantId }: Ctx, entity: StarterEntity, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select r.id from starter_records s join ${sql.table(STARTER_TABLES[entity])} r on r.tenant_id = s.tenant_id and r.id = s.record_id and r.version = s.version
    where s.tenant_id = ${tenantId} and s.entity = ${entity} and s.record_id = any(${ids}::uuid[]) and not s.is_kept`.execute(db)
  return new Set(rows.map(row => row.id))
}

/** Notes what a new organisation begins with, in the version that it was made in. */
export async function noteStarters(ctx: Ctx, records: readonly { entity: StarterEntity; id: string; version: number }[]): Promise<void> {
  await ctx.db
    .insertInto('starter_records')
    .values(records.map(({ entity, id, version }) => ({ tenant_id: ctx.tenantId, entity, record_id: id, version })))
    .execute()
}

/** Notes that these records stay as the tenant's own, and forgets the others. */
export async function settleStarters({ db, tenantId }: Ctx, keptIds: readonly string[]): Promise<void> {
  await sql`update starter_records set is_kept = true where tenant_id = ${tenantId} and record_id = any(${keptIds}::uuid[])`.execute(db)
  await sql`delete from starter_records where tenant_id = ${tenantId} and not is_kept`.execute(db)
}
