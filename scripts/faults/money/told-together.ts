import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from '../product.ts'
import type { Line } from './books.ts'
import { begin, goOn, type Purchase, type Trade } from './buyer.ts'
import { ask } from './calls.ts'
import type { Planned } from './plan.ts'
import type { Shop } from './shop.ts'
import { steer } from './simulator.ts'

const HOUR_SECONDS = 3600
const SETTLE_MS = 45_000
const AT_ONCE = 4

/**
 * Tells two processes of one database of the same payments at the same moment, several times each, and counts what follows. The notifications are the gateway's own,
 * which the simulator would send only in an hour.
 */
export async function tellTogether(product: Product, trade: Trade, plans: readonly Planned[]): Promise<Line[]> {
  const { shop, port } = trade
  const purchases = plans.flatMap(plan => begin(shop, plan) ?? [])
  const second = await product.startSecond()
  const [other = port] = product.ports.filter(one => one !== port)
  const statuses: number[] = []
  try {
    for (const one of purchases) {
      await openOnly(trade, one)
      await steer(port, '/play', { orderId: one.orderId, event: 'pay', late: HOUR_SECONDS })
      const { body, headers } = await findNotification(product, one.orderId)
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, at) =>
          ask({ port: at % 2 === 0 ? port : other, host: shop.host }, PATH, body, headers).then(({ status }) => status),
        ),
      )
      statuses.push(...answers)
    }
    for (
      const until = Date.now() + SETTLE_MS;
      (await countOf(product, shop, purchases, 'seats')) < purchases.length && Date.now() < until;
    )
      await wait(500)
  } finally {
    await second.kill()
  }
  const wanted = purchases.length
  const line = async (what: string, count: Counted): Promise<Line> => ({
    what,
    wanted,
    found: await countOf(product, shop, purchases, count),
  })
  return [
    { what: 'two processes: notifications taken', wanted: wanted * AT_ONCE, found: statuses.filter(status => status === 200).length },
    await line('two processes: invoices paid', 'paid'),
    await line('two processes: sales in the ledger', 'sales'),
    await line('two processes: seats given', 'seats'),
  ]
}

const PATH = '/api/services/v1/class/payment/callback'

/** Goes on with an order until there is something to pay by. */
async function openOnly(trade: Trade, one: Purchase): Promise<void> {
  if (!(await goOn(trade, one, SETTLE_MS, 'pay'))) throw new Error(`order ${one.index} was not opened`)
}

async function findNotification(product: Product, orderId: string): Promise<{ body: object; headers: Record<string, string> }> {
  const [row] = await product.query<{ body: string; headers: Record<string, string> }>(
    `select d.body, d.headers from simulator.deliveries d join simulator.transactions t on t.id = d.about where t.reference = $1 order by d.id desc limit 1`,
    [orderId],
  )
  if (!row) throw new Error(`the simulator has nothing to tell of ${orderId}`)
  // Named boundary: the simulator's own JSON.
  return { body: JSON.parse(row.body) as object, headers: row.headers }
}

type Counted = 'paid' | 'sales' | 'seats'

const COUNTS: Record<Counted, string> = {
  paid: `select count(*) from invoices where tenant_id = $1 and id = any($2::uuid[]) and status = 'paid'`,
  sales: `select count(*) from ledger_movements where tenant_id = $1 and invoice_id = any($2::uuid[]) and kind = 'sale-paid'`,
  seats: `select count(*) from enrolments e join invoices i on i.tenant_id = e.tenant_id and i.member_id = e.member_id
    where e.tenant_id = $1 and i.id = any($2::uuid[]) and e.state in ('joined', 'completed')`,
}

async function countOf(product: Product, { tenantId }: Shop, purchases: readonly Purchase[], what: Counted): Promise<number> {
  const [row] = await product.query<{ count: string }>(COUNTS[what], [tenantId, purchases.map(({ invoiceId }) => invoiceId)])
  return Number(row?.count)
}
