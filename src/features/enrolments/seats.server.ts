import { sql } from 'kysely'
import { hasConsented } from '#features/members/consent.server.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { type Enrolment, enrolmentColumns, tellOfState } from './change-state.server.ts'
import { type Batch, type EnrolmentSource, type EnrolmentState, movesUp } from './enrolment.ts'
import { countSeats, type HeldClass, NO_SEATS } from './hold-class.server.ts'

/** Returns a person's enrolment in a class, locked; undefined if they never asked. */
export async function findEnrolment(ctx: Ctx, classId: string, memberId: string): Promise<Enrolment | undefined> {
  const { rows } = await sql<Enrolment>`select ${enrolmentColumns} from enrolments e
    where e.tenant_id = ${ctx.tenantId} and e.class_id = ${classId} and e.member_id = ${memberId} for update`.execute(ctx.db)
  return rows[0]
}

/** What becomes of a person in a class. */
interface NewState {
  memberId: string
  batchId: string
  state: EnrolmentState
  source: EnrolmentSource
}

/**
 * Writes a person's state in a held class, and tells of it. Who comes back keeps their progress: the row is the same. Whoever asks again stands at the end
 * of the line.
 */
export async function writeState(ctx: Ctx, one: HeldClass, before: Enrolment | undefined, next: NewState): Promise<Enrolment> {
  const { memberId, batchId, source } = next
  // Who had completed it comes back as such.
  const state = next.state === 'joined' && before?.completedAt ? 'completed' : next.state
  const joinedAt = state === 'joined' || state === 'completed' ? ctx.now : null
  const { rows } = await sql<Enrolment>`
    insert into enrolments as e (tenant_id, id, class_id, batch_id, member_id, state, source, asked_at, joined_at)
    values (${ctx.tenantId}, ${newId()}, ${one.id}, ${batchId}, ${memberId}, ${state}, ${source}, ${ctx.now}, ${joinedAt}::timestamptz)
    on conflict (tenant_id, class_id, member_id) do update set batch_id = excluded.batch_id, state = excluded.state, source = excluded.source,
      asked_at = case when e.state in ('left', 'removed', 'refused') then excluded.asked_at else e.asked_at end,
      joined_at = coalesce(e.joined_at, excluded.joined_at), left_at = null, version = e.version + 1
    returning ${enrolmentColumns}`.execute(ctx.db)
  const [now] = rows
  if (!now) throw new Error('an enrolment that was written is not there')
  await tellOfState(ctx, one, now, before?.state)
  await announceTurn(ctx, one, batchId)
  return now
}

/** Ends a person's part in a held class, or their wait, and gives a seat that they had to who waits. */
export async function endPart(ctx: Ctx, one: HeldClass, before: Enrolment, state: 'left' | 'removed' | 'refused'): Promise<Enrolment> {
  const { rows } = await sql<Enrolment>`
    update enrolments e set state = ${state}, left_at = ${ctx.now}, version = e.version + 1
    where e.tenant_id = ${ctx.tenantId} and e.id = ${before.id} returning ${enrolmentColumns}`.execute(ctx.db)
  const [now] = rows
  if (!now) throw new Error('an enrolment that is locked is not there')
  await tellOfState(ctx, one, now, before.state)
  const batch = one.batches.find(each => each.id === before.batchId)
  if (batch) await moveUp(ctx, one, batch)
  await announceTurn(ctx, one, before.batchId)
  return now
}

/** Lets the class's cached pages follow where the last seat of a batch was taken, or one got free again: what they offer depends on nothing else. */
async function announceTurn(ctx: Ctx, one: HeldClass, batchId: string): Promise<void> {
  const quota = one.batches.find(each => each.id === batchId)?.quota ?? null
  if (quota === null) return
  const { taken } = (await countSeats(ctx, one.id)).get(batchId) ?? NO_SEATS
  if (taken === quota || taken === quota - 1) ctx.announce('classes')
}

/**
 * Gives the free seats of a held class's batch to those who wait longest, and tells them. Whose consent was withdrawn meanwhile keeps waiting. Returns who
 * moved up, in their order.
 */
export async function moveUp(ctx: Ctx, one: HeldClass, batch: Batch): Promise<string[]> {
  if (!movesUp(batch, ctx.now)) return []
  const { taken, waiting } = (await countSeats(ctx, one.id)).get(batch.id) ?? NO_SEATS
  const free = batch.quota === null ? waiting : Math.min(waiting, batch.quota - taken)
  if (free <= 0) return []
  const { rows } = await sql<Enrolment>`
    with next as (
      select w.id, row_number() over (order by w.asked_at, w.id) as place from enrolments w join members m on m.tenant_id = w.tenant_id and m.id = w.member_id
      where w.tenant_id = ${ctx.tenantId} and w.batch_id = ${batch.id} and w.state = 'waiting-list' and ${hasConsented(ctx.now)}
      order by w.asked_at, w.id limit ${free}
    ), moved as (
      update enrolments e set state = case when e.completed_at is null then 'joined' else 'completed' end,
        source = case when e.source = 'self' then 'waiting-list' else e.source end, joined_at = coalesce(e.joined_at, ${ctx.now}), left_at = null, version = e.version + 1
      from next where e.tenant_id = ${ctx.tenantId} and e.id = next.id returning ${enrolmentColumns}, next.place
    ) select * from moved order by place`.execute(ctx.db)
  for (const now of rows) await tellOfState(ctx, one, now, 'waiting-list')
  return rows.map(({ memberId }) => memberId)
}
