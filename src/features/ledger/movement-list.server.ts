import { type RawBuilder, sql } from 'kysely'
import { requirePermission } from '#features/permissions/permissions.ts'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { type KeysetPage, type KeysetPlace, readKeyset } from '#platform/db/keyset.ts'
import type { Entry } from './entries.ts'
import type { MovementKind, References } from './movements.ts'
import { NOBODY } from './post.server.ts'

/** A movement as it is posted. */
export interface PostedMovement {
  id: string
  kind: MovementKind
  key: string
  postedAt: Date
  /** In the order of accounts. */
  entries: Entry[]
  references: References
}

export interface MovementFilter {
  account?: string | undefined
  /** With `account`: the owner's part of it. */
  ownerId?: string | undefined
  kind?: string | undefined
  invoiceId?: string | undefined
  /** With `invoiceId`: those of these payments, too. */
  orPaymentIds?: readonly string[] | undefined
  paymentId?: string | undefined
  payoutId?: string | undefined
  from?: Date | undefined
  /** Movements before it. */
  to?: Date | undefined
  /** `at` for the oldest first. */
  sort?: string | undefined
}

/** Returns a page of the movements of a filter with their entries, newest first unless `at` is asked for. One statement. Throws as `requirePermission`. */
export async function listMovements(ctx: Ctx, filter: MovementFilter, place: KeysetPlace): Promise<KeysetPage<PostedMovement>> {
  requirePermission(ctx.viewer, 'payments.read')
  return await readKeyset<PostedMovement>(ctx, place, {
    columns: MOVEMENT,
    matched: matchedBy(ctx, filter),
    sort: { expression: sql`m.posted_at`, type: 'timestamptz', isDescending: filter.sort !== 'at' },
    id: sql`m.id`,
  })
}

/** Returns a movement with its entries and references. Throws as `requirePermission`, and NotFound if the tenant has none with this id. */
export async function getMovement(ctx: Ctx, id: string): Promise<PostedMovement> {
  requirePermission(ctx.viewer, 'payments.read')
  if (!isUuid(id)) throw new NotFound()
  const { rows } = await sql<PostedMovement>`
    select ${MOVEMENT} from ledger_movements m where m.tenant_id = ${ctx.tenantId} and m.id = ${id}`.execute(ctx.db)
  const movement = rows[0]
  if (!movement) throw new NotFound()
  return movement
}

const MOVEMENT = sql`m.id, m.kind, m.key, m.posted_at as "postedAt",
  (select jsonb_agg(jsonb_build_object('account', e.account, 'ownerId', nullif(e.owner_id, ${NOBODY}), 'amount', e.amount) order by e.position)
    from ledger_entries e where e.tenant_id = m.tenant_id and e.movement_id = m.id) as entries,
  jsonb_strip_nulls(jsonb_build_object('invoiceId', m.invoice_id, 'paymentId', m.payment_id, 'refundId', m.refund_id, 'payoutId', m.payout_id,
    'donationId', m.donation_id)) as references`

function matchedBy({ tenantId }: Ctx, filter: MovementFilter): RawBuilder<unknown> {
  const { account, ownerId, kind, invoiceId, orPaymentIds, paymentId, payoutId, from, to } = filter
  // A malformed id matches nothing; PostgreSQL would refuse it.
  const isOf = (column: string, id: string | undefined) =>
    id === undefined ? sql`` : isUuid(id) ? sql`and ${sql.ref(column)} = ${id}` : sql`and false`
  return sql`ledger_movements m where m.tenant_id = ${tenantId}
    ${kind ? sql`and m.kind = ${kind}` : sql``}
    ${
      orPaymentIds === undefined
        ? isOf('m.invoice_id', invoiceId)
        : sql`and (m.invoice_id = ${invoiceId} or m.payment_id = any (${[...orPaymentIds]}::uuid[]))`
    }
    ${isOf('m.payment_id', paymentId)} ${isOf('m.payout_id', payoutId)}
    ${from ? sql`and m.posted_at >= ${from}` : sql``} ${to ? sql`and m.posted_at < ${to}` : sql``}
    ${
      account === undefined && ownerId === undefined
        ? sql``
        : sql`and exists (select 1 from ledger_entries e where e.tenant_id = m.tenant_id and e.movement_id = m.id
            ${account === undefined ? sql`` : sql`and e.account = ${account}`} ${isOf('e.owner_id', ownerId)})`
    }`
}
