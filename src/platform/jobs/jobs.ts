import { type ConstructorOptions, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'
import type { HandledJob, Job } from './job.ts'
import { type JobTools, runJob } from './run-job.ts'

/** Dead-letter queue: jobs that failed every attempt stay for inspection for 30 days, and can be requeued (`docs/operations.md`). */
export const DEAD_JOBS = 'jobs.dead'

const DAY_SECONDS = 86_400
/** Time that running jobs have when the process stops. Unfinished ones are run again by another process. */
const STOP_MS = 5_000
/** Poll interval for retries and delayed jobs; new jobs wake the workers. */
const POLL_SECONDS = 5
/** Running jobs show so often that their process lives; one that shows nothing for so long is run again, by whatever process is there. */
const SIGN_OF_LIFE_SECONDS = 20
/** How often somebody looks for those. */
const LOOK_SECONDS = 15

/** A cron job. It belongs to no tenant and opens its own scopes. */
export interface ScheduledJob {
  name: string
  /** Cron expression of five fields, in UTC. */
  cron: string
  run(tools: JobTools): Promise<void>
}

export interface JobList {
  scheduled: readonly ScheduledJob[]
  handled: readonly HandledJob[]
}

export interface Queue {
  /** Begins to take jobs. Asks no database, which may be away just then. */
  work(): Promise<void>
  /** Number of attempts finished in this process, by result. */
  tries: { done: number; failed: number; dead: number }
  /** Returns the number of dead-lettered jobs of all processes. */
  countDead(): Promise<number>
  /** Stops taking jobs and waits up to five seconds for running ones. */
  stop(): Promise<void>
}

/** Creates the queues without working them, for a process that leaves the jobs to others. */
export async function makeQueues(databaseUrl: string, log: Log, jobs: readonly Pick<HandledJob, 'job'>[]): Promise<void> {
  const boss = openBoss(databaseUrl, log, { supervise: false, schedule: false })
  await boss.start()
  try {
    await createQueues(boss, jobs)
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** Starts the queue and works the given jobs, as `openQueue` and `work` do. */
export async function startQueue(databaseUrl: string, tools: JobTools, jobs: JobList): Promise<Queue> {
  const queue = await openQueue(databaseUrl, tools, jobs)
  await queue.work()
  return queue
}

/**
 * Opens the queue in its own schema `jobs`, so that jobs can be enqueued; `work` begins with the given ones. Each scheduled run and each job is executed by one process
 * of the installation.
 */
export async function openQueue(databaseUrl: string, tools: JobTools, { scheduled, handled }: JobList): Promise<Queue> {
  const boss = openBoss(databaseUrl, tools.log, {
    useListenNotify: true,
    superviseIntervalSeconds: LOOK_SECONDS,
    monitorIntervalSeconds: LOOK_SECONDS,
  })
  const tries = { done: 0, failed: 0, dead: 0 }
  await boss.start()
  await createQueues(boss, handled)
  await Promise.all(scheduled.map(job => keepClock(boss, job)))
  return {
    tries,
    async work() {
      await Promise.all([
        ...scheduled.map(job => workByClock(boss, tools, job)),
        ...handled.map(one => workByEvent(boss, tools, one, tries)),
      ])
    },
    async countDead() {
      // Not the queue's own statistics, which are up to a minute old.
      const { rows } = await boss
        .getDb()
        .executeSql("select count(*)::int as dead from jobs.job where name = $1 and state = 'created'", [DEAD_JOBS])
      return Number(rows[0]?.dead)
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_MS, close: true }),
  }
}

function openBoss(
  connectionString: string,
  log: Log,
  options: Pick<ConstructorOptions, 'supervise' | 'schedule' | 'useListenNotify' | 'superviseIntervalSeconds' | 'monitorIntervalSeconds'>,
): PgBoss {
  const boss = new PgBoss({ connectionString, schema: 'jobs', max: 2, application_name: 'sanggar-jobs', ...options })
  boss.on('error', error => log.error({ err: error }, 'the job queue failed'))
  boss.on('warning', warning => log.warn({ warning }, 'the job queue warns'))
  return boss
}

async function createQueues(boss: PgBoss, jobs: readonly Pick<HandledJob, 'job'>[]): Promise<void> {
  await boss.createQueue(DEAD_JOBS, { retentionSeconds: 30 * DAY_SECONDS })
  for (const { job } of jobs) {
    const options = toOptions(job)
    // The policy under which a key identifies one waiting job; `directory.enqueue_job` relies on it.
    await boss.createQueue(job.name, { policy: 'short', ...options })
    await boss.updateQueue(job.name, options)
  }
}

function toOptions({ retry, timeoutSeconds }: Omit<Job<object>, 'schema'>) {
  return {
    notify: true,
    retryLimit: retry.limit,
    retryDelay: retry.delaySeconds,
    retryBackoff: true,
    retryDelayMax: retry.maxDelaySeconds,
    // Longer than the timeout: finds jobs whose process hangs.
    expireInSeconds: timeoutSeconds + 30,
    heartbeatSeconds: SIGN_OF_LIFE_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
    deadLetter: DEAD_JOBS,
  }
}

async function keepClock(boss: PgBoss, job: ScheduledJob): Promise<void> {
  const options = { retryLimit: 2, retryDelay: 10, heartbeatSeconds: SIGN_OF_LIFE_SECONDS }
  await boss.createQueue(job.name, { policy: 'singleton', ...options })
  await boss.updateQueue(job.name, options)
  await boss.schedule(job.name, job.cron, null, { tz: 'UTC' })
}

async function workByClock(boss: PgBoss, tools: JobTools, job: ScheduledJob): Promise<void> {
  await boss.work(job.name, { pollingIntervalSeconds: POLL_SECONDS }, async () => {
    await job.run(tools)
  })
}

async function workByEvent(boss: PgBoss, tools: JobTools, handled: HandledJob, tries: Queue['tries']): Promise<void> {
  const { name, timeoutSeconds, atOnce } = handled.job
  const options = {
    // A full batch is followed by the next at once; a batch of one never counts as full.
    batchSize: Math.max(2, atOnce),
    burstWhenBatchFull: true,
    pollingIntervalSeconds: POLL_SECONDS,
    notifyPollingIntervalSeconds: POLL_SECONDS,
    includeMetadata: true,
    perJobResults: true,
  } as const

  async function settle({ id, data, signal, retryCount, retryLimit }: JobWithMetadata) {
    try {
      await runJob(tools, handled, data, AbortSignal.any([signal, AbortSignal.timeout(timeoutSeconds * 1000)]))
      tries.done++
      return { id, status: 'completed' as const }
    } catch (error) {
      const isLast = retryCount >= retryLimit
      tries[isLast ? 'dead' : 'failed']++
      if (isLast) tools.log.error({ err: error, job: name, id }, 'a job was given up')
      else tools.log.warn({ err: error, job: name, id, retryCount }, 'a job failed; it is tried again')
      return { id, status: 'failed' as const, output: { message: error instanceof Error ? error.message : String(error) } }
    }
  }
  await boss.work(name, options, async (jobs: JobWithMetadata[]) => await Promise.all(jobs.map(settle)))
}
