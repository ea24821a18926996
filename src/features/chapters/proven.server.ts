import { sql } from 'kysely'
import { PLAUSIBLE_SECONDS, PLAUSIBLE_SHARE } from '#features/package-runs/claim.ts'
import type { Ctx } from '#platform/context.ts'

/**
 * Returns which of these chapters a member has done by what the server itself knows, with the time: those whose kind is done by `server`. A session by attending
 * it, a discussion by a post of one's own that stands, a package by its own word for all of its parts, once as much time has passed as is plausible. One statement.
 */
export async function findProven(ctx: Ctx, memberId: string, chapterIds: readonly string[]): Promise<Map<string, Date>> {
  const { rows } = await sql<{ id: string; at: Date }>`
    select h.id, least(a.attended_at, d.at, k.at) as at
    from class_chapters h
    left join live_attendance a on h.kind = 'live' and a.tenant_id = h.tenant_id and a.chapter_id = h.id and a.member_id = ${memberId}
    left join lateral (select min(o.created_at) as at from discussion_posts o
      where h.kind = 'discussion' and o.tenant_id = h.tenant_id and o.chapter_id = h.id and o.member_id = ${memberId} and o.removed_at is null) d on true
    left join lateral (select min(g.at) as at from (select greatest(max(s.claimed_at),
          min(s.started_at) + make_interval(secs => greatest(${PLAUSIBLE_SECONDS}::float8, ceil(h.minutes * 60 * ${PLAUSIBLE_SHARE}::float8)))) as at
        from package_states s
        where h.kind = 'package' and s.tenant_id = h.tenant_id and s.chapter_id = h.id and s.member_id = ${memberId}
        group by s.package_id having count(s.claimed_at) >= max(s.part_count)) g where g.at <= ${ctx.now}) k on true
    where h.tenant_id = ${ctx.tenantId} and h.id = any (${[...chapterIds]}::uuid[]) and h.kind in ('live', 'discussion', 'package')
      and least(a.attended_at, d.at, k.at) is not null`.execute(ctx.db)
  return new Map(rows.map(({ id, at }) => [id, at]))
}
