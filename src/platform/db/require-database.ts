import pg from 'pg'

const ANSWER_MS = 10_000
const OLDEST = 150000

/**
 * Throws an Error that names `DATABASE_URL`, without its password, unless a PostgreSQL 15 or newer responds there within 10 s. Asked before anything else at a
 * start: a server that accepts connections and says nothing would otherwise hold it up for ever.
 */
export async function requireDatabase(databaseUrl: string, answerMs = ANSWER_MS): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: answerMs, query_timeout: answerMs })
  // A connection that breaks while it is being opened.
  client.on('error', () => {})
  const name = `DATABASE_URL (${client.host}:${client.port})`
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>("select current_setting('server_version_num')::int as version")
    if ((rows[0]?.version ?? 0) < OLDEST) throw new Error('PostgreSQL 15 or newer is needed')
  } catch (error) {
    throw new Error(`${name}: ${reasonOf(error, answerMs)}`)
  } finally {
    // It may not respond to the farewell either.
    void client.end().catch(() => {})
  }
}

function reasonOf(error: unknown, answerMs: number): string {
  const message = error instanceof Error ? error.message : String(error)
  if (/timeout/i.test(message)) return `the server does not answer within ${answerMs / 1000} s`
  // Of several addresses each one's error is in `errors`, and the message is empty.
  return message || (error instanceof AggregateError && error.errors.map(String).join(', ')) || 'no connection'
}
