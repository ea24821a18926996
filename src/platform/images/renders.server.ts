import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '../http/client-address.ts'
import { createWorkQueue } from '../work-queue.ts'
import type { PictureCache } from './picture-cache.server.ts'

/** Who asks for a picture. */
export interface PictureReader {
  tenantId: string
  clientAddress: string
  /** Aborts when the client disconnects. */
  signal?: AbortSignal | undefined
}

/** A picture that is not stored yet can't be made now: the client may ask again after these seconds. 429 if it asked for too many, 503 if too many wait. */
export class NotNow extends Error {
  override readonly name = 'NotNow'
  readonly status: 429 | 503
  readonly retryAfterSeconds: number
  constructor(status: 429 | 503, retryAfterSeconds: number) {
    super(`${status}: a picture can't be made now`)
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Makes pictures of all kinds (resized ones, drawings, cards), so that they share the processors. */
export interface Renders {
  /**
   * Makes the picture of a key that is not stored, when it is the reader's turn, and stores it. `render` is called once for all who ask meanwhile. Throws
   * NotNow, what `render` throws, and the signal's reason if nobody waits any longer.
   */
  make(cache: PictureCache, key: string, render: () => Promise<Buffer>, reader: PictureReader): Promise<Buffer>
}

const AT_ONCE = 2
const MAX_WAITING = 2000
/** By tenant, and by network within it. A page has some forty pictures; behind one address may be a school. */
const MAX_WAITING_BY_KEY = [400, 200] as const
const BUSY_SECONDS = 2

/** `perMinute`: new pictures that a network may order in a minute; stored ones are not counted. 0: unlimited. */
export function createRenders({ perMinute }: { perMinute: number }): Renders {
  const queue = createWorkQueue<Buffer>({ atOnce: AT_ONCE, maxWaiting: MAX_WAITING, maxWaitingByKey: MAX_WAITING_BY_KEY })
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })

  return {
    async make(cache, key, render, { tenantId, clientAddress, signal }) {
      const network = networkOf(clientAddress)
      if (perMinute > 0)
        await limiter.consume(network).catch((refusal: unknown) => {
          if (!(refusal instanceof RateLimiterRes)) throw refusal
          throw new NotNow(429, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
        })
      const renderAndStore = async () => {
        const picture = await render()
        await cache.write(key, picture)
        return picture
      }
      const run = queue.run(key, renderAndStore, { keys: [tenantId, network], signal })
      if (!run) throw new NotNow(503, BUSY_SECONDS)
      return await run
    },
  }
}
