import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'

/**
 * Migrates the database to the newest migration of `folder`, or to the one named `to`. Safe to run in several processes: Kysely's migrator holds an advisory lock, and all steps are
 * one transaction. Returns the names of the applied migrations. Throws the first failure.
 */
export async function migrate(databaseUrl: string, folder: string, { to }: { to?: string } = {}): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, connectionTimeoutMillis: 10_000 })
  // A connection that breaks while it is closed must not end the process.
  pool.on('error', () => {})
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    const migrations = await readMigrations(folder)
    await refuseNewer(pool, migrations)
    if (to !== undefined && !Object.hasOwn(migrations, to)) throw new Error(`migration ${to} is of a newer version of the product`)
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => migrations },
      migrationTableSchema: 'migrations',
    })
    const { error, results } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to))
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

/** A database of a newer version has migrations that this one doesn't know: its tables may be others than the code expects. */
async function refuseNewer(pool: pg.Pool, migrations: object): Promise<void> {
  const { rows } = await pool.query<{ there: boolean }>("select to_regclass('migrations.kysely_migration') is not null as there")
  if (!rows[0]?.there) return
  const applied = await pool.query<{ name: string }>('select name from migrations.kysely_migration order by name')
  const unknown = applied.rows.find(({ name }) => !Object.hasOwn(migrations, name))
  if (unknown)
    throw new Error(
      `the database was made by a newer version of the product (migration ${unknown.name}): start that version, or restore a backup of before the upgrade`,
    )
}
