import { type RawBuilder, sql } from 'kysely'
import { requirePerson } from '#features/permissions/permissions.ts'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { findKnown } from './known-addresses.server.ts'
import { PERSONAL_TABLES } from './personal-data.ts'
import type { Known, PersonalTable } from './personal-table.ts'
import { findSender } from './privacy-mails.server.ts'

/** The download of a person's data, as JSON. */
export interface OwnData {
  madeAt: string
  site: string
  /** The rows about the person, by table. */
  tables: Record<string, Record<string, unknown>[]>
  /** The columns that are not included, each with the reason. */
  withheld: Record<string, Record<string, string>>
}

/** Returns everything that the tenant stores about the viewer. Throws Unauthenticated, NotFound (a stranger). */
export async function collectOwnData(ctx: Ctx): Promise<OwnData> {
  const { memberId } = requirePerson(ctx.viewer)
  const member = await ctx.db
    .selectFrom('members')
    .select('id')
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!member) throw new NotFound()
  const who = await findKnown(ctx, member.id)
  // NOTE: PostgreSQL passes at most 100 arguments to a function, and there are more than 50 tables.
  const each = PERSONAL_TABLES.map(one => sql`jsonb_build_object(${sql.lit(one.table)}, ${rowsOf(ctx, one, who)})`)
  const { rows } = await sql<{ tables: OwnData['tables'] }>`select ${sql.join(each, sql` || `)} as tables`.execute(ctx.db)
  const withheld = PERSONAL_TABLES.flatMap(one => (one.withheld ? [[one.table, one.withheld] as const] : []))
  return {
    madeAt: ctx.now.toISOString(),
    site: (await findSender(ctx)).site,
    tables: rows[0]?.tables ?? {},
    withheld: Object.fromEntries(withheld),
  }
}

/** Returns the SQL of a table's rows as a JSON array. */
function rowsOf(ctx: Ctx, { table, of, shown, instead }: PersonalTable, who: Known): RawBuilder<unknown> {
  const columns = sql.join(shown.map(column => (instead?.[column] ? sql`${instead[column]} as ${sql.id(column)}` : sql.id(column))))
  return sql`(select coalesce(jsonb_agg(to_jsonb(own)), '[]') from
    (select ${columns} from ${sql.table(table)} where tenant_id = ${ctx.tenantId} and ${of(who)}) own)`
}
