import { sql } from 'kysely'
import type { Ctx } from '../context.ts'
import { type Job, parsePayload } from './job.ts'

export interface EnqueueOptions {
  /** Not before then; without it, as soon as the transaction has committed. */
  startAfter?: Date
  /** Where a job with this key waits already, none is added; that one begins after this transaction, and sees what was written in it. */
  singletonKey?: string
  /** Higher goes first; 0 where not said. */
  priority?: number
}

/**
 * Enqueues a job of the tenant in the caller's transaction: it is there when that commits, and never where it is rolled back. One statement.
 * Throws where the payload is not one of the job's. A job that failed is retried by the queue; `startAfter` is for another job at a later time.
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
