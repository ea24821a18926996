// Writes a backup of database, uploaded files and secrets to one file, also while the product runs, and proves it by a restore into a scratch database.
//   npm run backup -- /backups/sanggar-2026-11-22.tar [--no-verify]
// Reads DATA_DIR, DATABASE_URL and STORAGE as the product does. docs/operations.md: Backup.
import { access, readFile } from 'node:fs/promises'
import { listKeptFiles } from '#features/media/kept-files.server.ts'
import { verifyBackup } from '#platform/backup/verify-backup.ts'
import { writeBackup } from '#platform/backup/write-backup.ts'
import { asOperator } from './operator.ts'

const [file, ...options] = process.argv.slice(2)
const isVerified = !options.includes('--no-verify')
if (!file || options.some(option => option !== '--no-verify')) {
  console.error('usage: npm run backup -- FILE [--no-verify]')
  process.exit(2)
}
await asOperator(async ({ config, log, databaseUrl }) => {
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (isThere) throw new Error(`${file} is there already: nothing was written`)
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
  const { dataDir, storage } = config
  const made = await writeBackup({ databaseUrl, dataDir, storage: storage.kind, version, listFiles: listKeptFiles }, file)
  const rows = made.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${file}: ${rows} rows of ${made.tables.length} tables, ${made.files.length} uploaded files`)
  if (made.removedMeanwhile.length > 0) console.log(`not among them, since they are gone: ${made.removedMeanwhile.join(', ')}`)
  if (made.missing.length > 0) {
    console.error(`MISSING from the storage, though their rows name them: ${made.missing.join(', ')}`)
    process.exitCode = 1
  }
  if (storage.kind === 's3') console.log('uploaded files are named only: the bucket needs a backup of its own')
  if (config.secret) console.log('SECRET comes from the environment and is not in the backup: keep it with the other settings')
  if (!isVerified) return
  await verifyBackup(file, 'db/migrations', log)
  console.log('verified: restored into a scratch database with equal rows; files have their checksums')
})
