import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { balanceOf } from '#features/ledger/balances.server.ts'
import { post } from '#features/ledger/post.server.ts'
import { addNotices } from '#features/notices/notices.server.ts'
import { requirePermission, requirePerson } from '#features/permissions/permissions.ts'
import { MOST_RUPIAH, type Settings } from '#features/sites/settings.ts'
import { Conflict, InvalidInput, NotFound } from '#kit/errors.ts'
import { formatPrice } from '#kit/format.ts'
import type { Reason } from '#kit/reason.ts'
import { formReason } from '#page/texts.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid, newId } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import { payableFrom } from './accounts.server.ts'
import { payoutHref } from './paths.ts'
import { withheldOf } from './payout.ts'
import { getPayout, type PayoutItem } from './queries.server.ts'
import type { PayoutRequest } from './schema.ts'
import { payoutReason } from './texts.ts'

/**
 * Asks for a payout of the viewer's own share to one of their bank accounts; the same `id` asks once. Throws as `requirePermission`, InvalidInput for an amount
 * that is no whole rupiah, too small, or more than is available, NotFound for an account that is not theirs, and Conflict for one that is not confirmed or
 * younger than a day. Two requests at once run one after the other, and never exceed the balance together.
 */
export async function requestPayout(
  ctx: Ctx,
  settings: Settings,
  { amount, bankAccountId }: PayoutRequest,
  id: string = newId(),
): Promise<PayoutItem> {
  requirePermission(ctx.viewer, 'payouts.request')
  const { memberId, limits } = requirePerson(ctx.viewer)
  const { payoutLeast, withholdingBp } = settings.payment
  if (!Number.isSafeInteger(amount) || amount < 1) throw wrongAmount(payoutReason('NotRupiah'))
  if (amount < payoutLeast) throw wrongAmount(payoutReason('TooLittle', { least: formatPrice(payoutLeast) }))
  if (amount > MOST_RUPIAH) throw wrongAmount(payoutReason('TooMuch', { most: formatPrice(MOST_RUPIAH) }))
  const account = await findAccount(ctx, memberId, bankAccountId)
  if (!account) throw new NotFound(payoutReason('NoAccount'))
  if (account.checkedAt === null) throw new Conflict(payoutReason('AccountUnchecked'))
  if (payableFrom(account.createdAt) > ctx.now) throw new Conflict(payoutReason('AccountTooNew'))
  const mentorId = limits.mentorId
  if (mentorId === null) throw wrongAmount(payoutReason('NoMentor'))
  // The lock that `post` takes, too: the balance stays as it is read until this transaction ends.
  await lock(ctx, 'ledger')
  if (await isAskedFor(ctx, id, memberId)) return await getPayout(ctx, id)
  const available = -(await balanceOf(ctx, 'mentor-payable', mentorId))
  if (amount > available) throw wrongAmount(payoutReason('MoreThanAvailable', { available: formatPrice(Math.max(0, available)) }))
  await ctx.db
    .insertInto('payouts')
    .values({
      tenant_id: ctx.tenantId,
      id,
      mentor_id: mentorId,
      member_id: memberId,
      bank_account_id: bankAccountId,
      bank: account.bank,
      last_four: account.lastFour,
      account_name: account.holderName,
      status: 'requested',
      amount,
      tax: withheldOf(amount, withholdingBp),
      requested_at: ctx.now,
    })
    .execute()
  await writeAudit(ctx, { act: 'payout.requested', subject: id, details: { amount } })
  await addNotices(ctx, { kind: 'payoutAsked', subject: formatPrice(amount), href: payoutHref(id) })
  await post(ctx, { kind: 'payout-requested', payoutId: id, mentorId, amount })
  return await getPayout(ctx, id)
}

const wrongAmount = (reason: Reason) => new InvalidInput(formReason('FormRefused'), [{ path: 'amount', reason }])

interface AskedAccount {
  bank: string
  lastFour: string
  holderName: string
  checkedAt: Date | null
  createdAt: Date
}

async function findAccount(ctx: Ctx, memberId: string, id: string): Promise<AskedAccount | undefined> {
  if (!isUuid(id)) return undefined
  const { rows } = await sql<AskedAccount>`
    select bank, last_four as "lastFour", holder_name as "holderName", checked_at as "checkedAt", created_at as "createdAt" from bank_accounts
    where tenant_id = ${ctx.tenantId} and member_id = ${memberId} and id = ${id} and removed_at is null for share`.execute(ctx.db)
  return rows[0]
}

async function isAskedFor(ctx: Ctx, id: string, memberId: string): Promise<boolean> {
  const { rows } = await sql`select from payouts where tenant_id = ${ctx.tenantId} and id = ${id} and member_id = ${memberId}`.execute(
    ctx.db,
  )
  return rows.length > 0
}
