import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { MergedProgress, ProgressItem } from './merge.ts'

/** A person's share of a class, and where they were last. */
export interface Share {
  enrolmentId: string
  slug: string
  percent: number
  isWhole: boolean
  lastChapterId: string | null
  lastActiveAt: Date | null
}

/** Notes which items were reported; those that wait are kept as they came. */
export async function keepItems(
  ctx: Ctx,
  memberId: string,
  items: readonly ProgressItem[],
  waiting: readonly ProgressItem[],
): Promise<void> {
  if (items.length === 0) return
  const kept = new Set(waiting.map(({ id }) => id))
  const rows = items.map(item => ({ id: item.id, chapter_id: item.chapterId, waiting: kept.has(item.id) ? item : null }))
  await sql`insert into progress_items (tenant_id, member_id, id, chapter_id, received_at, waiting)
    select ${ctx.tenantId}::uuid, ${memberId}::uuid, i.id, i.chapter_id, ${ctx.now}::timestamptz, nullif(i.waiting, 'null')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i (id uuid, chapter_id uuid, waiting jsonb)
    on conflict (tenant_id, member_id, id) do update set waiting = excluded.waiting`.execute(ctx.db)
}

/** Writes what was merged of these chapters. `versions`: the chapters' present ones, kept where a chapter is opened for the first time. */
export async function keepProgress(
  ctx: Ctx,
  memberId: string,
  changed: readonly (readonly [chapterId: string, classId: string, merged: MergedProgress])[],
  versions: ReadonlyMap<string, number>,
): Promise<void> {
  if (changed.length === 0) return
  const time = (at: number | null) => (at === null ? null : new Date(at).toISOString())
  const rows = changed.map(([chapterId, classId, one]) => ({
    chapter_id: chapterId,
    class_id: classId,
    state: one.state,
    position: one.position,
    position_at: time(one.positionAt),
    position_item: one.positionItem,
    seconds: one.seconds,
    result: one.result,
    version: versions.get(chapterId) ?? 1,
    opened_at: time(one.openedAt),
    done_at: time(one.doneAt),
  }))
  await sql`insert into chapter_progress (tenant_id, member_id, chapter_id, class_id, state, position, position_at, position_item, seconds, result, version,
      opened_at, done_at, updated_at)
    select ${ctx.tenantId}::uuid, ${memberId}::uuid, p.chapter_id, p.class_id, p.state, p.position, p.position_at, p.position_item, p.seconds, p.result, p.version,
      p.opened_at, p.done_at, ${ctx.now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (chapter_id uuid, class_id uuid, state text, position int, position_at timestamptz,
      position_item uuid, seconds int, result smallint, version int, opened_at timestamptz, done_at timestamptz)
    on conflict (tenant_id, member_id, chapter_id) do update set state = excluded.state, position = excluded.position, position_at = excluded.position_at,
      position_item = excluded.position_item, seconds = excluded.seconds, result = excluded.result, opened_at = excluded.opened_at, done_at = excluded.done_at,
      updated_at = excluded.updated_at`.execute(ctx.db)
}

/** Writes the shares of these classes; a percentage never goes back. */
export async function keepShares(ctx: Ctx, shares: readonly Share[]): Promise<void> {
  if (shares.length === 0) return
  const rows = shares.map(each => ({ id: each.enrolmentId, percent: each.percent, chapter: each.lastChapterId, at: each.lastActiveAt }))
  await sql`update enrolments e set percent = greatest(e.percent, s.percent), last_chapter_id = coalesce(s.chapter, e.last_chapter_id),
      last_active_at = greatest(e.last_active_at, s.at)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (id uuid, percent smallint, chapter uuid, at timestamptz)
    where e.tenant_id = ${ctx.tenantId} and e.id = s.id`.execute(ctx.db)
}
