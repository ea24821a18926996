import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { createPool } from '#platform/db/pool.ts'
import { createLog } from '#platform/log.ts'
import { makeDataFolder } from '../data-folder.ts'
import { withSiteDatabase } from '../site-database.ts'
import { type Books, countBooks, type Line, listUnsettled } from './money/books.ts'
import { begin, goOn, type Purchase, type Trade } from './money/buyer.ts'
import { giveBack } from './money/give-back.ts'
import { planOf, randomFrom, WAYS } from './money/plan.ts'
import { openShop, readBooks } from './money/shop.ts'
import { openOutlets } from './outlets.ts'
import { HOST, openProduct, type Product } from './product.ts'

export interface PaymentFaults {
  /** How often something is killed; none: the run that the others are compared with. */
  kills: number
  /** Which points are hit, and what buyers do. */
  seed: number
  onDone?(kill: number, what: string, tookMs: number): void
}

export interface PaymentResult {
  orders: number
  /** Calls that were answered, and those that were sent again because the server went without an answer. */
  answered: number
  sentAgain: number
  lines: Line[]
  /** What is still on its way, in words. */
  unsettled: string[]
  longestAwayMs: number
  settleMs: number
}

const BUYERS_AT_ONCE = 6
/** For so long a buyer waits at a page before going away and coming back later. */
const PATIENCE_MS = 5000
const LATER_MS = 15_000
/** A kill hits within so long after the server is back. */
const KILL_WITHIN_MS = 2500
/** Each so many kills the product is left alone, until what was killed has been done again by itself. */
const REST_EVERY = 25
const REST_MS = 25_000
/** Each so many kills PostgreSQL is hit instead of the server. */
const DATABASE_EVERY = 10
const SETTLE_MS = 360_000
const ORDERS_A_KILL = 8

/**
 * Kills the product (-9) at random points while buyers order, choose, pay and get money back, and the simulator tells it twice, late, never or falsely. Buyers
 * repeat what has no answer. Waits until all is settled by itself, and counts.
 */
export async function killUnderPayments({ kills, seed, onDone }: PaymentFaults): Promise<PaymentResult> {
  const folder = await makeDataFolder('faults-payments')
  const outlets = await openOutlets()
  const log = createLog('silent')
  let product: Product | undefined
  try {
    product = await openProduct(folder, outlets)
    // What was compiled once is loaded again by each start.
    const env = { NODE_COMPILE_CACHE: `${folder}/compiled` }
    const buyers = WAYS.length + ORDERS_A_KILL * (kills + 2)
    const couponLimit = Math.max(1, Math.floor(kills / 4))
    const shop = await openShop({ dataDir: folder, host: HOST, buyers, couponLimit })
    const clearingBefore = await withSiteDatabase(folder, HOST, readBooks)
    const pool = createPool(product.databaseUrl(), 2, () => {})
    try {
      const trade: Trade = {
        shop,
        port: product.port,
        told: { answered: 0, sentAgain: 0 },
        giveBack: invoiceId => again(() => giveBack(pool, log, shop, invoiceId)),
      }
      const isOver = { now: false }
      const purchases: Purchase[] = []
      const trading = Array.from({ length: BUYERS_AT_ONCE }, () => buy(trade, { seed, isOver, purchases, parked: [] }))
      const watch = Promise.all(trading)
      watch.catch(() => (isOver.now = true))
      const longestAwayMs = await killOften(product, { kills, random: randomFrom(seed), env, isOver, onDone })
      while (!isOver.now && purchases.length < WAYS.length) await wait(100)
      isOver.now = true
      await watch
      const books: Books = { product, shop, purchases, clearingBefore, couponLimit }
      const settledAt = performance.now()
      const unsettled = await settle(books)
      const settleMs = performance.now() - settledAt
      return { orders: purchases.length, ...trade.told, lines: await countBooks(books, unsettled), unsettled, longestAwayMs, settleMs }
    } finally {
      await pool.end()
    }
  } finally {
    await product?.stop()
    await outlets.close()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Killing {
  kills: number
  random: () => number
  env: Record<string, string>
  isOver: { now: boolean }
  onDone?: PaymentFaults['onDone'] | undefined
}

/** Returns the longest time without a server. */
async function killOften(product: Product, { kills, random, env, isOver, onDone }: Killing): Promise<number> {
  let longest = 0
  for (let kill = 1; kill <= kills && !isOver.now; kill++) {
    await wait(kill % REST_EVERY === 0 ? REST_MS : random() * KILL_WITHIN_MS)
    const startedAt = performance.now()
    const isDatabase = kill % DATABASE_EVERY === 5
    if (isDatabase) {
      process.kill(await product.postmaster(), 'SIGKILL')
      await comesBack(product)
    } else {
      await product.end('server', 'SIGKILL')
      await product.start('server', env)
    }
    const tookMs = performance.now() - startedAt
    longest = Math.max(longest, tookMs)
    onDone?.(kill, isDatabase ? 'PostgreSQL' : 'server', tookMs)
  }
  return longest
}

/** Waits until the product has started PostgreSQL again. */
async function comesBack(product: Product): Promise<void> {
  for (const until = Date.now() + 60_000; ; await wait(200)) {
    const isThere = await product.query('select 1').then(
      () => true,
      () => false,
    )
    if (isThere) return
    if (Date.now() > until) throw new Error('PostgreSQL does not come back')
  }
}

interface Buying {
  seed: number
  isOver: { now: boolean }
  purchases: Purchase[]
  /** Orders whose buyer went away for a while. */
  parked: { one: Purchase; since: number }[]
}

/** Goes on with one order after the other until it is over, and then with those that were left. */
async function buy(trade: Trade, { seed, isOver, purchases, parked }: Buying): Promise<void> {
  while (!isOver.now) {
    const isDue = parked[0] && Date.now() - parked[0].since > LATER_MS
    const one = isDue ? parked.shift()?.one : begin(trade.shop, planOf(seed, purchases.length))
    if (!one) {
      await wait(200)
      continue
    }
    if (!isDue) purchases.push(one)
    if (!(await goOn(trade, one, PATIENCE_MS))) parked.push({ one, since: Date.now() })
  }
  for (const { one } of parked) await goOn(trade, one, SETTLE_MS / 2)
}

/** Waits until nothing is on its way. Returns what still is. */
async function settle(books: Books): Promise<string[]> {
  for (const until = Date.now() + SETTLE_MS; ; await wait(1000)) {
    const left = await listUnsettled(books)
    if (left.length === 0 || Date.now() > until) return left
  }
}

/** Repeats what a database that is away refuses. */
async function again(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === 40) throw error
      await wait(500)
    }
  }
}
