import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../db/embedded.ts'
import { makeQueues } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import { restoreBackup } from './restore-backup.ts'

/** Restores an archive into a database that is thrown away, and checks its files. Throws what `restoreBackup` does. */
export async function verifyBackup(archive: string, migrations: string, log: Log): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sanggar-verify-'))
  const server = await startEmbedded(folder, () => {})
  try {
    const { databaseUrl } = server
    await restoreBackup(archive, { databaseUrl, migrations, makeQueue: () => makeQueues(databaseUrl, log, []), dataDir: undefined })
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
