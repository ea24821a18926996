import { ERRORS, type Locker } from '@tus/server'

interface Holder {
  giveWay(): Promise<void> | void
  waiting: Set<() => void>
}

const WAIT_MS = 30_000

/**
 * Allows one request at a time for an upload. A client whose connection broke returns before its old request has noticed: the old one is told to stop, and the
 * new one waits. The package's own lock polls without a pause while it waits.
 */
export function createLocks(): Locker {
  const held = new Map<string, Holder>()
  return {
    newLock: id => ({
      async lock(signal, giveWay) {
        const patience = AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)])
        for (let holder = held.get(id); holder; holder = held.get(id)) {
          await holder.giveWay()
          await unlocked(holder, patience)
        }
        held.set(id, { giveWay, waiting: new Set() })
      },
      async unlock() {
        const holder = held.get(id)
        held.delete(id)
        for (const goOn of holder?.waiting ?? []) goOn()
      },
    }),
  }
}

/** Runs `work` once the request that holds the upload has stopped. Throws what the tus server does if it does not stop, and what `work` does. */
export async function withLock(locks: Locker, id: string, work: () => Promise<void>): Promise<void> {
  const lock = locks.newLock(id)
  await lock.lock(AbortSignal.timeout(WAIT_MS), () => {})
  try {
    await work()
  } finally {
    await lock.unlock()
  }
}

function unlocked({ waiting }: Holder, signal: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const giveUp = () => {
      waiting.delete(goOn)
      fail(ERRORS.ERR_LOCK_TIMEOUT)
    }
    const goOn = () => {
      signal.removeEventListener('abort', giveUp)
      done()
    }
    if (signal.aborted) giveUp()
    else {
      waiting.add(goOn)
      signal.addEventListener('abort', giveUp, { once: true })
    }
  })
}
