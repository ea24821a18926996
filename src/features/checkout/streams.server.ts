import type { Change } from '#platform/db/changes.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'

/** Streams that one person, or the links to one invoice, may have open in a process; a tab each. */
const MOST_OF_ONE = 6
/** Streams of a process. */
const MOST = 2000
/** A sign of life, so that proxies keep the connection and we notice one that is gone. */
const BEAT_MS = 25_000
/** Then the browser opens the stream again, and is asked anew who it is. */
const LIFETIME_MS = 10 * 60_000
const RETRY_MS = 3000

interface Stream {
  who: string
  send(text: string): void
  end(): void
}

/** Who waits for what became of an invoice. */
export interface Waiting {
  tenantId: TenantId
  invoiceId: string
  /** Whom the stream belongs to: a member, or the links to an invoice. */
  who: string
  /** Of the request: aborted when the client goes. */
  signal: AbortSignal
}

/**
 * Server-sent events of the pages that wait for a payment. An event says only that something changed: the page asks for what, as it did before, so a stream
 * tells nothing that its reader may no longer see.
 */
export class InvoiceStreams {
  readonly #streams = new Map<string, Set<Stream>>()
  readonly #counts = new Map<string, number>()
  #open = 0

  /** Tells the streams of an invoice that it changed; all of them after a connection to the database broke, since changes may have been missed. */
  hear({ tenantId, tags }: Change): void {
    for (const tag of tags) {
      if (tag === '*')
        this.#tell(tenantId === null ? [...this.#streams.keys()] : [...this.#streams.keys()].filter(key => key.startsWith(tenantId)))
      else if (tag.startsWith('invoice:')) this.#tell([`${tenantId} ${tag.slice('invoice:'.length)}`])
    }
  }

  /** Opens a stream; 503 with `Retry-After` where the reader, or the process, has too many. */
  open({ tenantId, invoiceId, who, signal }: Waiting): Response {
    const owner = `${tenantId} ${who}`
    if (this.#open >= MOST || (this.#counts.get(owner) ?? 0) >= MOST_OF_ONE)
      return new Response(null, { status: 503, headers: { ...COMMON_HEADERS, 'retry-after': '30', 'cache-control': 'no-store' } })
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: controller => this.#start(controller, `${tenantId} ${invoiceId}`, owner, signal),
    })
    return new Response(body, {
      headers: {
        ...COMMON_HEADERS,
        'content-type': 'text/event-stream',
        'cache-control': 'no-store, no-transform',
        // nginx would hold events back.
        'x-accel-buffering': 'no',
      },
    })
  }

  /** Number of open streams. */
  get size(): number {
    return this.#open
  }

  /** Ends all streams: a process that stops waits for no reader. */
  stop(): void {
    for (const streams of this.#streams.values()) for (const stream of streams) stream.end()
  }

  #start(controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>, key: string, who: string, signal: AbortSignal): void {
    const encoder = new TextEncoder()
    let isOver = false
    const stream: Stream = {
      who,
      send: text => {
        if (isOver) return
        // A reader who takes nothing is gone, or hopeless.
        if ((controller.desiredSize ?? 0) < -8) return stream.end()
        controller.enqueue(encoder.encode(text))
      },
      end: () => {
        if (isOver) return
        isOver = true
        clearInterval(beat)
        clearTimeout(death)
        signal.removeEventListener('abort', stream.end)
        this.#remove(key, stream)
        try {
          controller.close()
        } catch {
          // The client has gone already.
        }
      },
    }
    const beat = setInterval(() => stream.send(': ada\n\n'), BEAT_MS)
    const death = setTimeout(stream.end, LIFETIME_MS)
    beat.unref()
    death.unref()
    this.#add(key, stream)
    stream.send(`retry: ${RETRY_MS}\n\n`)
    if (signal.aborted) stream.end()
    else signal.addEventListener('abort', stream.end)
  }

  #tell(keys: readonly string[]): void {
    for (const key of keys) for (const stream of this.#streams.get(key) ?? []) stream.send('event: change\ndata: 1\n\n')
  }

  #add(key: string, stream: Stream): void {
    const streams = this.#streams.get(key) ?? new Set()
    this.#streams.set(key, streams.add(stream))
    this.#counts.set(stream.who, (this.#counts.get(stream.who) ?? 0) + 1)
    this.#open++
  }

  #remove(key: string, stream: Stream): void {
    const streams = this.#streams.get(key)
    if (!streams?.delete(stream)) return
    if (streams.size === 0) this.#streams.delete(key)
    const left = (this.#counts.get(stream.who) ?? 1) - 1
    if (left > 0) this.#counts.set(stream.who, left)
    else this.#counts.delete(stream.who)
    this.#open--
  }
}
