import { sql } from 'kysely'
import { auditTable, bringParticipant } from '#features/enrolments/add-participant.server.ts'
import { listStandings, type Planned, planAdded, type Standing } from '#features/enrolments/plan-added.server.ts'
import { withdrawPromise } from '#features/members/invited-classes/withdraw-promise.server.ts'
import { type FieldCode, fieldReason } from '#kit/common-reasons.ts'
import { Conflict, type FieldReason, NotFound } from '#kit/errors.ts'
import { isMailAddress } from '#platform/mail/mail-address.ts'
import type { Cells } from '../import.ts'
import { importReason } from '../texts.ts'
import { unstorableIn } from './cells.ts'
import { takeSeatBack } from './participant-table.server.ts'
import type { RightRow, TableKind, WrongRow } from './table-kind.ts'

/** A row as it waits; the class is the import's own, never the file's. */
interface Joining {
  email: string
  /** Null: the current batch. */
  batchId: string | null
}

/** Notes of `texts/{lang}.ts` on what comes of a row. */
const PROSPECTS = {
  seat: 'GetsSeat',
  waits: 'GoesToWaitingList',
  invited: 'IsToBeInvited',
  'needs-consent': 'NeedsConsent',
  'seat-or-invited': 'SeatOrInvitation',
  'waits-or-invited': 'WaitsOrInvitation',
} as const
const STANDINGS: Readonly<Record<Standing, string>> = { in: 'TakesPart', out: 'HadLeft', invited: 'InvitedAlready' }
const RESULTS = { joined: 'GotSeat', 'waiting-list': 'OnWaitingList', invited: 'WasInvited' } as const
const REFUSALS = { batch: 'BatchUnknown', full: 'BatchFull' } as const

/** Maximum number of rows: a class has hundreds of participants, and each row may be a mail. */
export const MAX_CLASS_ROWS = 1000

/** People of one class, by whoever teaches it: members get a seat or wait for one, others are invited as students and get it once they came and consented. */
export const classTable: TableKind = {
  columns: [
    { name: 'email', isRequired: true, example: 'siti@contoh.example' },
    { name: 'name', example: 'Siti Rahma' },
    { name: 'batch', example: 'Gelombang dua' },
  ],
  mostRows: MAX_CLASS_ROWS,
  isNameless: true,
  async read(ctx, rows, { classId }) {
    const emails = rows.map(emailOf)
    const standings = await listStandings(ctx, requireClassId(classId), emails)
    const plan = await planAdded(ctx, requireClassId(classId), emails)
    const seen = new Set<string>()
    return rows.map(cells => {
      const email = emailOf(cells)
      // Who is in already, or stands in the file twice, takes no seat of those after them.
      const isCounted = isMailAddress(email) && !standings.has(email) && !seen.has(email)
      seen.add(email)
      return toJoining(cells, isCounted ? plan({ email, batch: cells['batch'] ?? '' }) : undefined)
    })
  },
  async findTaken(ctx, keys, { classId }) {
    const standings = await listStandings(ctx, requireClassId(classId), keys)
    return new Map([...standings].map(([email, standing]) => [email, STANDINGS[standing]]))
  },
  async make(ctx, record, { classId, ...from }) {
    // Named boundary: the dry run wrote it.
    const { email, batchId } = record as Joining
    const address = { email, batchId: batchId ?? undefined, source: 'imported' } as const
    const added = await bringParticipant(ctx, requireClassId(classId), address, from)
    if ('refused' in added) throw new Conflict(importReason('BatchFull'))
    return { id: added.id, notes: [{ code: RESULTS[added.state] }] }
  },
  async afterRows(ctx, count, { classId }) {
    await auditTable(ctx, requireClassId(classId), count)
  },
  async takeBack(ctx, id, madeAt, importId) {
    const { rows } = await sql<{ isSeat: boolean; classId: string | null }>`
      select exists (select from enrolments e where e.tenant_id = i.tenant_id and e.id = ${id}) as "isSeat", i.options ->> 'classId' as "classId"
      from imports i where i.tenant_id = ${ctx.tenantId} and i.id = ${importId}`.execute(ctx.db)
    const [row] = rows
    if (row?.isSeat) return await takeSeatBack(ctx, id, madeAt)
    return (await withdrawPromise(ctx, { invitationId: id, classId: row?.classId ?? '' }, madeAt)) ? 'undone' : 'kept'
  },
}

/** The database holds one for each import of this table. */
function requireClassId(classId: string | null): string {
  if (classId === null) throw new NotFound(importReason('ImportMissing'))
  return classId
}

const emailOf = (cells: Cells): string => (cells['email'] ?? '').toLowerCase()

function toJoining(cells: Cells, planned: Planned | undefined): RightRow | WrongRow {
  const email = emailOf(cells)
  const title = [cells['name'] ?? '', email].filter(Boolean).join(' · ')
  const problems: FieldReason[] = unstorableIn(cells)
  if (!isMailAddress(email))
    problems.push({ path: 'email', reason: fieldReason((email === '' ? 'Required' : 'Email') satisfies FieldCode) })
  if (planned && 'refused' in planned) problems.push({ path: 'batch', reason: importReason(REFUSALS[planned.refused]) })
  if (problems.length > 0) return { title, email: email.slice(0, 254), problems }
  const comes = planned && 'prospect' in planned ? planned : undefined
  const record: Joining = { email, batchId: comes?.batchId ?? null }
  return { title, key: email, email, record, notes: comes ? [{ code: PROSPECTS[comes.prospect] }] : [] }
}
