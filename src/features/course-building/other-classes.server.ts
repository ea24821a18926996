import { sql } from 'kysely'
import { mayWrite } from '#features/class-editing/policy.server.ts'
import type { Ctx } from '#platform/context.ts'

const MOST_CHOICES = 300

/** Returns the other classes that the viewer may write, by name. Throws Unauthenticated, NotFound or Forbidden. */
export async function listOtherClasses(ctx: Ctx, classId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select c.id, c.name from classes c where c.tenant_id = ${ctx.tenantId} and c.id <> ${classId} and ${mayWrite(ctx)}
    order by lower(c.name), c.id limit ${MOST_CHOICES}`.execute(ctx.db)
  return rows
}
