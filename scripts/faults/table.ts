import { databaseBreaks, databaseStops } from './faults-of-database.ts'
import { diskFaults } from './faults-of-disk.ts'
import { clockStep, launcherFaults, orderlyFaults, serverKills } from './faults-of-processes.ts'
import type { Product } from './product.ts'

export interface Fault {
  name: string
  /** Part of `--short`. */
  isShort?: boolean
  /** Returns why it can't be done on this machine, or undefined. */
  missing?(): string | undefined
  /** Does the fault and takes its cause away. `writes` waits until so many more writes are confirmed. */
  run(product: Product, writes: (more: number) => Promise<void>): Promise<void>
}

/**
 * All faults. Those that break off what the product is doing come first: the queue repeats a mail whose process died after five minutes, which the rest of
 * the table fills.
 */
export const faults: Fault[] = [
  ...serverKills,
  ...databaseBreaks,
  ...diskFaults,
  clockStep,
  ...orderlyFaults,
  ...launcherFaults,
  ...databaseStops,
]
