import pg from 'pg'

/** Settings under which the same value is always the same text. */
const SAME_TEXT = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1; set client_encoding = 'UTF8';
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`

/** Runs `work` on a connection of its own, in which values have one text form. */
export async function withConnection<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'sanggar-backup', connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(SAME_TEXT)
    return await work(client)
  } finally {
    await client.end()
  }
}
