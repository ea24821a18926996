import { sql } from 'kysely'
import type { Role } from '#kit/roles.ts'
import type { Ctx } from '#platform/context.ts'
import { behindColumns, behindIn } from './behind.server.ts'
import { type Behind, type BehindRow, MOST_BEHIND, reasonsOf } from './behind.ts'
import { taughtBy } from './taught.server.ts'

/** So many people are named on a start page. */
const MOST_NAMED = 4

/** Roles whose start page names who falls behind: those who teach, and those who lead the programs that are taught. */
const TEACH: readonly Role[] = ['mentor', 'lead_program']

export function isTeaching(role: Role): boolean {
  return TEACH.includes(role)
}

/** Who falls behind in all classes of somebody. */
export interface BehindAtHome {
  /** Places in classes: who falls behind in two counts twice. Counted up to `MOST_BEHIND` and one more. */
  count: number
  people: Behind[]
}

/** Returns how many fall behind in the viewer's classes, and the first of them, who was heard of longest ago first. One statement. Throws as `taughtBy`. */
export async function findBehindAtHome(ctx: Ctx): Promise<BehindAtHome> {
  const own = taughtBy(ctx)
  const inOwn = sql`e.class_id in (select c.id from classes c where c.tenant_id = ${ctx.tenantId} and ${own})`
  const { rows } = await sql<BehindRow & Omit<Behind, 'reasons' | 'className'> & { className: string; count: number }>`
    select x.*, (select m.name from members m where m.tenant_id = ${ctx.tenantId} and m.id = x."memberId") as name,
      (select c.name from classes c where c.tenant_id = ${ctx.tenantId} and c.id = x."classId") as "className", count(*) over ()::int as count
    from (select e.id, e.member_id as "memberId", e.class_id as "classId", k.name as batch, e.percent::int as percent, ${behindColumns(ctx)},
        coalesce(e.last_active_at, e.joined_at, e.asked_at) as heard_at
      from ${behindIn(ctx, inOwn)} order by heard_at, e.id limit ${MOST_BEHIND + 1}) x
    order by x.heard_at, x.id limit ${MOST_NAMED}`.execute(ctx.db)
  return {
    count: rows[0]?.count ?? 0,
    people: rows.map(row => {
      const { id, name, className, batch, percent } = row
      return { id, name, className, batch, percent, reasons: reasonsOf(row) }
    }),
  }
}
