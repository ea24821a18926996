import { Refused } from '#kit/errors.ts'
import type { TenantId } from '#platform/db/ids.ts'
import type { Log } from '#platform/log.ts'
import { LINES_HEADERS } from './lines.server.ts'
import { type NewStream, OwnStream } from './own-stream.server.ts'
import { assistantReason } from './texts.ts'

/** Streams of a process, and of one identity. */
const MOST = 2500
const MOST_OF_ONE = 4
const RETRY_SECONDS = 15

/** The answers that are being streamed by this process. No transaction and no turn is held by one. */
export class AnswerStreams {
  readonly #byConversation = new Map<string, Set<OwnStream>>()
  readonly #counts = new Map<string, number>()
  readonly #log: Log
  #open = 0

  constructor(log: Log) {
    this.#log = log
  }

  get size(): number {
    return this.#open
  }

  /** Throws 503 or 429 where the process, or the identity, has too many answers running. */
  requireRoom(tenantId: TenantId, identityId: string): void {
    if (this.#open >= MOST) throw new Refused(503, assistantReason('StreamsFull'), { retryAfterSeconds: RETRY_SECONDS })
    if ((this.#counts.get(`${tenantId} ${identityId}`) ?? 0) >= MOST_OF_ONE)
      throw new Refused(429, assistantReason('TooManyStreams'), { retryAfterSeconds: RETRY_SECONDS })
  }

  /** Ends the answers that are running in a conversation. */
  endAll(tenantId: TenantId, conversationId: string): void {
    for (const one of Array.from(this.#byConversation.get(`${tenantId} ${conversationId}`) ?? [])) one.end('superseded')
  }

  /** Opens the stream of an answer: one JSON object a line, each with both ids. A line is made when the reader has taken the one before. */
  open(stream: NewStream): Response {
    const own = new OwnStream(stream, this.#log, () => this.#remove(stream, own))
    this.#add(stream, own)
    return new Response(own.body(), { headers: LINES_HEADERS })
  }

  /** Ends all streams: a process that stops waits for no reader. */
  stop(): void {
    for (const running of this.#byConversation.values()) for (const one of Array.from(running)) one.end('over-time')
  }

  #add({ tenantId, conversationId }: NewStream, running: OwnStream): void {
    const key = `${tenantId} ${conversationId}`
    this.#byConversation.set(key, (this.#byConversation.get(key) ?? new Set()).add(running))
    this.#counts.set(running.owner, (this.#counts.get(running.owner) ?? 0) + 1)
    this.#open++
  }

  #remove({ tenantId, conversationId }: NewStream, running: OwnStream): void {
    const key = `${tenantId} ${conversationId}`
    const all = this.#byConversation.get(key)
    if (!all?.delete(running)) return
    if (all.size === 0) this.#byConversation.delete(key)
    const left = (this.#counts.get(running.owner) ?? 1) - 1
    if (left > 0) this.#counts.set(running.owner, left)
    else this.#counts.delete(running.owner)
    this.#open--
  }
}
