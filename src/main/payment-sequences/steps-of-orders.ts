import { claimPlace, listPlaces } from '#features/enrolments/places.server.ts'
import type { Method } from '#features/gateways/gateway.ts'
import { giveGift } from '#features/gifts/give.server.ts'
import { chooseMethod } from '#features/payments/choose-method.server.ts'
import { cancelInvoice } from '#features/payments/end-invoice.server.ts'
import type { InvoiceOrder } from '#features/payments/invoice.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'
import { PAGE_SEAL } from '#page/testing.ts'
import type { Ctx } from '#platform/context.ts'
import { type CrashAt, read } from './queue.ts'
import type { Way } from './step.ts'
import { CLASSES, COUPONS, settings, type World } from './world.ts'

/** What buyers and givers do. */

const METHODS: readonly Method[] = ['va-bca', 'va-bni', 'qris', 'transfer', 'va-bri']

/** Small numbers pick what is newest. */
export const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % Math.max(1, list.length)]

function orderOf(world: World, { a, b, c }: { a: number; b: number; c: number }): { memberId: string; order: InvoiceOrder } {
  const memberId = pick(world.members, a) ?? ''
  const lines = CLASSES.flatMap(({ name, price }, at) => {
    const line = { kind: 'class', subjectId: world.classIds[at] ?? '', recipientId: memberId, name, quantity: 1, price, details: {} }
    return b % 3 === 2 || b % 3 === at ? [line] : []
  })
  const coupon = c < 5 ? pick(COUPONS, c)?.code : undefined
  const order = { kind: 'order' as const, memberId, buyer: { name: 'Pembeli' }, lines, ...(coupon && { coupon }) }
  return { memberId, order }
}

async function place(world: World, order: InvoiceOrder, memberId: string, crashAt?: CrashAt): Promise<void> {
  const made = await world.as(memberId, 'student', ctx => world.product.createInvoice(ctx, settings, order), crashAt)
  if (made) world.note(`  ${made.number} ${made.isNew ? 'is made' : 'is open already'}: ${made.total}`)
}

export interface InvoiceRow {
  id: string
  status: string
  kind: string
  memberId: string | null
}

/** Returns the tenant's invoices, newest first. */
export const invoicesOf = (world: World, statuses: readonly string[]): Promise<InvoiceRow[]> =>
  read(
    world.pool,
    `select id, status, kind, member_id as "memberId" from invoices where tenant_id = $1 and status = any ($2) order by sequence desc, year desc`,
    [world.tenantId, statuses],
  )

/** As who ordered it; a gift's, whose payer holds a link, as staff. */
const payerOf = (world: World, { memberId }: InvoiceRow): [string, 'student' | 'admin'] =>
  memberId === null ? [world.staff[0] ?? '', 'admin'] : [memberId, 'student']

const choose = (world: World, invoice: InvoiceRow, method: Method, crashAt?: CrashAt) =>
  world.as(...payerOf(world, invoice), (ctx: Ctx) => chooseMethod(ctx, invoice.id, method), crashAt)

export const ORDER_STEPS = {
  order: {
    weight: 9,
    async happen(world, numbers) {
      const { memberId, order } = orderOf(world, numbers)
      await place(world, order, memberId)
    },
  },
  'order and pay': {
    weight: 9,
    async happen(world, { a, b, c }) {
      const { memberId, order } = orderOf(world, { a, b, c: c + 3 })
      await place(world, order, memberId)
      const invoice = pick(await invoicesOf(world, ['pending']), 0)
      if (invoice) await choose(world, invoice, pick(METHODS, c) ?? 'qris')
      for (const job of await world.queue.waiting(world.now)) await world.queue.run(job, world.now)
      const open = [...world.bank.orders.values()].at(-1)
      if (open?.state === 'pending') world.bank.pay(open, open.asked, b % 2 === 0 ? 4000 : 0, world.now)
    },
  },
  'order twice at once': {
    weight: 2,
    async happen(world, numbers) {
      const { memberId, order } = orderOf(world, numbers)
      const other = orderOf(world, { ...numbers, a: numbers.a + (numbers.b % 2) })
      await Promise.all([place(world, order, memberId), place(world, other.order, other.memberId)])
    },
  },
  'order, and die': {
    weight: 2,
    async happen(world, numbers) {
      const { memberId, order } = orderOf(world, { ...numbers, c: numbers.c % 6 })
      await place(world, order, memberId, numbers.c === 11 ? 'commit' : 4 + numbers.c)
    },
  },
  'buy places': {
    weight: 2,
    async happen(world, { a, b, c }) {
      const memberId = pick(world.members, a) ?? ''
      const at = b % 2
      const line = {
        kind: 'places',
        subjectId: world.classIds[at] ?? '',
        name: 'Tempat',
        quantity: 1 + (c % 3),
        price: CLASSES[at]?.price ?? 1,
      }
      await place(world, { kind: 'seats', memberId, buyer: { name: 'SMK Uji' }, lines: [line] }, memberId)
    },
  },
  'claim a place': {
    weight: 3,
    async happen(world, { a, b }) {
      const invoice = pick(
        (await invoicesOf(world, ['paid', 'partially-refunded', 'refunded'])).filter(({ kind }) => kind === 'seats'),
        a,
      )
      const places = invoice ? await world.attempt(ctx => listPlaces(ctx, PAGE_SEAL, invoice.id)) : undefined
      const code = pick(places ?? [], a)?.code
      if (code !== undefined) await world.as(pick(world.members, b) ?? '', 'student', ctx => claimPlace(ctx, code))
    },
  },
  choose: {
    weight: 9,
    async happen(world, { a, b }) {
      const invoice = pick(await invoicesOf(world, ['pending']), a)
      if (invoice) await choose(world, invoice, pick(METHODS, b) ?? 'qris')
    },
  },
  'choose two at once': {
    weight: 2,
    async happen(world, { a, b, c }) {
      const invoice = pick(await invoicesOf(world, ['pending']), a)
      if (invoice) await Promise.all([b, c].map(at => choose(world, invoice, pick(METHODS, at) ?? 'qris')))
    },
  },
  'choose, and die': {
    weight: 1,
    async happen(world, { a, b, c }) {
      const invoice = pick(await invoicesOf(world, ['pending']), a)
      if (invoice) await choose(world, invoice, pick(METHODS, b) ?? 'qris', c === 11 ? 'commit' : 1 + c)
    },
  },
  cancel: {
    weight: 2,
    async happen(world, { a }) {
      const invoice = pick(await invoicesOf(world, ['pending']), a)
      if (invoice) await world.as(...payerOf(world, invoice), ctx => cancelInvoice(ctx, invoice.id))
    },
  },
  give: {
    weight: 3,
    async happen(world, { a, b }) {
      const gift = { name: null, amount: 10_000 + a * 777, message: null, consent: null, email: null, lang: DEFAULT_LANG }
      await world.attempt(ctx => giveGift(ctx, settings, gift))
      const invoice = pick(
        (await invoicesOf(world, ['pending'])).filter(({ kind }) => kind === 'gift'),
        0,
      )
      if (invoice) await choose(world, invoice, pick(METHODS, b) ?? 'qris')
    },
  },
} satisfies Record<string, Way>
