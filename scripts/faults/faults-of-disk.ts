import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fillDisk, makeReadOnly, noMounts } from './own-disk.ts'
import type { Fault } from './table.ts'

const FAULT_MS = 6000

export const diskFaults: Fault[] = [
  {
    name: 'disk full for 6 s',
    missing: noMounts,
    async run({ folder }) {
      await during(await fillDisk(folder))
    },
  },
  {
    name: 'uploads read-only for 6 s',
    missing: noMounts,
    async run({ folder }) {
      await during(await makeReadOnly(join(folder, 'uploads')))
    },
  },
]

async function during(end: () => void): Promise<void> {
  try {
    await wait(FAULT_MS)
  } finally {
    end()
  }
}
