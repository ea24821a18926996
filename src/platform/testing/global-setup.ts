import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { makeQueues } from '../jobs/jobs.ts'
import { sendMail } from '../mail/send-mail.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the migrated database that test databases are cloned from. */
    templateUrl: string
  }
}

/** One PostgreSQL for the whole run, with the migrations applied to a template. TEST_DATABASE_URL names another server (the suite ran on 15 so). */
export default async function setup(project: TestProject) {
  const given = process.env['TEST_DATABASE_URL']
  if (given) {
    await prepare(given)
    project.provide('templateUrl', given)
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'sanggar-test-'))
  const server = await startEmbedded(folder, () => {})
  await prepare(server.databaseUrl)
  project.provide('templateUrl', server.databaseUrl)
  return async () => {
    // Connections of the last files may take a moment to end.
    for (let tries = 1; !(await server.stop()) && tries < 10; tries++);
    await rm(folder, { recursive: true, force: true })
  }
}

/** As a process that starts prepares it: with the queues into which other rows' transactions write. */
async function prepare(databaseUrl: string): Promise<void> {
  await migrate(databaseUrl, 'db/migrations')
  await makeQueues(databaseUrl, pino({ level: 'silent' }), [{ job: sendMail }])
}
