import { rm } from 'node:fs/promises'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { createPool } from '../db/pool.ts'
import { makeQueues } from '../jobs/jobs.ts'
import { sendMail } from '../mail/send-mail.ts'
import { makeTestFolder } from './folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the migrated database that test databases are cloned from. */
    templateUrl: string
  }
}

/** Starts one PostgreSQL for the whole run and applies the migrations to a template. TEST_DATABASE_URL selects another server. */
export default async function setup(project: TestProject) {
  const given = process.env['TEST_DATABASE_URL']
  if (given) {
    await prepare(given)
    project.provide('templateUrl', given)
    return
  }
  const folder = await makeTestFolder('test')
  const server = await startEmbedded(folder, () => {})
  await keepNothing(server.databaseUrl)
  await prepare(server.databaseUrl)
  project.provide('templateUrl', server.databaseUrl)
  return async () => {
    // Connections of the last files may take a moment to close.
    for (let tries = 1; !(await server.stop()) && tries < 10; tries++);
    await rm(folder, { recursive: true, force: true })
  }
}

/** Lets PostgreSQL leave its writes to the operating system: nobody needs these databases after a crash of the machine, and waiting for the disk is half of a test's time. */
async function keepNothing(databaseUrl: string): Promise<void> {
  const pool = createPool(databaseUrl, 1, () => {})
  try {
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) await pool.query(`alter system set ${setting} = off`)
    await pool.query('select pg_reload_conf()')
  } finally {
    await pool.end()
  }
}

/** Migrates and creates the queues that transactions write to, as a starting process does. */
async function prepare(databaseUrl: string): Promise<void> {
  await migrate(databaseUrl, 'db/migrations')
  await makeQueues(databaseUrl, pino({ level: 'silent' }), [{ job: sendMail }])
}
