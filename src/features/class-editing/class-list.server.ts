import { sql } from 'kysely'
import type { RecordFilter, RecordLine } from '#features/records/read.server.ts'
import type { Page } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { limitOf, pageOf, patternOf } from '#platform/db/paging.ts'
import { mayWrite } from './policy.server.ts'
import { classStatus } from './read.server.ts'

/**
 * Returns a page of the classes that the viewer may write, what was changed last first, as the calls list records; `filter` is a program's id. One statement.
 * Throws Unauthenticated, NotFound or Forbidden.
 */
export async function listClassesForWriting(ctx: Ctx, { search, status, filter, ...paging }: RecordFilter): Promise<Page<RecordLine>> {
  const matched = sql`classes c where c.tenant_id = ${ctx.tenantId} and ${mayWrite(ctx)}
    ${search ? sql`and (c.name ilike ${patternOf(search)} or c.code ilike ${patternOf(search)})` : sql``}
    ${status ? sql`and ${classStatus(ctx)} = ${status}` : sql``}
    ${filter ? sql`and c.program_id = ${isUuid(filter) ? filter : null}::uuid` : sql``}`
  const { rows } = await sql<RecordLine & { total: number }>`
    with counted as (select count(*)::int as total from ${matched})
    select c.id, c.name as title, ${classStatus(ctx)} as status, c.slug, c.updated_at as "updatedAt", (select total from counted) as total
    from ${matched} order by c.updated_at desc, c.id ${limitOf(paging)}`.execute(ctx.db)
  return pageOf(rows, paging)
}
