import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import { type TenantId, toTenantId } from '#platform/db/ids.ts'
import { type Db, type SystemReason, withScope } from '#platform/db/scope.ts'
import { eachAlone } from '#platform/jobs/each-alone.ts'
import type { Log } from '#platform/log.ts'
import { RETENTION } from './retention.ts'

export interface Tools {
  pool: pg.Pool
  log: Log
}

/** Removes the rows that are due by each retention rule, tenant by tenant. */
export async function removeOld({ pool, log }: Tools, now: Date): Promise<void> {
  for (const { tables, due, remove } of RETENTION) {
    if (!due) continue
    for (const table of tables) {
      await removeRows({ pool, log }, 'due-privacy', table, due(now, table), remove && (tenantId => remove(now, tenantId)))
    }
  }
}

/** Removes the rows of a table that are due, tenant by tenant. `remove` returns the statement for it, if it is not a plain deletion. */
export async function removeRows(
  { pool, log }: Tools,
  system: SystemReason,
  table: string,
  due: RawBuilder<unknown>,
  remove?: (tenantId: TenantId) => RawBuilder<unknown>,
): Promise<void> {
  const tenants = await withScope(pool, { system }, db => tenantsWithOld(db, table, due), { timeoutSeconds: 120 })
  for (const tenantId of tenants) {
    const statement = remove?.(tenantId) ?? sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and ${due}`
    await eachAlone(log, tenantId, () => withScope(pool, { tenantId }, db => statement.execute(db), { timeoutSeconds: 120 }))
  }
}

async function tenantsWithOld(db: Db, table: string, due: RawBuilder<unknown>): Promise<TenantId[]> {
  // every tenant: the job looks for those that have something to remove
  const { rows } = await sql<{ tenant_id: string }>`select distinct tenant_id from ${sql.table(table)} where ${due}`.execute(db)
  return rows.map(row => toTenantId(row.tenant_id))
}
