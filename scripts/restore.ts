// Restores a backup into an empty DATA_DIR, and an empty database if DATABASE_URL is set. The product must not run on them.
//   npm run restore -- /backups/sanggar-2026-11-22.tar
// Refuses to touch anything that is there. docs/operations.md: Backup.
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT_FILES } from '#platform/backup/format.ts'
import { refuseFilled } from '#platform/backup/refuse-filled.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { parseConfig } from '#platform/config/config.ts'
import { makeQueues } from '#platform/jobs/jobs.ts'
import { toMissing } from '#platform/missing.ts'
import { asOperator } from './operator.ts'

const [archive, ...rest] = process.argv.slice(2)
if (!archive || rest.length > 0) {
  console.error('usage: npm run restore -- FILE')
  process.exit(2)
}
const { dataDir, databaseUrl } = parseConfig(process.env)
const before = (await readdir(dataDir).catch(toMissing)) ?? []
const inWay = before.filter(name => [...ROOT_FILES, 'postgres', 'postgres.password', 'uploads'].includes(name))
if (inWay.length > 0) {
  console.error(
    `${dataDir} is not empty, it holds ${inWay.join(', ')}: nothing was changed. Name an empty folder by DATA_DIR, or move these away`,
  )
  process.exit(1)
}
await mkdir(dataDir, { recursive: true })
await asOperator(async ({ databaseUrl: url, log }) => {
  await refuseFilled(url)
  const made = await restoreBackup(archive, {
    databaseUrl: url,
    migrations: 'db/migrations',
    makeQueue: () => makeQueues(url, log, []),
    dataDir,
  })
  const rows = made.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`restored as of ${made.createdAt}: ${rows} rows, ${made.files.length} uploaded files`)
  if (made.storage === 's3') console.log('uploaded files are in the bucket: set the same S3_… settings')
  if (!made.rootFiles.includes('secret')) console.log('no file with a secret was in the backup: set SECRET as it was, if it was set')
})
if (process.exitCode) {
  // All of this was not there before.
  for (const name of (await readdir(dataDir)).filter(one => !before.includes(one)))
    await rm(join(dataDir, name), { recursive: true, force: true })
  console.error(`nothing was restored${databaseUrl ? '; drop the database of DATABASE_URL and create it again before the next try' : ''}`)
}
