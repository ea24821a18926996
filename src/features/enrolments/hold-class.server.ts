import { sql } from 'kysely'
import { holdsSeat } from '#features/chapters/holds-seat.server.ts'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { isPublished } from '#platform/db/published.ts'
import type { Batch } from './enrolment.ts'
import { enrolmentReason } from './texts.ts'

/** A class whose batches are locked: nobody else joins it, leaves it or changes its batches until the transaction ends. */
export interface HeldClass {
  id: string
  code: string
  slug: string
  name: string
  lang: string
  isPremium: boolean
  isPublished: boolean
  priceRupiah: number
  currentBatchId: string
  /** The current one first, then by their start. */
  batches: Batch[]
}

/** How long one who joins waits for others; then it is a 503 with `Retry-After`. */
const LOCK_WAIT = '4s'

/** SQL for the columns of the batch `b` as `Batch`. */
export const batchColumns = sql`b.id, b.class_id as "classId", b.name, b.quota, b.always_open as "alwaysOpen", b.registration_opens_at as "registrationOpensAt",
  b.registration_closes_at as "registrationClosesAt", b.starts_at as "startsAt", b.ends_at as "endsAt", b.needs_approval as "needsApproval",
  b.has_waiting_list as "hasWaitingList", b.is_closed as "isClosed", b.version`

/**
 * Returns a class by its id, its slug or its code, in any state, and locks it with all of its batches, always in this order: the class's row is
 * written before its batch where its form is saved. Three statements. Throws NotFound; a lock that can't be had in time fails as a busy database does.
 */
export async function holdClass(ctx: Ctx, key: string): Promise<HeldClass> {
  await sql`select set_config('lock_timeout', ${LOCK_WAIT}, true)`.execute(ctx.db)
  const is = isUuid(key) ? sql`c.id = ${key}` : sql`(c.slug = ${key.toLowerCase()} or c.code = ${key.toUpperCase()})`
  const { rows } = await sql<Omit<HeldClass, 'batches'>>`
    select c.id, c.code, c.slug, c.name, c.lang, c.is_premium as "isPremium", coalesce(${isPublished(ctx, 'c')}, false) as "isPublished",
      c.price_rupiah as "priceRupiah", c.batch_id as "currentBatchId"
    from classes c where c.tenant_id = ${ctx.tenantId} and ${is} for key share of c`.execute(ctx.db)
  const [one] = rows
  if (!one) throw new NotFound(enrolmentReason('ClassMissing'))
  const { rows: batches } = await sql<Batch>`
    select ${batchColumns} from class_batches b where b.tenant_id = ${ctx.tenantId} and b.class_id = ${one.id} order by b.id for update`.execute(
    ctx.db,
  )
  const rank = ({ id, startsAt }: Batch) => (id === one.currentBatchId ? Number.NEGATIVE_INFINITY : (startsAt?.getTime() ?? 0))
  return { ...one, batches: batches.toSorted((a, b) => rank(a) - rank(b)) }
}

/** Returns the batch of a held class. Throws NotFound. */
export function batchOf(one: HeldClass, id: string): Batch {
  const batch = one.batches.find(each => each.id === id)
  if (!batch) throw new NotFound(enrolmentReason('BatchMissing'))
  return batch
}

/** How many seats of a batch are taken, and how many people wait for one. */
export interface SeatCount {
  taken: number
  waiting: number
}

/** Counts the seats of a class's batches. One statement. */
export async function countSeats(ctx: Ctx, classId: string): Promise<ReadonlyMap<string, SeatCount>> {
  const { rows } = await sql<SeatCount & { batchId: string }>`
    select e.batch_id as "batchId", count(*) filter (where ${holdsSeat()})::int as taken,
      count(*) filter (where e.state = 'waiting-list')::int as waiting
    from enrolments e where e.tenant_id = ${ctx.tenantId} and e.class_id = ${classId} group by e.batch_id`.execute(ctx.db)
  return new Map(rows.map(({ batchId, ...count }) => [batchId, count]))
}

export const NO_SEATS: SeatCount = { taken: 0, waiting: 0 }
