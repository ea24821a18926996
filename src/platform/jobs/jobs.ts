import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Changes } from '../db/changes.ts'
import type { Log } from '../log.ts'
import type { Mailer } from '../mail/mailer.server.ts'

export interface JobTools {
  pool: pg.Pool
  log: Log
  changes: Changes
  mailer: Mailer
}

/** A job that runs by the clock. It opens its own scopes: the queue belongs to no tenant. */
export interface ScheduledJob {
  name: string
  /** Five fields, in UTC. */
  cron: string
  run(tools: JobTools): Promise<void>
}

/** Starts the queue in its own schema `jobs` and works the scheduled jobs; each runs in one process of the installation at a time. */
export async function startJobs(databaseUrl: string, tools: JobTools, jobs: readonly ScheduledJob[]): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'jobs', max: 2, application_name: 'sanggar-jobs' })
  boss.on('error', error => tools.log.error({ err: error }, 'the job queue failed'))
  await boss.start()
  await Promise.all(
    jobs.map(async job => {
      await boss.createQueue(job.name, { policy: 'singleton', retryLimit: 2, retryDelay: 10 })
      await boss.work(job.name, { pollingIntervalSeconds: 5 }, async () => {
        await job.run(tools)
      })
      await boss.schedule(job.name, job.cron, null, { tz: 'UTC' })
    }),
  )
  return boss
}
