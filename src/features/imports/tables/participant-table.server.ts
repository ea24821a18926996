import { sql } from 'kysely'
import { holdClass } from '#features/enrolments/hold-class.server.ts'
import { grantSeat } from '#features/enrolments/join.server.ts'
import { endPart, findEnrolment } from '#features/enrolments/seats.server.ts'
import { type FieldCode, fieldReason } from '#kit/common-reasons.ts'
import { Conflict, type FieldReason } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isMailAddress } from '#platform/mail/mail-address.ts'
import type { Cells } from '../import.ts'
import { importReason } from '../texts.ts'
import { unstorableIn } from './cells.ts'
import { areHere, type RightRow, type TableKind, type WrongRow } from './table-kind.ts'

interface Joining {
  memberId: string
  classId: string
  batchId: string
}

interface Found {
  members: ReadonlyMap<string, string>
  /** By the code or the slug of a class; its batches by their names, the first one by ''. */
  classes: ReadonlyMap<string, { id: string; currentId: string; batches: Record<string, string> }>
}

/** Members get a seat in a class, or wait for one where its batch is full. Who is no member is brought as `people` first. */
export const participantTable: TableKind = {
  columns: [
    { name: 'email', isRequired: true, example: 'siti@contoh.example' },
    { name: 'class', isRequired: true, example: 'WEB-24A' },
    { name: 'batch', example: 'Gelombang dua' },
  ],
  async read(ctx, rows) {
    const found = await findNamed(ctx, rows)
    return rows.map(cells => toJoining(cells, found))
  },
  async findTaken(ctx, keys) {
    const { rows } = await sql<{ key: string }>`
      select e.member_id || ' ' || e.class_id as key from enrolments e where e.tenant_id = ${ctx.tenantId}
        and e.member_id || ' ' || e.class_id = any(${[...keys]}::text[]) and e.state in ('joined', 'completed', 'waiting-list', 'waiting-approval')`.execute(
      ctx.db,
    )
    return areHere(rows.map(({ key }) => key))
  },
  async make(ctx, record) {
    // Named boundary: the dry run wrote it.
    const { memberId, classId, batchId } = record as Joining
    const outcome = await grantSeat(ctx, { classId, memberId, batchId, source: 'imported' })
    if ('refused' in outcome) throw new Conflict(importReason(outcome.refused === 'full' ? 'BatchFull' : 'ConsentMissing'))
    return { id: (await findEnrolment(ctx, classId, memberId))?.id ?? memberId }
  },
  takeBack: takeSeatBack,
}

/** Takes back a seat that an import gave and nobody changed since. One that is gone already counts as taken back. */
export async function takeSeatBack(ctx: Ctx, id: string, madeAt: Date): Promise<'undone' | 'kept'> {
  const row = await ctx.db
    .selectFrom('enrolments')
    .select(['class_id', 'member_id', 'asked_at', 'version', 'percent'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return 'undone'
  // Left, moved, decided on, or learned since.
  if (row.version > 1 || row.percent > 0 || row.asked_at.getTime() !== madeAt.getTime()) return 'kept'
  const one = await holdClass(ctx, row.class_id)
  const before = await findEnrolment(ctx, row.class_id, row.member_id)
  if (before) await endPart(ctx, one, before, 'removed')
  return 'undone'
}

async function findNamed(ctx: Ctx, rows: readonly Cells[]): Promise<Found> {
  const emails = [...new Set(rows.map(cells => (cells['email'] ?? '').toLowerCase()))]
  const names = [...new Set(rows.map(cells => (cells['class'] ?? '').toLowerCase()))]
  const members = await sql<{ email: string; id: string }>`
    select lower(email) as email, id from members where tenant_id = ${ctx.tenantId} and lower(email) = any(${emails}::text[])`.execute(
    ctx.db,
  )
  const classes = await sql<{ id: string; code: string; slug: string; currentId: string; batches: Record<string, string> }>`
    select c.id, lower(c.code) as code, c.slug, c.batch_id as "currentId", (select json_object_agg(b.name, b.id order by b.created_at desc)
      from class_batches b where b.tenant_id = c.tenant_id and b.class_id = c.id) as batches
    from classes c where c.tenant_id = ${ctx.tenantId} and (lower(c.code) = any(${names}::text[]) or c.slug = any(${names}::text[]))`.execute(
    ctx.db,
  )
  return {
    members: new Map(members.rows.map(({ email, id }) => [email, id])),
    classes: new Map(classes.rows.flatMap(one => [one.slug, one.code].map(name => [name, one] as const))),
  }
}

function toJoining(cells: Cells, { members, classes }: Found): RightRow | WrongRow {
  const email = (cells['email'] ?? '').toLowerCase()
  const one = classes.get((cells['class'] ?? '').toLowerCase())
  const name = cells['batch'] ?? ''
  const batchId = name === '' ? one?.currentId : one?.batches[name]
  const memberId = members.get(email)
  const problems: FieldReason[] = unstorableIn(cells)
  if (!isMailAddress(email))
    problems.push({ path: 'email', reason: fieldReason((email === '' ? 'Required' : 'Email') satisfies FieldCode) })
  else if (!memberId) problems.push({ path: 'email', reason: importReason('NoMember') })
  if (!one) problems.push({ path: 'class', reason: importReason('ClassUnknown') })
  else if (!batchId) problems.push({ path: 'batch', reason: importReason('BatchUnknown') })
  if (!memberId || !one || !batchId || problems.length > 0) return { title: cells['email'] ?? '', email: email.slice(0, 254), problems }
  return { title: email, key: `${memberId} ${one.id}`, email, record: { memberId, classId: one.id, batchId } satisfies Joining }
}
