import type pg from 'pg'

/** The fields of a PostgreSQL plan node that are used here. */
interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

export interface ReadStatement {
  text: string
  /** Number of rows read from tables and indexes, including discarded ones, by table. */
  read: Record<string, number>
}

/**
 * Runs `work` and returns what each of its reading statements read from tables, from `explain (analyze)`. It runs beside the statement on the same
 * connection and in the same transaction, so for the same tenant and role.
 */
export async function watchReads(pool: pg.Pool, work: () => Promise<unknown>): Promise<ReadStatement[]> {
  const seen: ReadStatement[] = []
  const connect = pool.connect.bind(pool)
  const opened: (() => void)[] = []
  // Named boundary: the product's scopes only use the promise form of `connect`.
  pool.connect = (async () => {
    const client = await connect()
    const query = client.query.bind(client)
    opened.push(() => {
      client.query = query
    })
    const watched = async (asked: string | { text: string; values: unknown[] }) => {
      if (typeof asked === 'object' && /^\s*(with|select)\b/.test(asked.text)) {
        const { rows } = await query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
          `explain (analyze, timing off, format json) ${asked.text}`,
          asked.values,
        )
        const read: Record<string, number> = {}
        for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) addReads(Plan, read)
        seen.push({ text: asked.text, read })
      }
      return await query(asked as string)
    }
    client.query = watched as typeof client.query
    return client
  }) as typeof pool.connect
  try {
    await work()
  } finally {
    pool.connect = connect
    for (const restore of opened) restore()
  }
  return seen
}

function addReads(node: PlanNode, read: Record<string, number>): void {
  const table = node['Relation Name']
  if (table) {
    const rows = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
    read[table] = (read[table] ?? 0) + Math.round(rows * node['Actual Loops'])
  }
  for (const inner of node.Plans ?? []) addReads(inner, read)
}

/**
 * Copies a row of a tenant's table `count` times; `changes` are expressions over `n` (1 …) for the columns that must differ. Triggers and indexes treat the
 * copies like any rows; the planner's statistics are updated.
 */
export async function multiplyRow(
  pool: pg.Pool,
  table: string,
  key: { tenantId: string; id: string },
  count: number,
  changes: Record<string, string>,
): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  const columns = rows.map(row => row.name)
  const values = columns.map(name => changes[name] ?? `r.${name}`)
  await pool.query(
    `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from ${table} r cross join generate_series(1, $3::int) n where r.tenant_id = $1 and r.id = $2`,
    [key.tenantId, key.id, count],
  )
  await pool.query(`vacuum analyze ${table}`)
}
