import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'

/**
 * Migrates the database to the newest migration of `folder`. Safe to run in several processes: Kysely's migrator holds an advisory lock, and all steps are
 * one transaction. Returns the names of the applied migrations. Throws the first failure.
 */
export async function migrate(databaseUrl: string, folder: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    await requireVersion(pool)
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => readMigrations(folder) },
      migrationTableSchema: 'migrations',
    })
    const { error, results } = await migrator.migrateToLatest()
    if (error) throw error
    return (results ?? []).map(result => result.migrationName)
  } finally {
    await db.destroy()
  }
}

async function readMigrations(folder: string) {
  const files = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  const texts = await Promise.all(files.map(name => readFile(join(folder, name), 'utf8')))
  return Object.fromEntries(
    files.map((name, at) => [
      name.replace(/\.sql$/, ''),
      {
        up: async (db: Kysely<unknown>) => {
          await sql.raw(texts[at] ?? '').execute(db)
        },
      },
    ]),
  )
}

async function requireVersion(pool: pg.Pool) {
  const { rows } = await pool.query<{ version: number }>("select current_setting('server_version_num')::int as version")
  if ((rows[0]?.version ?? 0) < 150000) throw new Error('PostgreSQL 15 or newer is needed')
}
