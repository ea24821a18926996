import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { makeDataFolder } from '../data-folder.ts'
import { type Count, count, settle } from './count.ts'
import { type Load, startLoad } from './load.ts'
import { openOutlets } from './outlets.ts'
import { mountDisk } from './own-disk.ts'
import { openProduct, type Product } from './product.ts'
import type { Fault } from './table.ts'
import { openWriter } from './writer.ts'

/** What is confirmed before a fault is done, and after it before it counts as over. */
const WRITES = 15
const MAX_WAIT_MS = 60_000

/** `failure`: the fault could not be done, or the product did not come back; later faults were not done. */
export type Result = Count & { name: string; failure: string | undefined }

export interface RunOptions {
  /** How long to wait for messages that wait for their next try. */
  settleMs: number
  /** Called after each fault, before anything is counted. */
  onDone?(name: string, tookMs: number, failure: string | undefined): void
}

/**
 * Does each fault under a load of writers, to one product with the demo in a folder of its own, and counts at the end. After one from which the product does not
 * come back within a minute no other is done.
 */
export async function runFaults(faults: Fault[], { settleMs, onDone }: RunOptions): Promise<Result[]> {
  const folder = await makeDataFolder('faults')
  const unmount = mountDisk(folder)
  const outlets = await openOutlets()
  let product: Product | undefined
  try {
    product = await openProduct(folder, outlets)
    const token = await openWriter(product, outlets.webhookUrl)
    const loads: Load[] = []
    const failures: (string | undefined)[] = []
    for (const fault of faults) {
      const startedAt = performance.now()
      const load = startLoad(product, token)
      loads.push(load)
      const failure = await runFault(product, load, fault)
      failures.push(failure)
      onDone?.(fault.name, performance.now() - startedAt, failure)
      if (failure) break
    }
    // A resumable upload that a killed server was checking is free again after a minute; meanwhile the next faults were done.
    const written = await Promise.all(loads.map(load => load.written()))
    await settle(product, settleMs)
    const counts = await count(product, outlets, written)
    return counts.map((one, at) => ({ name: faults[at]?.name ?? '', failure: failures[at], ...one }))
  } finally {
    await product?.stop()
    await outlets.close()
    unmount()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns what went wrong, or undefined. */
async function runFault(product: Product, load: Load, fault: Fault): Promise<string | undefined> {
  const reach = async (more: number, failure: string) => {
    const wanted = load.confirmed() + more
    for (const until = Date.now() + MAX_WAIT_MS; load.confirmed() < wanted; await wait(20)) if (Date.now() > until) throw new Error(failure)
  }
  try {
    await reach(WRITES, 'nothing is confirmed before it')
    await fault.run(product, more => reach(more, 'nothing is confirmed during it'))
    await reach(WRITES, 'the product does not come back')
    return undefined
  } catch (error) {
    return String(error)
  } finally {
    load.stop()
  }
}
