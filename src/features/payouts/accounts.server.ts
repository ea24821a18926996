import { type RawBuilder, sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requireFreshProof } from '#features/members/roles.server.ts'
import { addNotices } from '#features/notices/notices.server.ts'
import { requirePermission, requirePerson } from '#features/permissions/permissions.ts'
import { Conflict, type FieldReason, Forbidden, InvalidInput, NotFound } from '#kit/errors.ts'
import { formReason } from '#page/texts.ts'
import type { Ctx } from '#platform/context.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import { isUuid, newId, type TenantId } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { scopeOf } from './access.server.ts'
import { ACCOUNT_NUMBER, type Bank, type BankAccount, MOST_ACCOUNTS, nameOfBank } from './bank-account.ts'
import { listPayoutBanks } from './banks.server.ts'
import { ACCOUNTS } from './paths.ts'
import { ACCOUNT_WAIT_HOURS } from './payout.ts'
import { accountMail, checkAccount } from './tasks.ts'
import { payoutReason } from './texts.ts'

export interface AccountInput {
  bank: string
  /** Digits; spaces, dots and hyphens between them are left out. */
  number: string
  holderName: string
}

const HOUR_MS = 3_600_000
const NAME_LENGTH = 120

/** Returns the purpose that a number is sealed for: it opens for no other tenant and no other account. */
export const purposeOf = (tenantId: TenantId, accountId: string) => `bank account:${tenantId}:${accountId}`

/** Returns when an account of this age can be paid to. */
export const payableFrom = (createdAt: Date) => new Date(createdAt.getTime() + ACCOUNT_WAIT_HOURS * HOUR_MS)

const COLUMNS = sql`a.id, a.bank, a.last_four as "lastFour", a.holder_name as "holderName", a.checked_at as "checkedAt", a.answer, a.created_at as "createdAt"`
type Row = Omit<BankAccount, 'bankName' | 'payableFrom'>
const toAccount = <R extends Row>(row: R, banks: readonly Bank[]): R & BankAccount => ({
  ...row,
  bankName: nameOfBank(row.bank, banks),
  payableFrom: payableFrom(row.createdAt),
})

/** Returns the viewer's own bank accounts, newest first, named as in `banks` (`listPayoutBanks`); staff have none. Throws as `scopeOf`. */
export async function listOwnAccounts(ctx: Ctx, banks: readonly Bank[]): Promise<BankAccount[]> {
  scopeOf(ctx)
  const { memberId } = requirePerson(ctx.viewer)
  const { rows } = await sql<Row>`select ${COLUMNS} from bank_accounts a
    where a.tenant_id = ${ctx.tenantId} and a.member_id = ${memberId} and a.removed_at is null order by a.created_at desc, a.id`.execute(
    ctx.db,
  )
  return rows.map(row => toAccount(row, banks))
}

/** An account that waits for staff, with the member's own name beside the holder's. */
export interface WaitingAccount extends BankAccount {
  memberName: string
  /** How many other people have the same number here. */
  others: number
}

/** Returns the accounts that no gateway has confirmed, oldest first, named as in `banks`; at most 100. Throws as `requirePermission`. */
export async function listWaitingAccounts(ctx: Ctx, banks: readonly Bank[]): Promise<WaitingAccount[]> {
  requirePermission(ctx.viewer, 'payouts.read')
  const { rows } = await sql<Row & { memberName: string; others: number }>`
    select ${COLUMNS}, m.name as "memberName", (select count(distinct o.member_id)::int from bank_accounts o
      where o.tenant_id = a.tenant_id and o.number_mac = a.number_mac and o.removed_at is null and o.member_id <> a.member_id) as others
    from bank_accounts a join members m on m.tenant_id = a.tenant_id and m.id = a.member_id
    where a.tenant_id = ${ctx.tenantId} and a.removed_at is null and a.checked_at is null order by a.created_at, a.id limit 100`.execute(
    ctx.db,
  )
  return rows.map(row => toAccount(row, banks))
}

/**
 * Adds a bank account of the viewer's, and returns its id; the same `id` adds once. The number is sealed, a gateway is asked whose it is, and its owner is told
 * by mail. Throws as `requirePermission`, InvalidInput, and Conflict for one that is there, or one too many.
 */
export async function addAccount(ctx: Ctx, seal: Seal, input: AccountInput, id: string = newId()): Promise<string> {
  requirePermission(ctx.viewer, 'payouts.request')
  const { memberId } = requirePerson(ctx.viewer)
  const number = input.number.replace(/[\s.-]/g, '')
  const holderName = input.holderName.trim().replace(/\s+/g, ' ')
  const problems: FieldReason[] = []
  if (!(await listPayoutBanks(ctx)).some(({ code }) => code === input.bank)) problems.push({ path: 'bank', reason: payoutReason('Bank') })
  if (!ACCOUNT_NUMBER.test(number)) problems.push({ path: 'number', reason: payoutReason('Number') })
  if (holderName === '' || holderName.length > NAME_LENGTH) problems.push({ path: 'holderName', reason: payoutReason('Holder') })
  if (problems.length > 0) throw new InvalidInput(formReason('FormRefused'), problems)
  await lock(ctx, `bank accounts ${memberId}`)
  const mac = Buffer.from(seal.derive(`bank account:${ctx.tenantId}:${input.bank}:${number}`), 'base64url')
  const { rows: known } = await sql<{ id: string; isSame: boolean }>`select id, number_mac = ${mac} as "isSame" from bank_accounts
    where tenant_id = ${ctx.tenantId} and member_id = ${memberId} and removed_at is null`.execute(ctx.db)
  if (known.some(one => one.id === id)) return id
  if (known.some(one => one.isSame)) throw new Conflict(payoutReason('AccountKnown'))
  if (known.length >= MOST_ACCOUNTS) throw new Conflict(payoutReason('TooManyAccounts', { most: MOST_ACCOUNTS }))
  await ctx.db
    .insertInto('bank_accounts')
    .values({
      tenant_id: ctx.tenantId,
      id,
      member_id: memberId,
      bank: input.bank,
      sealed_number: seal.seal(purposeOf(ctx.tenantId, id), number),
      number_mac: mac,
      last_four: number.slice(-4),
      holder_name: holderName,
      created_at: ctx.now,
    })
    .execute()
  await writeAudit(ctx, { act: 'bank-account.added', subject: id, details: { bank: input.bank, lastFour: number.slice(-4) } })
  await enqueue(ctx, checkAccount, { accountId: id })
  await enqueue(ctx, accountMail, { accountId: id, what: 'added' })
  return id
}

/** Removes a bank account of the viewer's, and its number with it. Throws as `requirePermission`, NotFound, and Conflict while a payout to it is open. */
export async function removeAccount(ctx: Ctx, id: string): Promise<void> {
  requirePermission(ctx.viewer, 'payouts.request')
  const { memberId } = requirePerson(ctx.viewer)
  const account = await lockAccount(ctx, id, sql`and member_id = ${memberId}`)
  const { rows } = await sql`select from payouts where tenant_id = ${ctx.tenantId} and bank_account_id = ${id}
    and status in ('requested', 'approved', 'sent') limit 1`.execute(ctx.db)
  if (rows.length > 0) throw new Conflict(payoutReason('AccountInUse'))
  await sql`update bank_accounts set removed_at = ${ctx.now}, sealed_number = '' where tenant_id = ${ctx.tenantId} and id = ${id}`.execute(
    ctx.db,
  )
  await writeAudit(ctx, { act: 'bank-account.removed', subject: id, details: { bank: account.bank, lastFour: account.lastFour } })
  await enqueue(ctx, accountMail, { accountId: id, what: 'removed' })
}

/**
 * Confirms that an account bears its holder's name, where no gateway did. Throws as `requirePermission`, Forbidden without a second factor of the last ten
 * minutes or for an account of one's own, and NotFound.
 */
export async function confirmAccount(ctx: Ctx, id: string): Promise<void> {
  requirePermission(ctx.viewer, 'payouts.approve')
  requireFreshProof(ctx)
  const { memberId } = requirePerson(ctx.viewer)
  const account = await lockAccount(ctx, id, sql`and checked_at is null`)
  if (account.memberId === memberId) throw new Forbidden(payoutReason('OwnAccount'))
  await sql`update bank_accounts set checked_at = ${ctx.now} where tenant_id = ${ctx.tenantId} and id = ${id}`.execute(ctx.db)
  await writeAudit(ctx, { act: 'bank-account.confirmed', subject: id, details: { bank: account.bank, lastFour: account.lastFour } })
  await addNotices(ctx, { kind: 'bankAccountConfirmed', subject: account.lastFour, href: ACCOUNTS, to: [account.memberId] })
  await enqueue(ctx, accountMail, { accountId: id, what: 'confirmed' })
}

interface LockedAccount {
  memberId: string
  bank: string
  lastFour: string
}

async function lockAccount(ctx: Ctx, id: string, condition: RawBuilder<unknown>): Promise<LockedAccount> {
  if (!isUuid(id)) throw new NotFound(payoutReason('NoAccount'))
  const { rows } = await sql<LockedAccount>`select member_id as "memberId", bank, last_four as "lastFour" from bank_accounts
    where tenant_id = ${ctx.tenantId} and id = ${id} and removed_at is null ${condition} for update`.execute(ctx.db)
  const [account] = rows
  if (!account) throw new NotFound(payoutReason('NoAccount'))
  return account
}
