import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'

/** A column as the database knows it. */
export interface KnownColumn {
  table: string
  column: string
  /** Made by the database: never written. */
  isGenerated: boolean
  isNullable: boolean
}

/** A column that names a row of another table. */
export interface Reference {
  table: string
  column: string
  target: string
  targetColumn: string
}

/** Returns the columns of these tables. One statement. */
export async function listColumns({ db }: Pick<Ctx, 'db'>, tables: readonly string[]): Promise<KnownColumn[]> {
  const { rows } = await sql<KnownColumn>`
    select c.relname as "table", a.attname as "column", a.attgenerated <> '' as "isGenerated", not a.attnotnull as "isNullable"
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relname = any(${tables}) and a.attnum > 0 and not a.attisdropped order by a.attnum`.execute(db)
  return rows
}

/** Returns the columns of these tables by which their rows name others of the tenant; `tenant_id`, which is part of each such key, left out. One statement. */
export async function listReferences({ db }: Pick<Ctx, 'db'>, tables: readonly string[]): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.relname as "table", a.attname as "column", t.relname as target, b.attname as "targetColumn"
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class t on t.oid = k.confrelid
    cross join lateral unnest(k.conkey, k.confkey) as u (own, other)
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.own
    join pg_attribute b on b.attrelid = k.confrelid and b.attnum = u.other
    where k.contype = 'f' and n.nspname = 'public' and c.relname = any(${tables}) and a.attname <> 'tenant_id'
    order by c.relname, a.attname`.execute(db)
  return rows
}
