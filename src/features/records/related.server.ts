import { sql } from 'kysely'
import { commonReason } from '#kit/common-reasons.ts'
import { InvalidInput } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { RelatedField } from './record-kind.ts'
import { recordReason } from './texts.ts'

interface Links {
  /** The calls' name of the field: ids of the other records. */
  field: string
  /** The table between both, with the tenant and the columns `own` and `other` as its key. */
  table: keyof DB
  own: string
  other: string
  /** The table of the other records. */
  target: keyof DB
}

/** Returns a field that holds the ids of other records, each a row of a table between both. Its writing throws InvalidInput for an id that is not there. */
export function linkField({ field, table, own, other, target }: Links): RelatedField {
  return {
    read: () => sql`coalesce((select jsonb_agg(l.${sql.id(other)} order by l.${sql.id(other)}) from ${sql.table(table)} l
      where l.tenant_id = r.tenant_id and l.${sql.id(own)} = r.id), '[]')`,
    async write(ctx, id, value) {
      const ids = idsOf(value)
      await requireThere(ctx, target, ids, field)
      await sql`delete from ${sql.table(table)} where tenant_id = ${ctx.tenantId} and ${sql.id(own)} = ${id}
        and ${sql.id(other)} <> all(${ids}::uuid[])`.execute(ctx.db)
      await sql`insert into ${sql.table(table)} (tenant_id, ${sql.id(own)}, ${sql.id(other)})
        select ${ctx.tenantId}::uuid, ${id}::uuid, one from unnest(${ids}::uuid[]) one on conflict do nothing`.execute(ctx.db)
    },
  }
}

/** Throws InvalidInput at `field` unless the tenant has all of these records; they stay until the transaction ends. */
export async function requireThere(ctx: Ctx, table: keyof DB, ids: readonly string[], field: string): Promise<void> {
  const { rows } =
    await sql`select from ${sql.table(table)} where tenant_id = ${ctx.tenantId} and id = any(${ids}::uuid[]) for key share`.execute(ctx.db)
  if (rows.length !== new Set(ids).size)
    throw new InvalidInput(commonReason('InputRefused'), [{ path: field, reason: recordReason('ReferenceMissing') }])
}

/** The ids of a field that its schema has read. */
export function idsOf(value: unknown): string[] {
  return Array.isArray(value) ? [...new Set(value.map(String))] : []
}
