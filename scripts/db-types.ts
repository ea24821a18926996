// Writes src/platform/db/tables.gen.ts, the types of the database's tables, from the migrations.
//   npm run db:types            writes the file
//   npm run db:types -- --check fails if the file is out of date
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../src/platform/db/embedded.ts'
import { migrate } from '../src/platform/db/migrate.ts'

const file = 'src/platform/db/tables.gen.ts'
const check = process.argv.includes('--check')
const folder = await mkdtemp(join(tmpdir(), 'sanggar-types-'))
const server = await startEmbedded(folder, () => {})
try {
  await migrate(server.databaseUrl, 'db/migrations')
  const out = check ? join(folder, 'tables.gen.ts') : file
  const args = ['--dialect=postgres', `--url=${server.databaseUrl}`, `--out-file=${out}`, '--log-level=error']
  args.push('--exclude-pattern=(migrations|pgboss|accounts|simulator).*', '--type-mapping={"int8":"number"}')
  execFileSync('node_modules/.bin/kysely-codegen', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (check && (await readFile(out, 'utf8')) !== (await readFile(file, 'utf8'))) {
    console.error(`${file} is not what db/migrations make: run npm run db:types`)
    process.exitCode = 1
  }
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
