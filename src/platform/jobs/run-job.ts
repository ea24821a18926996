import { sql } from 'kysely'
import type pg from 'pg'
import { createCtx, type Tag } from '../context.ts'
import { publishChange } from '../db/changes.ts'
import type { TenantId } from '../db/ids.ts'
import { openScope } from '../db/scope.ts'
import type { Log } from '../log.ts'
import { type HandledJob, storedJob } from './job.ts'

export interface JobTools {
  pool: pg.Pool
  log: Log
}

/**
 * Runs one attempt of a job in its tenant's scope and commits. Jobs of a deleted tenant are dropped. Throws the handler's error, or the signal's reason if
 * it was aborted; then nothing is committed.
 */
export async function runJob({ pool, log }: JobTools, { job, run }: HandledJob, stored: unknown, signal: AbortSignal): Promise<void> {
  const { tenantId, payload } = storedJob.parse(stored)
  const scope = openScope(pool, { tenantId })
  const tags = new Set<Tag>()
  const ctx = createCtx({ db: scope.db, tenantId, log, announce: tag => tags.add(tag) })
  try {
    if (await isGone(ctx)) {
      log.info({ job: job.name, tenantId }, 'a job of a deleted tenant was dropped')
    } else {
      await orAborted(run(ctx, payload, { signal, startAgain: () => scope.startAgain() }), signal)
      if (tags.size > 0) await publishChange(scope.db, { tenantId, tags: [...tags] })
    }
    await scope.commit()
  } catch (error) {
    // Also for a handler that continues after its timeout: its next statement finds no transaction.
    await scope.rollback()
    throw error
  }
}

async function isGone({ db, tenantId }: { db: ReturnType<typeof openScope>['db']; tenantId: TenantId }): Promise<boolean> {
  const { rows } = await sql`select from directory.tenants where id = ${tenantId}`.execute(db)
  return rows.length === 0
}

async function orAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort)
  try {
    await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', abort)
    // A later rejection of an aborted handler is ignored.
    work.catch(() => {})
  }
}
