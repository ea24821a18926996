import { type ZodError, z } from 'zod'
import type { Ctx } from '../context.ts'
import { toTenantId } from '../db/ids.ts'

export interface JobOptions<Payload extends object> {
  /** Of its queue: `feature.verb`. */
  name: string
  /** What the job is about: ids, no personal data, since payloads outlive the rows they are about. */
  schema: z.ZodType<Payload>
  /** How often a job that failed is run again, and how long it waits: twice as long each time (with some jitter), up to the longest. */
  retry?: { limit: number; delaySeconds: number; maxDelaySeconds: number }
  /** A try that takes longer has failed. */
  timeoutSeconds?: number
  /** Jobs that a process runs side by side. */
  atOnce?: number
}

/** A job of a tenant, as those know it who enqueue it. */
export type Job<Payload extends object> = Required<JobOptions<Payload>>

/** What a try is given beside its context. */
export interface Try {
  /** Aborted when the time is over, or the process ends. */
  signal: AbortSignal
  /** Rolls back what was read so far and gives the connection back, before a wait for the world outside; the next statement opens a new transaction. */
  startAgain(): Promise<void>
}

/** A job with the work that it is. */
export interface HandledJob {
  job: Omit<Job<object>, 'schema'>
  run(ctx: Ctx, payload: unknown, trial: Try): Promise<void>
}

const RETRY = { limit: 5, delaySeconds: 10, maxDelaySeconds: 3600 }

/** Defines a job. It is run at least once, hence must know what it did already; retried where it throws, and given up (dead-lettered) after the last retry. */
export function defineJob<Payload extends object>(options: JobOptions<Payload>): Job<Payload> {
  return { retry: RETRY, timeoutSeconds: 60, atOnce: 4, ...options }
}

/**
 * The job with its work, for the list in `main/jobs.ts`. `handle` runs in the scope of the job's tenant: one transaction, committed when it returns
 * and rolled back when it throws.
 */
export function handleJob<Payload extends object>(
  job: Job<Payload>,
  handle: (ctx: Ctx, payload: Payload, trial: Try) => Promise<void>,
): HandledJob {
  return { job, run: async (ctx, payload, trial) => await handle(ctx, parsePayload(job, payload), trial) }
}

/** Throws where the payload is not one of the job's: a slip of who enqueued it, hence no InvalidInput. */
export function parsePayload<Payload extends object>(job: Pick<Job<Payload>, 'name' | 'schema'>, payload: unknown): Payload {
  const parsed = job.schema.safeParse(payload)
  if (!parsed.success) throw new Error(`not a payload of ${job.name}: ${toPaths(parsed.error)}`)
  return parsed.data
}

function toPaths(error: ZodError): string {
  return error.issues.map(issue => `${issue.path.join('.') || 'payload'} ${issue.code}`).join(', ')
}

/** What stands in the queue's row: `directory.enqueue_job` writes the tenant, not the caller. */
export const storedJob = z.object({ tenantId: z.string().transform(toTenantId), payload: z.unknown() })
