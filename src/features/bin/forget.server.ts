import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'

/** Removes the rows with this address, in lower case, from what the bin holds of a table whose column `email` has it: what is restored knows nothing of the person. */
export async function forgetInBin(ctx: Ctx, table: keyof DB, email: string): Promise<void> {
  await sql`
    update bin_items b set rows = jsonb_set(b.rows, '{tables}', (
      select jsonb_agg(case when part->>'table' = ${table} then jsonb_set(part, '{rows}', (
        select coalesce(jsonb_agg(e.row order by e.at), '[]') from jsonb_array_elements(part->'rows') with ordinality e (row, at)
        where lower(e.row->>'email') is distinct from ${email})) else part end order by p.at)
      from jsonb_array_elements(b.rows->'tables') with ordinality p (part, at)))
    where b.tenant_id = ${ctx.tenantId} and b.rows->'tables' @> jsonb_build_array(jsonb_build_object('table', ${table}::text))`.execute(
    ctx.db,
  )
}
