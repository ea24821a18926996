// Measures how people pay, on a fresh copy of the product with its demo, whose gateway is the simulator. Build first.
//   npm run bench:money
//   BENCH_SECONDS=5 RUNS=3 npm run bench:money     fewer notifications and payments
// Notifications: 200 a second for 30 s, with genuine signatures, over as many orders as are paid meanwhile (ten a second), from a process of its own; the server has both
// processors, which it shares with PostgreSQL, the simulator and this load. What is answered 503 is sent again after a second, as gateways do. Then, in a phone's window: the
// script of the checkout page's first load (brotli), the taps from a class's page to the number of its virtual account, and the time from a payment to the class that
// opens on the page by itself. Exits with 1 if one of them falls short.
import { rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { startEmbedded } from '#platform/db/embedded.ts'
import { findChromium } from '../chromium.ts'
import { makeDataFolder } from '../data-folder.ts'
import { begin, goOn, type Purchase, type Trade } from '../faults/money/buyer.ts'
import { planOf } from '../faults/money/plan.ts'
import { openShop, type Shop } from '../faults/money/shop.ts'
import { steer } from '../faults/money/simulator.ts'
import { openFirst } from './interactions.ts'
import { type Loaded, sendNotifications } from './money-load.ts'
import { cpuOf, median, percentile, startServer } from './servers.ts'
import { settle } from './settle.ts'

const PORT = Number(process.env['BENCH_PORT'] ?? 4146)
const SITE = 'alkademi.localhost'
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 30)
const RUNS = Number(process.env['RUNS'] ?? 10)
const A_SECOND = 200
const ORDERS_A_SECOND = 10
const OPENED_AT_ONCE = 8
const OPENED_MS = 60_000
const HANDLED_MS = 300_000
const WINDOW = { width: 412, height: 823 }
const WANTED = { answerMs: 100, script: 150_000, taps: 3, openMs: 3000 }

const folder = await makeDataFolder('bench-money')
const server = await startServer(
  ['build/server/index.js'],
  PORT,
  { DATA_DIR: folder, LOG_LEVEL: 'error', CALLS_PER_MINUTE: '0' },
  '/readyz',
  { isPinned: false },
)
const { databaseUrl } = await startEmbedded(folder, () => {})
const database = new pg.Client({ connectionString: databaseUrl })
await database.connect()
try {
  const orders = SECONDS * ORDERS_A_SECOND
  const shop = await openShop({ dataDir: folder, host: SITE, buyers: orders + RUNS + 2, couponLimit: 1 })
  const trade: Trade = { shop, port: PORT, told: { answered: 0, sentAgain: 0 }, giveBack: async () => {} }
  await settle(folder, server.pid, database)
  console.log(`load ${loadavg()[0]?.toFixed(1)}`)
  const results = [...(await measureNotifications(trade, orders)), ...(await measureInBrowser(trade, orders))]
  process.exitCode = results.every(Boolean) ? 0 : 1
} finally {
  await database.end()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

function say(what: string, measured: string, wanted: string, holds: boolean): boolean {
  console.log(`${what.padEnd(48)} ${measured.padEnd(44)} wanted ${wanted}${holds ? '' : '  ← falls short'}`)
  return holds
}

async function measureNotifications(trade: Trade, count: number): Promise<boolean[]> {
  const purchases = await openOrders(trade, count)
  const { merchantKey } = trade.shop
  // The gateway has told of each opened order already.
  const before = await countStored(trade.shop)
  const spentBefore = cpuOf(server.pid)
  const loaded = await sendNotifications({
    port: PORT,
    host: SITE,
    serverKey: merchantKey,
    orderIds: purchases.map(({ orderId }) => orderId),
    seconds: SECONDS,
    aSecond: A_SECOND,
  })
  const spentMs = cpuOf(server.pid) - spentBefore
  const endedAt = performance.now()
  const left = await waitHandled(trade.shop)
  const handledMs = performance.now() - endedAt
  const total = SECONDS * A_SECOND
  const lost = total - ((await countStored(trade.shop)) - before)
  const { rows } = await database.query<{ count: string }>(
    `select count(*) from invoices where tenant_id = $1 and status = 'paid' and id = any($2::uuid[])`,
    [trade.shop.tenantId, purchases.map(({ invoiceId }) => invoiceId)],
  )
  const paid = Number(rows[0]?.count)
  console.log(`processor time of the server, with its jobs and the simulator: ${(spentMs / total).toFixed(2)} ms a notification`)
  return [
    say(
      `${total} notifications, ${A_SECOND} a second`,
      timesOf(loaded),
      `p95 < ${WANTED.answerMs} ms`,
      percentile(loaded.times, 0.95) < WANTED.answerMs,
    ),
    say('lost', `${lost} (${loaded.again} answered 503 and sent again)`, '0', lost === 0),
    say('handled after the last one', `${(handledMs / 1000).toFixed(1)} s, ${left} left`, '0 left', left === 0),
    say('orders paid', `${paid} of ${count}`, `${count}`, paid === count),
  ]
}

function timesOf({ times }: Loaded): string {
  const at = (share: number) => percentile(times, share).toFixed(0)
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${at(1)} ms`
}

async function openOrders(trade: Trade, count: number): Promise<Purchase[]> {
  const purchases = Array.from({ length: count }, (_, index) => begin(trade.shop, { ...planOf(1, index), way: 'pays' })).filter(
    one => one !== undefined,
  )
  const waiting = [...purchases]
  const open = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop())
      if (!(await goOn(trade, one, OPENED_MS, 'pay'))) throw new Error(`order ${one.index} was not opened in a minute`)
  }
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, open))
  return purchases
}

async function countStored({ tenantId }: Shop): Promise<number> {
  const { rows } = await database.query<{ count: string }>(
    'select count(*) from gateway_notifications where tenant_id = $1 and is_genuine',
    [tenantId],
  )
  return Number(rows[0]?.count)
}

/** Waits until every notification is handled. Returns how many are not. */
async function waitHandled({ tenantId }: Shop): Promise<number> {
  for (const until = Date.now() + HANDLED_MS; ; await wait(250)) {
    const { rows } = await database.query<{ count: string }>(
      'select count(*) from gateway_notifications where tenant_id = $1 and is_genuine and handled_at is null',
      [tenantId],
    )
    const left = Number(rows[0]?.count)
    if (left === 0 || Date.now() > until) return left
  }
}

async function measureInBrowser(trade: Trade, from: number): Promise<boolean[]> {
  const { executablePath, args } = await findChromium()
  const browser = await chromium.launch({ executablePath, args: [...args] })
  try {
    const openAs = async (one: Purchase) => {
      const context = await browser.newContext({ viewport: WINDOW, locale: 'id-ID' })
      const cookies = one.buyer.cookie.split('; ').map(text => text.split('='))
      await context.addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: address('/') })))
      return await context.newPage()
    }
    const next = (index: number) => {
      const one = begin(trade.shop, { ...planOf(1, index), way: 'pays', method: 'va-bca' })
      if (!one) throw new Error('there are too few buyers')
      return one
    }
    const taps = await countTaps(await openAs(next(from)), next(from))
    const one = next(from + 1)
    await goOn(trade, one, OPENED_MS, 'pay')
    const { bytes, files } = await openFirst(await openAs(one), address(`/Checkout/${one.invoiceId}`))
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const bought = next(from + 2 + run)
      await goOn(trade, bought, OPENED_MS, 'pay')
      times.push(await timeToOpen(await openAs(bought), bought))
    }
    const middle = median(times)
    return [
      say('script of the checkout page, brotli', `${(bytes / 1000).toFixed(1)} KB in ${files} files`, '≤ 150 KB', bytes <= WANTED.script),
      say('taps from the class to the account number', String(taps), `≤ ${WANTED.taps}`, taps <= WANTED.taps),
      say(
        'from the payment to the open class on the page',
        `${middle.toFixed(0)} ms (longest ${Math.max(...times).toFixed(0)})`,
        `≤ ${WANTED.openMs} ms`,
        middle <= WANTED.openMs,
      ),
    ]
  } finally {
    await browser.close()
  }
}

function address(path: string): string {
  return `http://${SITE}:${PORT}${path}`
}

/** Buys as somebody with a phone does, by what stands there, and counts the taps until the number is there. */
async function countTaps(page: Page, { slug }: Purchase): Promise<number> {
  let taps = 0
  const tap = async (selector: string) => {
    await page.locator(selector).filter({ visible: true }).first().click({ timeout: 30_000 })
    taps++
  }
  await page.goto(address(`/Courses/${slug}`))
  await tap('[data-join="payment"] a')
  await tap('[data-act="order"]')
  await tap('[data-method="va-bca"]')
  await page.locator('[data-pay="va"]').waitFor({ timeout: 60_000 })
  return taps
}

/** Pays while the buyer looks at the page, which is never loaded again. Returns milliseconds. */
async function timeToOpen(page: Page, { invoiceId, orderId }: Purchase): Promise<number> {
  await page.goto(address(`/Checkout/${invoiceId}`))
  await page.locator('[data-pay="va"]').waitFor({ timeout: 30_000 })
  await page.waitForLoadState('load')
  // The page listens once its script runs.
  await wait(2000)
  const startedAt = performance.now()
  await steer(PORT, '/play', { orderId, event: 'pay' })
  await page.locator('[data-class-open]').first().waitFor({ timeout: 60_000 })
  const took = performance.now() - startedAt
  await page.context().close()
  return took
}
