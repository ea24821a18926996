import { sql } from 'kysely'
import { holdsSeat } from '#features/chapters/holds-seat.server.ts'
import { hasSeat } from '#features/chapters/seat-states.ts'
import { can } from '#features/permissions/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isPublished } from '#platform/db/published.ts'
import {
  type Batch,
  type EnrolmentSource,
  type EnrolmentState,
  type JoinOffer,
  type JoinState,
  LET_IN,
  stateOnJoin,
  takesPeople,
} from './enrolment.ts'
import { batchColumns, type SeatCount } from './hold-class.server.ts'

type CountedBatch = Batch & SeatCount

/** A class as the offer to join it needs it. */
interface OfferedClass {
  id: string
  priceRupiah: number
}

/**
 * Returns what a class offers to somebody of whom nothing is known: documents are cached for everybody, so it says nothing of the viewer. One statement.
 */
export async function findOffer(ctx: Ctx, one: OfferedClass): Promise<JoinOffer> {
  return offerOf(one, await findOpenBatches(ctx, one))
}

/** Returns the batches of a class that take people, the current one first, then by their start. One statement. */
async function findOpenBatches(ctx: Ctx, one: Pick<OfferedClass, 'id'>): Promise<CountedBatch[]> {
  const { rows } = await sql<CountedBatch>`
    select ${batchColumns}, count(e.id) filter (where ${holdsSeat()})::int as taken,
      count(e.id) filter (where e.state = 'waiting-list')::int as waiting
    from class_batches b left join enrolments e on e.tenant_id = b.tenant_id and e.batch_id = b.id and e.state in ('joined', 'completed', 'waiting-list')
    where b.tenant_id = ${ctx.tenantId} and b.class_id = ${one.id} group by b.tenant_id, b.id
    order by b.id = (select c.batch_id from classes c where c.tenant_id = ${ctx.tenantId} and c.id = ${one.id}) desc, b.starts_at nulls first, b.id`.execute(
    ctx.db,
  )
  return rows.filter(batch => takesPeople(batch, ctx.now))
}

function offerOf(one: OfferedClass, open: readonly CountedBatch[], isPaidBefore = false): JoinOffer {
  if (open.length === 0) return 'closed'
  // Whoever pays is let in without another decision, and nobody pays for a place on a waiting list.
  if (one.priceRupiah > 0 && !isPaidBefore) return open.some(batch => hasRoom(batch)) ? 'payment' : 'closed'
  const states = open.map(batch =>
    stateOnJoin({ batch, taken: batch.taken, waiting: batch.waiting, isDecided: false, mustBeDecided: false }),
  )
  if (states.includes('joined')) return 'open'
  if (states.includes('waiting-approval')) return 'approval'
  return states.includes('waiting-list') ? 'waiting-list' : 'closed'
}

/** True if a batch has a seat for who is let in. */
const hasRoom = (batch: CountedBatch) =>
  stateOnJoin({ batch, taken: batch.taken, waiting: batch.waiting, isDecided: true, mustBeDecided: false }) === 'joined'

/** Returns the batches of a class that take people and have a seat, as a buyer chooses among them: the current one first. One statement. */
export async function findBatchesForSale(ctx: Ctx, classId: string): Promise<OfferedBatch[]> {
  const open = await findOpenBatches(ctx, { id: classId })
  return open.filter(hasRoom).map(batch => ({ ...toOffered(batch, false), state: 'joined' }))
}

/** A batch that takes people now. */
export interface OfferedBatch extends Pick<Batch, 'id' | 'name' | 'alwaysOpen' | 'startsAt' | 'endsAt'> {
  /** What a person who asks gets; `full`: nothing, and there is no waiting list. */
  state: JoinState | 'full'
  /** Places that are left; null if unlimited. */
  left: number | null
}

/** What a class offers to a person, and where they stand in it. */
export interface OwnOffer {
  join: JoinOffer
  state: EnrolmentState | null
  /** On the waiting list: 1 is next. */
  place: number | null
  /** Where they go on: the chapter that they read last, else the first; null where the class has none. */
  chapter: { moduleSlug: string; slug: string } | null
  /** The batches that take people by themselves now, in the order of `joinClass`, with those that are full; none for who is in or waits. */
  batches: OfferedBatch[]
}

/** Returns what a class offers to the viewer, and where they stand in it. Two statements. */
export async function findOwnOffer(ctx: Ctx, one: OfferedClass): Promise<OwnOffer> {
  const memberId = ctx.viewer.kind === 'person' ? ctx.viewer.person.memberId : null
  const { rows } = await sql<{ state: EnrolmentState; source: EnrolmentSource; place: number | null; chapter: OwnOffer['chapter'] }>`
    select e.state, e.source, case when e.state = 'waiting-list' then (select count(*)::int from enrolments w
        where w.tenant_id = e.tenant_id and w.batch_id = e.batch_id and w.state = 'waiting-list' and (w.asked_at, w.id) <= (e.asked_at, e.id)) end as place,
      (select json_build_object('moduleSlug', m.slug, 'slug', h.slug) from class_modules m join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id
        where m.tenant_id = e.tenant_id and m.class_id = e.class_id and ${isPublished(ctx, 'h')} and h.removed_at is null
        order by h.id = e.last_chapter_id desc nulls last, m.position, h.position limit 1) as chapter
    from enrolments e where e.tenant_id = ${ctx.tenantId} and e.class_id = ${one.id} and e.member_id = ${memberId}::uuid`.execute(ctx.db)
  const [own] = rows
  const rest = { state: own?.state ?? null, place: own?.place ?? null, chapter: own?.chapter ?? null, batches: [] }
  if (own && hasSeat(own.state)) return { join: own.state === 'completed' ? 'completed' : 'joined', ...rest }
  if (own?.state === 'waiting-list') return { join: 'waiting-list', ...rest }
  if (own?.state === 'waiting-approval') return { join: 'approval', ...rest }
  const open = await findOpenBatches(ctx, one)
  const offer = offerOf(one, open, own?.state === 'left' && LET_IN.has(own.source))
  const isJoinable = offer === 'open' || offer === 'waiting-list' || offer === 'approval'
  if (isJoinable && memberId !== null && !can(ctx.viewer, 'learn')) return { join: 'consent', ...rest }
  if (!isJoinable) return { join: offer, ...rest }
  // Somebody decides whether they come back.
  const mustBeDecided = own?.state === 'removed' || own?.state === 'refused'
  const batches = open.map(batch => toOffered(batch, mustBeDecided))
  return { ...rest, join: mustBeDecided ? 'approval' : offer, batches }
}

function toOffered(batch: CountedBatch, mustBeDecided: boolean): OfferedBatch {
  const { id, name, alwaysOpen, startsAt, endsAt, quota, taken, waiting } = batch
  const state = stateOnJoin({ batch, taken, waiting, isDecided: false, mustBeDecided })
  return { id, name, alwaysOpen, startsAt, endsAt, state, left: quota === null ? null : Math.max(0, quota - taken) }
}
