import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const MAX_WAIT_MS = 10 * 60_000

/** Runs `work` while holding the lock file exclusively. The lock of a dead process is taken over. */
export async function whileLocked(file, work) {
  await acquire(file)
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

async function acquire(file) {
  for (const until = Date.now() + MAX_WAIT_MS; Date.now() < until; ) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, String(process.pid))
      closeSync(handle)
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (isStale(file)) rmSync(file, { force: true })
      else await wait(200)
    }
  }
  throw new Error(`${file} is held by another process; if none is running, remove it`)
}

export function isStale(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    // Just created, without a pid yet.
    if (!holder) return false
    process.kill(holder, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}
