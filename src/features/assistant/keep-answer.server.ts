import type pg from 'pg'
import type { TenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import { type NewMessage, saveMessages } from './conversations.server.ts'

/** So many answers are written together. */
const TOGETHER = 100

interface Waiting {
  message: NewMessage
  kept: PromiseWithResolvers<void>
}

/**
 * Keeps answers when their streams have ended, in transactions of their own. A tenant has one at a time: what ends meanwhile waits, and is written together, so
 * that many that end at once take little from those that begin.
 */
export class AnswerKeeper {
  readonly #pool: pg.Pool
  readonly #waiting = new Map<TenantId, Waiting[]>()

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** Keeps an answer. Throws what writing it throws. */
  keep(tenantId: TenantId, message: NewMessage): Promise<void> {
    const kept = Promise.withResolvers<void>()
    const waiting = this.#waiting.get(tenantId)
    if (waiting) waiting.push({ message, kept })
    else void this.#writeAll(tenantId, [{ message, kept }])
    return kept.promise
  }

  async #writeAll(tenantId: TenantId, waiting: Waiting[]): Promise<void> {
    this.#waiting.set(tenantId, waiting)
    while (waiting.length > 0) await this.#write(tenantId, waiting.splice(0, TOGETHER))
    this.#waiting.delete(tenantId)
  }

  async #write(tenantId: TenantId, together: Waiting[]): Promise<void> {
    try {
      await withScope(this.#pool, { tenantId }, db =>
        saveMessages(
          { db, tenantId, now: new Date() },
          together.map(one => one.message),
        ),
      )
      for (const { kept } of together) kept.resolve()
    } catch (error) {
      if (together.length === 1) for (const { kept } of together) kept.reject(error)
      // One that can't be kept takes no other with it.
      else for (const one of together) await this.#write(tenantId, [one])
    }
  }
}
