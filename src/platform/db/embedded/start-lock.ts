import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive } from './process.ts'

const STEP_MS = 100
const MAX_STEPS = 600
/** Whoever holds the lock touches it this often. */
const TOUCH_MS = 1000
/** A lock untouched for so long belongs to no start that is under way. */
const STALE_MS = 10_000

/**
 * Allows one process at a time to start the server; waits up to a minute for another one's start. The lock of a dead process is taken over. Throws at once if
 * a live process of that number doesn't keep touching it: after a reboot the number may belong to any program.
 */
export async function lockStart(file: string): Promise<() => Promise<void>> {
  for (let step = 0; step < MAX_STEPS; step++) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' })
      const touching = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => {}), TOUCH_MS)
      return async () => {
        clearInterval(touching)
        await rm(file, { force: true })
      }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const holder = Number(await readFile(file, 'utf8').catch(() => ''))
    const ageMs = Date.now() - ((await stat(file).catch(() => undefined))?.mtimeMs ?? Date.now())
    if (holder ? !isAlive(holder) : ageMs > 2000) await rm(file, { force: true })
    else if (ageMs > STALE_MS)
      throw new Error(
        `${file} names process ${holder}, which is alive but starts nothing (untouched for ${Math.round(ageMs / 1000)} s): ` +
          'it is probably another program; remove the file, then start again',
      )
    else await wait(STEP_MS)
  }
  throw new Error(`another start has held ${file} for a minute; if none is running, remove it`)
}
