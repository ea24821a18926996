import { settleCase } from '#features/payments/cases.server.ts'
import { cancelRefund, confirmHandRefund, refundCase } from '#features/payments/refunds.server.ts'
import type { RefundInput } from '#features/payments/schema.ts'
import { confirmTransfer, refuseTransfer, sendProof } from '#features/payments/transfers.server.ts'
import { approvePayouts, rejectPayout } from '#features/payouts/decide.server.ts'
import { requestPayout } from '#features/payouts/request.server.ts'
import { type CrashAt, read } from './queue.ts'
import type { Way } from './step.ts'
import { notify } from './steps-of-money.ts'
import { pick } from './steps-of-orders.ts'
import { settings, type World } from './world.ts'

/** What staff and mentors do. */

const asStaff = (world: World, number = 0): [string, 'admin'] => [pick(world.staff, number) ?? '', 'admin']

interface PaidRow {
  id: string
  left: number
}

/** Payments with money that is not all given back or promised, newest first. */
const refundable = (world: World): Promise<PaidRow[]> =>
  read(
    world.pool,
    `select p.id, (p.received - p.refunded - coalesce((select sum(r.amount) from refunds r where r.tenant_id = p.tenant_id and r.payment_id = p.id
        and r.state in ('requested', 'sent')), 0))::int8 as left
      from payments p where p.tenant_id = $1 and p.received is not null order by p.created_at desc, p.id desc`,
    [world.tenantId],
  )

const idsOf = async (world: World, text: string): Promise<string[]> =>
  (await read<{ id: string }>(world.pool, text, [world.tenantId])).map(({ id }) => id)

const openCases = (world: World) =>
  idsOf(world, 'select id from money_cases where tenant_id = $1 and settled_at is null order by opened_at desc, id desc')
const handRefunds = (world: World) =>
  idsOf(world, `select id from refunds where tenant_id = $1 and way = 'hand' and state = 'requested' order by created_at desc, id desc`)

interface TransferRow {
  id: string
  invoiceId: string
  memberId: string | null
  orderId: string
}

const transfersOf = (world: World, states: readonly string[]): Promise<TransferRow[]> =>
  read(
    world.pool,
    `select p.id, p.invoice_id as "invoiceId", i.member_id as "memberId", p.order_id as "orderId" from payments p
      join invoices i on i.tenant_id = p.tenant_id and i.id = p.invoice_id
      where p.tenant_id = $1 and p.gateway = 'transfer' and p.state = any ($2) order by p.created_at desc, p.id desc`,
    [world.tenantId, states],
  )

/** Staff look at the account, and confirm what is there. */
export async function confirmSeen(world: World, number = 0): Promise<boolean> {
  const seen = (await transfersOf(world, ['opening', 'pending', 'denied', 'expired', 'cancelled'])).filter(
    ({ orderId }) => (world.bank.orders.get(orderId)?.paid ?? 0) > 0,
  )
  const one = pick(seen, number)
  if (!one) return false
  return (await world.as(...asStaff(world), ctx => confirmTransfer(ctx, one.id))) !== undefined
}

/** Staff find nothing on the account of what a proof says. Returns whether there was such a one. */
export async function refuseUnseen(world: World): Promise<boolean> {
  const waiting = await read<{ id: string; orderId: string }>(
    world.pool,
    `select id, order_id as "orderId" from payments where tenant_id = $1 and gateway = 'transfer' and state = 'pending' and proof_at is not null`,
    [world.tenantId],
  )
  const unseen = waiting.find(({ orderId }) => !world.bank.orders.get(orderId)?.paid)
  if (!unseen) return false
  await world.as(...asStaff(world), ctx => refuseTransfer(ctx, unseen.id, 'tidak ada'))
  return true
}

async function refund(world: World, { a, b, c }: { a: number; b: number; c: number }, crashAt?: CrashAt): Promise<void> {
  const one = pick(await refundable(world), a)
  if (!one) return
  const amount = b % 3 === 0 ? one.left : b === 11 ? one.left + 1 : Math.ceil(one.left / (b + 1))
  const input: RefundInput = {
    paymentId: one.id,
    amount,
    reason: 'uji',
    seat: c % 2 === 0 ? 'take' : 'keep',
    way: c % 3 === 2 ? 'hand' : 'gateway',
  }
  await world.as(...asStaff(world), ctx => world.product.requestRefund(ctx, input), crashAt)
}

export const STAFF_STEPS = {
  refund: {
    weight: 6,
    happen: (world, numbers) => refund(world, numbers),
  },
  'refund twice at once': {
    weight: 1,
    happen: async (world, numbers) => void (await Promise.all([refund(world, numbers), refund(world, { ...numbers, c: numbers.c + 1 })])),
  },
  'refund, and die': {
    weight: 1,
    happen: (world, numbers) => refund(world, numbers, numbers.c === 11 ? 'commit' : 3 + numbers.c),
  },
  'refund by hand': {
    weight: 3,
    async happen(world, { a, b }) {
      const id = pick(await handRefunds(world), a)
      if (id !== undefined) await world.as(...asStaff(world), ctx => (b % 3 === 0 ? cancelRefund(ctx, id) : confirmHandRefund(ctx, id)))
    },
  },
  'settle a case': {
    weight: 2,
    async happen(world, { a, b }) {
      const id = pick(await openCases(world), a)
      if (id === undefined) return
      const way = b % 2 === 0 ? 'gateway' : 'hand'
      if (b % 4 === 3) await world.as(...asStaff(world), ctx => settleCase(ctx, { id, note: 'uji' }))
      else await world.as(...asStaff(world), ctx => refundCase(ctx, { id, reason: 'uji', way }))
    },
  },
  'send a proof': {
    weight: 1,
    async happen(world, { a }) {
      const one = pick(await transfersOf(world, ['pending']), a)
      if (one?.memberId) await world.as(one.memberId, 'student', ctx => sendProof(ctx, one.invoiceId, null, 'Sudah saya kirim'))
    },
  },
  'confirm a transfer': { weight: 2, happen: async (world, { a }) => void (await confirmSeen(world, a)) },
  'confirm a transfer twice at once': {
    weight: 1,
    happen: async (world, { a }) => void (await Promise.all([confirmSeen(world, a), confirmSeen(world, a)])),
  },
  'refuse a transfer': {
    weight: 1,
    async happen(world, { a }) {
      const unseen = (await transfersOf(world, ['pending'])).filter(({ orderId }) => !world.bank.orders.get(orderId)?.paid)
      const one = pick(unseen, a)
      if (one) await world.as(...asStaff(world), ctx => refuseTransfer(ctx, one.id, 'tidak ada'))
    },
  },
  'ask for a payout': {
    weight: 4,
    async happen(world, { a }) {
      const { memberId, accountId } = world.mentor
      const amount = [30_000, 60_000, 20_001, 90_000][a % 4] ?? 1
      const request = { amount, bankAccountId: accountId }
      const ask = () => world.as(memberId, 'mentor', ctx => requestPayout(ctx, settings, request))
      await Promise.all(a === 11 ? [ask(), ask()] : [ask()])
    },
  },
  'decide on a payout': {
    weight: 4,
    async happen(world, { a, b }) {
      const id = pick(
        await idsOf(world, `select id from payouts where tenant_id = $1 and status in ('requested', 'approved') order by id desc`),
        a,
      )
      if (id === undefined) return
      if (b === 11) await world.as(...asStaff(world), ctx => rejectPayout(ctx, { id, reason: 'uji' }))
      // Two persons, or the same one twice.
      else
        for (let times = 0; times <= b % 3; times++)
          await world.as(...asStaff(world, times + (b % 2)), ctx => approvePayouts(ctx, settings, [id]))
    },
  },
  'a payout ends at the gateway': {
    weight: 4,
    async happen(world, { a, b }) {
      const payout = pick([...world.bank.payouts.values()].reverse(), a)
      if (!payout) return
      if (payout.state === 'sent') payout.state = b % 4 === 3 ? 'failed' : 'paid'
      else if (payout.state === 'paid' && b % 4 === 2) payout.state = 'reversed'
      if (b % 2 === 0) await notify(world, payout.gateway === 'xendit' ? 'xendit' : 'midtrans', `payout ${payout.key}`)
    },
  },
} satisfies Record<string, Way>
