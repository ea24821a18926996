import { rm } from 'node:fs/promises'
import { makeDataFolder } from '../data-folder.ts'
import type { Line } from './money/books.ts'
import type { Trade } from './money/buyer.ts'
import { planOf } from './money/plan.ts'
import { openShop } from './money/shop.ts'
import { tellTogether } from './money/told-together.ts'
import { healAfter, WEATHERS } from './money/weather.ts'
import { openOutlets } from './outlets.ts'
import { openProduct, type Product } from './product.ts'

/** A tenant for each weather, since one merchant has one. */
const HOSTS = ['alkademi.localhost', 'foundation.localhost', 'demo.localhost']
const BUYERS = 12
const TOLD_TOGETHER = 4

/** Lets gateways misbehave, and tells two processes the same at once. Nothing is killed, and nobody helps. */
export async function runGatewayFaults(onDone?: (what: string, tookMs: number) => void): Promise<Line[]> {
  const folder = await makeDataFolder('faults-gateways')
  const outlets = await openOutlets()
  let product: Product | undefined
  try {
    const running = await openProduct(folder, outlets)
    product = running
    const trades: Trade[] = []
    for (const host of HOSTS) {
      const shop = await openShop({ dataDir: folder, host, buyers: BUYERS, couponLimit: 1 })
      trades.push({ shop, port: running.port, told: { answered: 0, sentAgain: 0 }, giveBack: async () => {} })
    }
    const healed = await Promise.all(
      WEATHERS.map(async (weather, at) => {
        const trade = trades[at]
        if (!trade) throw new Error('there are more weathers than tenants')
        const { line, tookMs } = await healAfter(running, trade, weather)
        onDone?.(weather.name, tookMs)
        return line
      }),
    )
    const [trade] = trades
    const startedAt = performance.now()
    const plans = Array.from({ length: TOLD_TOGETHER }, (_, at) => ({ ...planOf(1, BUYERS - 1 - at), way: 'pays' as const }))
    const together = trade ? await tellTogether(running, trade, plans) : []
    onDone?.('two processes', performance.now() - startedAt)
    return [...healed, ...together]
  } finally {
    await product?.stop()
    await outlets.close()
    await rm(folder, { recursive: true, force: true })
  }
}
