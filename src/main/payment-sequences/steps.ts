import fc from 'fast-check'
import { read } from './queue.ts'
import type { Step, Way } from './step.ts'
import { MONEY_STEPS } from './steps-of-money.ts'
import { ORDER_STEPS } from './steps-of-orders.ts'
import { STAFF_STEPS } from './steps-of-staff.ts'
import type { World } from './world.ts'

const WAYS: Readonly<Record<string, Way>> = { ...ORDER_STEPS, ...MONEY_STEPS, ...STAFF_STEPS }

export const anyStep: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(...Object.entries(WAYS).flatMap(([what, { weight }]) => Array.from({ length: weight }, () => what))),
  a: fc.nat({ max: 11 }),
  b: fc.nat({ max: 11 }),
  c: fc.nat({ max: 11 }),
})

/** Payers have the links that the product has: an answer that was lost shows nobody one. */
async function showLinks({ bank, pool, tenantId }: World): Promise<void> {
  const hidden = [...bank.orders.values()].filter(({ isKnown }) => !isKnown)
  if (hidden.length === 0) return
  const text = 'select order_id as id from payments where tenant_id = $1 and order_id = any ($2) and gateway_ref is not null'
  for (const { id } of await read<{ id: string }>(pool, text, [tenantId, hidden.map(order => order.id)])) {
    const order = bank.orders.get(id)
    if (order) order.isKnown = true
  }
}

export async function happen(world: World, { what, ...numbers }: Step): Promise<void> {
  world.note(`${world.now.toISOString()} ${what} ${numbers.a} ${numbers.b} ${numbers.c}`)
  await showLinks(world)
  await WAYS[what]?.happen(world, numbers)
}
