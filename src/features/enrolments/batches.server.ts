import { sql } from 'kysely'
import { z } from 'zod'
import { writeAudit } from '#features/audit/audit.server.ts'
import { holdsSeat } from '#features/chapters/holds-seat.server.ts'
import { Conflict, type FieldReason, InvalidInput, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { type Batch } from './enrolment.ts'
import { batchColumns, batchOf, countSeats, type HeldClass, holdClass, NO_SEATS, type SeatCount } from './hold-class.server.ts'
import { requireTeacher } from './policy.server.ts'
import { moveUp } from './seats.server.ts'
import { enrolmentReason } from './texts.ts'

/** A batch as the studio lists it. */
export interface ListedBatch extends Batch, SeatCount {
  /** The class's page shows its dates. */
  isCurrent: boolean
}

const moment = z.iso.datetime().nullable()

/** What is typed of a batch. Moments are ISO 8601 in UTC. */
export const batchFields = z.object({
  name: z.string().trim().max(120),
  quota: z.number().int().min(1).max(100_000).nullable(),
  alwaysOpen: z.boolean(),
  registrationOpensAt: moment,
  registrationClosesAt: moment,
  startsAt: moment,
  endsAt: moment,
  needsApproval: z.boolean(),
  hasWaitingList: z.boolean(),
})
export type BatchFields = z.output<typeof batchFields>

/** Returns a class's batches, the current one first, with their seats. Two statements. Throws as `requireTeacher`. */
export async function listBatches(ctx: Ctx, classId: string): Promise<ListedBatch[]> {
  await requireTeacher(ctx, classId)
  const { rows } = await sql<ListedBatch>`
    select ${batchColumns}, b.id = c.batch_id as "isCurrent", count(e.id) filter (where ${holdsSeat()})::int as taken,
      count(e.id) filter (where e.state = 'waiting-list')::int as waiting
    from class_batches b join classes c on c.tenant_id = b.tenant_id and c.id = b.class_id
    left join enrolments e on e.tenant_id = b.tenant_id and e.batch_id = b.id
    where b.tenant_id = ${ctx.tenantId} and b.class_id = ${classId}
    group by b.tenant_id, b.id, c.tenant_id, c.id order by b.id = c.batch_id desc, b.starts_at desc nulls last, b.id`.execute(ctx.db)
  return rows
}

/** Makes a batch of a class with an id of the form's, so that a form sent twice makes one. Audited. Throws as `requireTeacher`, InvalidInput. */
export async function addBatch(ctx: Ctx, classId: string, { id, fields }: { id: string; fields: BatchFields }): Promise<void> {
  const one = await holdTaught(ctx, classId)
  requireDates(fields)
  if (one.batches.some(batch => batch.id === id)) return
  await ctx.db
    .insertInto('class_batches')
    .values({ tenant_id: ctx.tenantId, id, class_id: one.id, created_at: ctx.now, updated_at: ctx.now, ...columnsOf(fields) })
    .execute()
  await follow(ctx, one, { what: 'batch.created', batch: fields.name })
}

/**
 * Changes a batch that nobody changed since `base`. Where it has more places than before, who waits moves up. Audited. Throws as `requireTeacher`, NotFound,
 * Conflict (`BatchChanged`), or InvalidInput, also for fewer places than are taken.
 */
export async function changeBatch(
  ctx: Ctx,
  classId: string,
  { id, base, fields }: { id: string; base: number; fields: BatchFields },
): Promise<void> {
  const one = await holdTaught(ctx, classId)
  const before = batchOf(one, id)
  if (before.version !== base) throw new Conflict(enrolmentReason('BatchChanged'))
  const { taken } = (await countSeats(ctx, one.id)).get(id) ?? NO_SEATS
  requireDates(fields)
  if (fields.quota !== null && fields.quota < taken)
    throw invalid([{ path: 'quota', reason: enrolmentReason('QuotaBelowTaken', { taken }) }])
  await write(ctx, id, columnsOf(fields))
  await moveUp(ctx, one, { ...before, quota: fields.quota, alwaysOpen: fields.alwaysOpen, endsAt: toDate(fields.endsAt) })
  await follow(ctx, one, {
    what: 'batch.changed',
    batch: fields.name,
    ...(before.quota !== fields.quota && { quota: `${before.quota ?? '∞'} → ${fields.quota ?? '∞'}` }),
  })
}

/** Closes a batch to further people, whatever its dates say, or opens it again. Who is in stays in. Idempotent. Audited. Throws as `changeBatch`. */
export async function setClosed(ctx: Ctx, classId: string, { id, isClosed }: { id: string; isClosed: boolean }): Promise<void> {
  const one = await holdTaught(ctx, classId)
  const before = batchOf(one, id)
  if (before.isClosed === isClosed) return
  await write(ctx, id, { is_closed: isClosed })
  if (!isClosed) await moveUp(ctx, one, { ...before, isClosed })
  await follow(ctx, one, { what: isClosed ? 'batch.closed' : 'batch.opened', batch: before.name })
}

/** Holds a class that the viewer teaches. Its own row first: choosing the current batch writes it. */
async function holdTaught(ctx: Ctx, classId: string): Promise<HeldClass> {
  const { id } = await requireTeacher(ctx, classId)
  const { rows } = await sql`select from classes c where c.tenant_id = ${ctx.tenantId} and c.id = ${id} for no key update`.execute(ctx.db)
  if (rows.length === 0) throw new NotFound(enrolmentReason('ClassMissing'))
  return await holdClass(ctx, id)
}

async function write(ctx: Ctx, id: string, columns: Partial<ReturnType<typeof columnsOf>> & { is_closed?: boolean }): Promise<void> {
  await ctx.db
    .updateTable('class_batches')
    .set({ ...columns, version: sql`version + 1`, updated_at: ctx.now })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .execute()
}

/** Chooses the class's current batch anew, and lets pages follow. */
async function follow(ctx: Ctx, one: HeldClass, details: Record<string, string>): Promise<void> {
  await sql`select directory.choose_batch(${ctx.tenantId}, ${one.id}, ${ctx.now})`.execute(ctx.db)
  await writeAudit(ctx, { act: 'content.changed', subject: `class/${one.code}`, details })
  ctx.announce('classes')
}

function columnsOf(fields: BatchFields) {
  return {
    name: fields.name,
    quota: fields.quota,
    always_open: fields.alwaysOpen,
    registration_opens_at: fields.registrationOpensAt,
    registration_closes_at: fields.registrationClosesAt,
    starts_at: fields.startsAt,
    ends_at: fields.endsAt,
    needs_approval: fields.needsApproval,
    has_waiting_list: fields.hasWaitingList,
  }
}

const toDate = (moment: string | null) => (moment === null ? null : new Date(moment))

/** The rule of a class's dates (`class-editing/class-work.ts`), which the database checks as well. */
function requireDates({
  alwaysOpen,
  registrationOpensAt: opens,
  registrationClosesAt: closes,
  startsAt: starts,
  endsAt: ends,
}: BatchFields): void {
  if (alwaysOpen) return
  const isOrdered = (first: string | null, second: string | null) => !first || !second || new Date(first) < new Date(second)
  const problems: FieldReason[] = []
  if (!isOrdered(opens, closes)) problems.push({ path: 'registrationClosesAt', reason: enrolmentReason('ClosesBeforeOpening') })
  if (!isOrdered(opens, starts)) problems.push({ path: 'startsAt', reason: enrolmentReason('StartsBeforeOpening') })
  if (!isOrdered(starts, ends)) problems.push({ path: 'endsAt', reason: enrolmentReason('EndsBeforeStart') })
  if (problems.length > 0) throw invalid(problems)
}

const invalid = (problems: readonly FieldReason[]) => new InvalidInput(enrolmentReason('FormRefused'), problems)
