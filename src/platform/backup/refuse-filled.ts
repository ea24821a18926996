import { withConnection } from './connection.ts'

/** Throws an Error that says what is there, unless the database has no tables. */
export async function refuseFilled(databaseUrl: string): Promise<void> {
  const found = await withConnection(databaseUrl, async client => {
    const { rows } = await client.query<{ schema: string; tables: number }>(
      `select schemaname as schema, count(*)::int as tables from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') group by 1 order by 1`,
    )
    return rows
  })
  if (found.length > 0)
    throw new Error(
      `the database is not empty, it holds ${found.map(({ schema, tables }) => `${tables} tables of ${schema}`).join(', ')}: nothing was changed. ` +
        'Name an empty database by DATABASE_URL',
    )
}
