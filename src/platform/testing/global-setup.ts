import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'

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
    await migrate(given, 'db/migrations')
    project.provide('templateUrl', given)
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'sanggar-test-'))
  const server = await startEmbedded(folder, () => {})
  await migrate(server.databaseUrl, 'db/migrations')
  project.provide('templateUrl', server.databaseUrl)
  return async () => {
    // Connections of the last files may take a moment to end.
    for (let tries = 1; !(await server.stop()) && tries < 10; tries++);
    await rm(folder, { recursive: true, force: true })
  }
}
