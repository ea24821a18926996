import { sql } from 'kysely'
import { balanceOf } from '#features/ledger/balances.server.ts'
import { addAccount, confirmAccount } from '#features/payouts/accounts.server.ts'
import { requestPayout } from '#features/payouts/request.server.ts'
import type { OrderParts } from './load-orders.ts'
import { asViewer, before, DAY, type DemoMember, HOUR, type MoneyTarget } from './target.ts'

/** Rupiah that the mentor leaves, so that there is a balance besides. */
const LEFT = 50_000

/** Lets the demo's mentor, where they earned enough, ask for a part of it to an account that staff confirmed; it waits for staff. */
export async function loadPayout(target: MoneyTarget, { staff }: Pick<OrderParts, 'staff'>): Promise<void> {
  const { db, tenantId, settings, seal } = target
  const { rows } = await sql<DemoMember & { mentorId: string }>`
    select m.id, m.name, m.email, s.mentor_id as "mentorId" from members m
    join memberships s on s.tenant_id = m.tenant_id and s.member_id = m.id and s.mentor_id is not null
    where m.tenant_id = ${tenantId} and m.email = 'mentor@sanggar.example'`.execute(db)
  const [mentor] = rows
  if (!mentor) return
  const at = (minutes: number) => before(target, minutes, asViewer(mentor, 'mentor', before(target, minutes).now, mentor.mentorId))
  const available = -(await balanceOf(at(0), 'mentor-payable', mentor.mentorId))
  const amount = Math.floor((available - LEFT) / 10_000) * 10_000
  if (amount < settings.payment.payoutLeast) return
  const account = await addAccount(at(12 * DAY), seal, { bank: 'bca', number: '5270001234', holderName: mentor.name })
  await confirmAccount(before(target, 11 * DAY, staff(11 * DAY)), account)
  await requestPayout(at(7 * HOUR), settings, { amount, bankAccountId: account })
}
