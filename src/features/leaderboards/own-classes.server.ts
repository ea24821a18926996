import { sql } from 'kysely'
import { holdsSeat } from '#features/chapters/holds-seat.server.ts'
import { inReadersLanguage } from '#features/classes/queries.server.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import type { Ctx } from '#platform/context.ts'

export interface OwnClass {
  id: string
  slug: string
  name: string
  lang: string
}

/** Returns the classes that the viewer takes part in or has completed, those last learned in first. One statement. Throws Unauthenticated, NotFound. */
export async function listOwnClasses(ctx: Ctx): Promise<OwnClass[]> {
  const { memberId } = requirePerson(ctx.viewer)
  const { rows } = await sql<OwnClass>`
    select c.id, c.slug, coalesce(t.name, c.name) as name, coalesce(t.lang, c.lang) as lang
    from enrolments e join classes c on c.tenant_id = e.tenant_id and c.id = e.class_id ${inReadersLanguage(ctx)}
    where e.tenant_id = ${ctx.tenantId} and e.member_id = ${memberId} and ${holdsSeat()}
    order by e.last_active_at desc nulls last, e.id limit 200`.execute(ctx.db)
  return rows
}
