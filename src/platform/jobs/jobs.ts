import { type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'
import type { HandledJob, Job } from './job.ts'
import { type JobTools, runJob } from './run-job.ts'

/** Where jobs end that failed each time: they stay to be looked at for 30 days, and can be sent back (`docs/operations.md`). */
export const DEAD_JOBS = 'jobs.dead'

const DAY_SECONDS = 86_400
/** Of a process that ends: what runs then has so long. What does not end is run again by another one. */
const STOP_MS = 5_000
/** Retries and jobs of a later time are looked for so often; what is new wakes the workers. */
const POLL_SECONDS = 5

/** A job that runs by the clock. It opens its own scopes: it belongs to no tenant. */
export interface ScheduledJob {
  name: string
  /** Five fields, in UTC. */
  cron: string
  run(tools: JobTools): Promise<void>
}

export interface JobList {
  scheduled: readonly ScheduledJob[]
  handled: readonly HandledJob[]
}

export interface Queue {
  /** Tries that ended in this process, by what became of them. */
  tries: { done: number; failed: number; dead: number }
  /** Jobs that were given up, of all processes; they wait for somebody to look at them. */
  countDead(): Promise<number>
  /** Takes no more jobs; those that run have five seconds. */
  stop(): Promise<void>
}

/** Makes the queues, so that jobs can be enqueued, and works none: for a process that leaves the jobs to others. */
export async function makeQueues(databaseUrl: string, log: Log, jobs: readonly Pick<HandledJob, 'job'>[]): Promise<void> {
  const boss = openBoss(databaseUrl, log, { supervise: false, schedule: false })
  await boss.start()
  try {
    await createQueues(boss, jobs)
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** Starts the queue in its own schema `jobs` and works the list: each job of the clock in one process of the installation at a time, each other job in one. */
export async function startQueue(databaseUrl: string, tools: JobTools, { scheduled, handled }: JobList): Promise<Queue> {
  const boss = openBoss(databaseUrl, tools.log, { useListenNotify: true })
  const tries = { done: 0, failed: 0, dead: 0 }
  await boss.start()
  await createQueues(boss, handled)
  await Promise.all([...scheduled.map(job => workByClock(boss, tools, job)), ...handled.map(one => workByEvent(boss, tools, one, tries))])
  return {
    tries,
    async countDead() {
      // Not the queue's own figures: they are up to a minute old.
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
  options: { supervise?: boolean; schedule?: boolean; useListenNotify?: boolean },
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
    // The policy under which a key stands for one waiting job; `directory.enqueue_job` counts on it.
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
    // Longer than a try may take: this finds those whose process died.
    expireInSeconds: timeoutSeconds + 30,
    deleteAfterSeconds: DAY_SECONDS,
    deadLetter: DEAD_JOBS,
  }
}

async function workByClock(boss: PgBoss, tools: JobTools, job: ScheduledJob): Promise<void> {
  await boss.createQueue(job.name, { policy: 'singleton', retryLimit: 2, retryDelay: 10 })
  await boss.work(job.name, { pollingIntervalSeconds: POLL_SECONDS }, async () => {
    await job.run(tools)
  })
  await boss.schedule(job.name, job.cron, null, { tz: 'UTC' })
}

async function workByEvent(boss: PgBoss, tools: JobTools, handled: HandledJob, tries: Queue['tries']): Promise<void> {
  const { name, timeoutSeconds, atOnce } = handled.job
  const options = {
    // A full batch is followed by the next one at once; a batch of one never counts as full.
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
