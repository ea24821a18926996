import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from '../product.ts'
import type { Line } from './books.ts'
import { begin, goOn, type Purchase, type Trade } from './buyer.ts'
import type { Planned } from './plan.ts'
import { steer } from './simulator.ts'

/** How a gateway misbehaves for a while, towards one merchant. */
export interface Weather {
  name: string
  wish: { down?: 'error'; slowMs?: number; lies?: 'pending' | 'not-found' }
  seconds: number
}

/** `slow`: longer than the product waits for an answer. */
export const WEATHERS: readonly Weather[] = [
  { name: 'a gateway that is down', wish: { down: 'error' }, seconds: 12 },
  { name: 'a gateway that is slow', wish: { slowMs: 12_000 }, seconds: 12 },
  { name: 'a gateway that lies', wish: { lies: 'pending' }, seconds: 20 },
]

const SETTLE_MS = 100_000
const plan: Planned = { index: 0, way: 'pays', method: 'va-bca', otherMethod: 'qris', lateSeconds: 0 }

/**
 * Lets a gateway misbehave for some seconds while one order is opened at it, another is paid there, and a third is paid without anybody telling. Then nobody does
 * anything: returns whether all of them were paid and given by themselves, and how long it took.
 */
export async function healAfter(product: Product, trade: Trade, { name, wish, seconds }: Weather): Promise<{ line: Line; tookMs: number }> {
  const { port, shop } = trade
  const [opened, paid, untold] = [0, 1, 2].map(index => begin(shop, { ...plan, index, method: index === 2 ? 'qris' : 'va-bca' }))
  if (!opened || !paid || !untold) throw new Error('a shop has too few buyers')
  await goOn(trade, paid, SETTLE_MS, 'pay')
  await goOn(trade, untold, SETTLE_MS, 'pay')
  await goOn(trade, opened, SETTLE_MS, 'choose')
  const startedAt = performance.now()
  await steer(port, '/weather', { merchantKey: shop.merchantKey, ...wish, seconds })
  const pay = (one: Purchase, more: object = {}) => steer(port, '/play', { orderId: one.orderId, event: 'pay', ...more })
  await Promise.all([goOn(trade, opened, SETTLE_MS), pay(paid), pay(untold, { lost: true })])
  const given = async () =>
    Number(
      (
        await product.query<{ count: string }>(
          `select count(*) from enrolments e join invoices i on i.tenant_id = e.tenant_id and i.member_id = e.member_id
           where e.tenant_id = $1 and i.id = any($2::uuid[]) and i.status = 'paid' and e.state in ('joined', 'completed')`,
          [shop.tenantId, [opened, paid, untold].map(({ invoiceId }) => invoiceId)],
        )
      )[0]?.count,
    )
  for (const until = Date.now() + SETTLE_MS; (await given()) < 3 && Date.now() < until; ) await wait(500)
  return { line: { what: `${name}: paid and given in the end`, wanted: 3, found: await given() }, tookMs: performance.now() - startedAt }
}
