import { sql } from 'kysely'
import { requirePermission } from '#features/permissions/permissions.ts'
import { DAY_MS } from '#kit/days.ts'
import type { Ctx } from '#platform/context.ts'

/** A day of the assistant. */
export interface QualityDay {
  /** `2026-11-28`, by the tenant's time zone. */
  day: string
  asked: number
  answered: number
  declined: number
  failed: number
  good: number
  bad: number
  /** 95th percentile of the time to the first line; null: there was none. */
  firstLineMs: number | null
  costRupiah: number
}

export const QUALITY_DAYS = 14

/** Returns the last days on which something was asked, the newest first. Throws as `requirePermission`. */
export async function listQuality(ctx: Ctx, timeZone: string): Promise<QualityDay[]> {
  requirePermission(ctx.viewer, 'content.write')
  const { rows } = await sql<QualityDay>`
    select to_char(m.created_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, count(*)::int as asked,
      count(*) filter (where m.state = 'answered')::int as answered, count(*) filter (where m.state = 'declined')::int as declined,
      count(*) filter (where m.state = 'failed')::int as failed,
      count(*) filter (where m.feedback = 1)::int as good, count(*) filter (where m.feedback = -1)::int as bad,
      (percentile_disc(0.95) within group (order by m.first_line_ms))::int as "firstLineMs",
      (sum(m.cost_micro_rupiah) / 1000000.0)::float8 as "costRupiah"
    from assistant_messages m
    where m.tenant_id = ${ctx.tenantId} and m.created_at > ${new Date(ctx.now.getTime() - QUALITY_DAYS * DAY_MS)}
    group by 1 order by 1 desc`.execute(ctx.db)
  return rows
}
