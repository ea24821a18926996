import { type ZodError, z } from 'zod'
import type { Ctx } from '../context.ts'
import { toTenantId } from '../db/ids.ts'

export interface JobOptions<Payload extends object> {
  /** Name of the job and its queue: `feature.verb`. */
  name: string
  /** Schema of the payload: ids, no personal data, since payloads outlive the rows they refer to. */
  schema: z.ZodType<Payload>
  /** Number of retries, and the delay: doubled each time (with jitter), up to the maximum. */
  retry?: { limit: number; delaySeconds: number; maxDelaySeconds: number }
  /** An attempt that takes longer fails. */
  timeoutSeconds?: number
  /** Concurrency per process. */
  atOnce?: number
}

/** A tenant's job, as used to enqueue it. */
export type Job<Payload extends object> = Required<JobOptions<Payload>>

/** Arguments of an attempt besides its context. */
export interface Try {
  /** Aborted on timeout, or when the process stops. */
  signal: AbortSignal
  /** Rolls back what was read so far and releases the connection, before waiting for an external system; the next statement opens a new transaction. */
  startAgain(): Promise<void>
}

/** A job with its handler. */
export interface HandledJob {
  job: Omit<Job<object>, 'schema'>
  run(ctx: Ctx, payload: unknown, trial: Try): Promise<void>
}

const RETRY = { limit: 5, delaySeconds: 10, maxDelaySeconds: 3600 }

/** Defines a job. It runs at least once, so its handler must be idempotent. It is retried if the handler throws, and dead-lettered after the last retry. */
export function defineJob<Payload extends object>(options: JobOptions<Payload>): Job<Payload> {
  return { retry: RETRY, timeoutSeconds: 60, atOnce: 4, ...options }
}

/**
 * Attaches a handler to a job, for the list in `main/jobs.ts`. `handle` runs in the tenant's scope: one transaction, committed when it returns and rolled
 * back when it throws.
 */
export function handleJob<Payload extends object>(
  job: Job<Payload>,
  handle: (ctx: Ctx, payload: Payload, trial: Try) => Promise<void>,
): HandledJob {
  return { job, run: async (ctx, payload, trial) => await handle(ctx, parsePayload(job, payload), trial) }
}

/** Throws an Error if the payload doesn't match the schema: a bug of the caller, hence no InvalidInput. */
export function parsePayload<Payload extends object>(job: Pick<Job<Payload>, 'name' | 'schema'>, payload: unknown): Payload {
  const parsed = job.schema.safeParse(payload)
  if (!parsed.success) throw new Error(`not a payload of ${job.name}: ${toPaths(parsed.error)}`)
  return parsed.data
}

function toPaths(error: ZodError): string {
  return error.issues.map(issue => `${issue.path.join('.') || 'payload'} ${issue.code}`).join(', ')
}

/** The queue's payload: `directory.enqueue_job` sets the tenant, not the caller. */
export const storedJob = z.object({ tenantId: z.string().transform(toTenantId), payload: z.unknown() })
