import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { isAppError } from '#kit/errors.ts'
import { type Ctx, createCtx, type Viewer } from '../context.ts'
import type { TenantId } from '../db/ids.ts'
import { openScope } from '../db/scope.ts'
import { TEST_NOW, type TestDatabase } from './database.ts'

export type Work = (ctx: Ctx) => Promise<unknown>

/**
 * Runs two concurrent writers of a tenant, each in its own transaction: the first finishes its work but keeps its transaction open, the second is observed
 * waiting for it in PostgreSQL, then the first commits. Returns the second one's result: 200, or the status of its error.
 */
export async function statusOfSecond(
  database: TestDatabase,
  { tenantId, viewer }: { tenantId: TenantId; viewer?: Viewer },
  first: Work,
  then: Work,
): Promise<number> {
  const open = () => {
    const scope = openScope(database.pool, { tenantId })
    const ctx = createCtx({ db: scope.db, tenantId, log: pino({ level: 'silent' }), now: TEST_NOW, ...(viewer && { viewer }) })
    return { scope, ctx }
  }
  const one = open()
  await first(one.ctx)
  const other = open()
  let status: number | undefined
  const end = then(other.ctx)
    .then(() => other.scope.commit())
    .then(
      () => (status = 200),
      (error: unknown) => (status = isAppError(error) ? error.status : 500),
    )
  while (status === undefined && !(await isSomeoneWaiting(database))) await wait(5)
  await one.scope.commit()
  await end
  await other.scope.rollback()
  return status ?? 0
}

async function isSomeoneWaiting({ pool }: TestDatabase): Promise<boolean> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await pool.query(waiting)).rowCount !== 0
}
