import { LRUCache } from 'lru-cache'
import { fetchOutside, type OutsideBytes } from '../http/post-outside.ts'
import { createWorkQueue } from '../work-queue.ts'
import type { PictureCache } from './picture-cache.server.ts'
import { NotAPicture } from './render.server.ts'
import { NotNow } from './renders.server.ts'

/** Fetches an address of another site. Never throws. */
export type FetchPicture = (address: string) => Promise<OutsideBytes>

/** Pictures of other sites, each fetched once. */
export interface OutsidePictures {
  /** Returns the stored or fetched bytes, unchecked. Throws NotAPicture if they can't be had, and NotNow if too many are being fetched. */
  read(address: string, tenantId: string, signal: AbortSignal | undefined): Promise<Buffer>
}

const MAX_BYTES = 10 * 1024 * 1024
const TIMEOUT_MS = 10_000
const AT_ONCE = 4
const MAX_WAITING = 400
const MAX_WAITING_BY_TENANT = 60
const FAILED_MS = 600_000

export const fetchPicture: FetchPicture = url => fetchOutside({ url, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, isLoopbackAllowed: false })

export function createOutsidePictures(cache: PictureCache, fetch: FetchPicture): OutsidePictures {
  const queue = createWorkQueue<Buffer>({ atOnce: AT_ONCE, maxWaiting: MAX_WAITING, maxWaitingByKey: [MAX_WAITING_BY_TENANT] })
  const failed = new LRUCache<string, string>({ max: 5000, ttl: FAILED_MS })

  async function fetchAndStore(address: string): Promise<Buffer> {
    const answer = await fetch(address)
    if (answer.kind === 'answered' && answer.status === 200) {
      await cache.write(keyOf(address), answer.bytes)
      return answer.bytes
    }
    const failure = answer.kind === 'failed' ? answer.failure : String(answer.status)
    failed.set(address, failure)
    throw new NotAPicture(failure)
  }

  return {
    async read(address, tenantId, signal) {
      const stored = await cache.read(keyOf(address))
      if (stored) return stored
      const failure = failed.get(address)
      if (failure !== undefined) throw new NotAPicture(failure)
      const run = queue.run(address, () => fetchAndStore(address), { keys: [tenantId], signal })
      if (!run) throw new NotNow(503, 2)
      return await run
    },
  }
}

const keyOf = (address: string) => `outside|${address}`
