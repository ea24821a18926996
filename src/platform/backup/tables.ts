import pg from 'pg'
import { type Manifest, nameOf, type TableOf } from './format.ts'

/**
 * All tables of the product, ordered by their references. Of the queue's schema only what can't be made anew: its queues and the jobs that are still to do
 * (`rowsOf`); of the migrations nothing, since the restore runs them.
 */
const TABLES = `
  select n.nspname as schema, c.relname as name, c.oid::int as oid,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select coalesce(array_agg(distinct k.confrelid::int), '{}') from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as "refersTo"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'migrations')
    and (n.nspname <> 'jobs' or c.relname in ('queue', 'job'))
  order by 1, 2`

const quote = pg.escapeIdentifier
export const quoted = ({ schema, name }: Pick<TableOf, 'schema' | 'name'>) => `${quote(schema)}.${quote(name)}`
export const columnsOf = ({ columns }: TableOf) => columns.map(quote).join(', ')

/** The query of a table's rows that belong to a backup. */
export function rowsOf(table: TableOf): string {
  const open = nameOf(table) === 'jobs.job' ? ` where state < 'completed'` : ''
  return `select ${columnsOf(table)} from ${quoted(table)}${open}`
}

/** Returns the tables in an order in which each comes after those it refers to. Throws if they refer to each other in a circle. */
export async function listTables(client: pg.ClientBase): Promise<TableOf[]> {
  const { rows } = await client.query<TableOf & { oid: number; refersTo: number[] }>(TABLES)
  const placed = new Set<number>()
  const ordered: TableOf[] = []
  for (let left = rows; left.length > 0; ) {
    const next = left.filter(({ refersTo }) => refersTo.every(oid => placed.has(oid)))
    if (next.length === 0) throw new Error(`these tables refer to each other in a circle: ${left.map(nameOf).join(', ')}`)
    for (const { oid, schema, name, columns } of next) {
      placed.add(oid)
      ordered.push({ schema, name, columns })
    }
    left = left.filter(({ oid }) => !placed.has(oid))
  }
  return ordered
}

/** Returns the last values of all sequences that were used. */
export async function listSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
     where last_value is not null and schemaname not in ('jobs', 'migrations') order by 1`,
  )
  return rows
}
