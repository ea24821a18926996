import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { tryPort } from '#platform/port.ts'
import { type Count, startLoad, tokenOf } from './load.ts'
import { createWriter, openProduct, type Product } from './product.ts'
import type { Fault } from './table.ts'

/** What is confirmed before a fault is done, and after it before it counts as over. */
const WRITES = 15
const MAX_WAIT_MS = 60_000

export type Result = Count & { name: string }

/** Does each fault under a load of writers, to one product with the demo in a folder of its own. Throws if the product does not come back within a minute. */
export async function runFaults(faults: Fault[], onResult: (result: Result) => void = () => {}): Promise<Result[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sanggar-faults-'))
  const product = await openProduct(folder, await tryPort(0, '0.0.0.0'))
  try {
    const token = await tokenOf(product.port, await createWriter(product))
    const results: Result[] = []
    for (const fault of faults) {
      const result = await runFault(product, token, fault)
      onResult(result)
      results.push(result)
    }
    return results
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function runFault(product: Product, token: string, fault: Fault): Promise<Result> {
  const load = startLoad(product, token)
  await reach(load.confirmed, WRITES, `${fault.name}: nothing is confirmed before it`)
  await fault.run(product)
  const before = load.confirmed()
  await reach(load.confirmed, before + WRITES, `${fault.name}: the product does not come back`)
  return { name: fault.name, ...(await load.end()) }
}

async function reach(read: () => number, wanted: number, failure: string): Promise<void> {
  for (const until = Date.now() + MAX_WAIT_MS; read() < wanted; await wait(20)) if (Date.now() > until) throw new Error(failure)
}
