import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../context.ts'
import { type Job, parsePayload } from './job.ts'

export interface EnqueueOptions {
  /** Earliest start; by default right after the commit. */
  startAfter?: Date
  /**
   * If a job with this key is already waiting, none is added: that one starts after this transaction commits and sees its writes. Keys are those of all tenants: it
   * has an id in it, the tenant's where there is no other.
   */
  singletonKey?: string
  /** Higher runs first; default 0. */
  priority?: number
}

/**
 * Enqueues a job of the tenant in the caller's transaction, in one statement: a rollback discards it. Throws if the payload doesn't match the job's schema.
 * Failed jobs are retried by the queue; use `startAfter` only for another job at a later time.
 */
export async function enqueue<Payload extends object>(
  ctx: Pick<Ctx, 'db'>,
  job: Job<Payload>,
  payload: NoInfer<Payload>,
  { startAfter, singletonKey, priority }: EnqueueOptions = {},
): Promise<void> {
  const text = JSON.stringify(parsePayload(job, payload))
  await sql`select directory.enqueue_job(
    ${job.name}, ${text}::jsonb, ${startAfter ?? null}::timestamptz, ${singletonKey ?? null}::text, ${priority ?? 0}::integer)`.execute(
    ctx.db,
  )
}

/**
 * Returns the expression that enqueues a job, for a statement that also writes or finds the job's cause: once for each of its rows, right after the commit. The
 * payload is built by the database, so it is checked when the job runs.
 */
export function enqueueing(
  { name }: Pick<Job<object>, 'name'>,
  payload: RawBuilder<unknown>,
  singletonKey: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`directory.enqueue_job(${name}, ${payload}, null, ${singletonKey}, 0)`
}
