import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { MENTIONS } from './mentions.ts'
import { PERSONAL_TABLES } from './personal-data.ts'
import type { Known } from './personal-table.ts'

/**
 * Removes a member from what the bin holds, as from the tables themselves: rows about them go, and rows about others no longer mention them. What is restored
 * afterwards knows nothing of them.
 */
export async function eraseInBin(ctx: Ctx, who: Known): Promise<void> {
  for (const { table, of, erasure } of PERSONAL_TABLES) {
    if (erasure !== 'removed') continue
    // The row as its table would have it, under its name, so that the catalogue's condition reads it.
    const kept = sql`select coalesce(jsonb_agg(e.row order by e.at), '[]') from jsonb_array_elements(part->'rows') with ordinality e (row, at)
      cross join lateral jsonb_populate_record(null::${sql.table(table)}, e.row) ${sql.id(table)} where (${of(who)}) is not true`
    await rewrite(ctx, table, kept)
  }
  for (const { table, column, erased } of MENTIONS) {
    const cleared = sql`select coalesce(jsonb_agg(case when e.row->>${column}::text = ${who.memberId} then e.row || ${JSON.stringify(erased)}::jsonb else e.row end
      order by e.at), '[]') from jsonb_array_elements(part->'rows') with ordinality e (row, at)`
    await rewrite(ctx, table, cleared)
  }
}

/** Removes the rows with this address, in lower case, from what the bin holds of a table whose column `email` has it. */
export async function forgetInBin(ctx: Ctx, table: string, email: string): Promise<void> {
  const kept = sql`select coalesce(jsonb_agg(e.row order by e.at), '[]') from jsonb_array_elements(part->'rows') with ordinality e (row, at)
    where lower(e.row->>'email') is distinct from ${email}`
  await rewrite(ctx, table, kept)
}

/** Replaces the rows of a table in every item that holds some; `rows` is a query over `part`, which returns them. */
async function rewrite(ctx: Ctx, table: string, rows: RawBuilder<unknown>): Promise<void> {
  await sql`
    update bin_items b set rows = jsonb_set(b.rows, '{tables}', (
      select jsonb_agg(case when part->>'table' = ${table} then jsonb_set(part, '{rows}', (${rows})) else part end order by p.at)
      from jsonb_array_elements(b.rows->'tables') with ordinality p (part, at)))
    where b.tenant_id = ${ctx.tenantId} and b.rows->'tables' @> jsonb_build_array(jsonb_build_object('table', ${table}::text))`.execute(
    ctx.db,
  )
}
