import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from './product.ts'
import { type Outcome, send, type Write } from './requests.ts'

const PAUSE_MS = 50
const WRITERS = 6
/** So many of them send resumable uploads only, and wait while their server is away. */
const RESUMABLE = 2
/** A server that has just come back is busy, or still holds the key of the write that broke. */
const REPEATS = 10
const REPEAT_PAUSE_MS = 1000
const KINDS = ['appointment', 'form', 'post', 'upload'] as const

export interface Sent extends Write {
  outcome: Outcome
}

/** What was written while a fault was done. */
export interface Written {
  sent: Sent[]
  /** The longest time in which no write was confirmed. */
  awayMs: number
}

export interface Load {
  /** Number of writes confirmed so far. */
  confirmed(): number
  /** Ends the writers; what is on its way may go on. */
  stop(): void
  /** Waits for what is on its way, and repeats unknown writes that have a key. */
  written(): Promise<Written>
}

/**
 * Sends appointments (by call and by form, each with a mail), posts (each with an event for a webhook) and uploads (in one piece and resumable) without pause
 * until `stop`, to the product's servers in turn; half of the calls have an Idempotency-Key.
 */
export function startLoad(product: Product, token: string): Load {
  const sent: Sent[] = []
  const confirmedAt: number[] = []
  let isOver = false
  async function write(at: number) {
    for (let turn = 0; !isOver; turn++) {
      const kind = at < RESUMABLE ? 'resumable' : (KINDS[(at + turn) % KINDS.length] ?? 'post')
      const isKeyed = kind !== 'form' && kind !== 'resumable' && turn % 2 === 0
      const one: Sent = { kind, mark: `m${randomUUID().replaceAll('-', '')}`, key: isKeyed ? randomUUID() : undefined, outcome: 'unknown' }
      sent.push(one)
      one.outcome = await send(portFor(product, one, turn), token, one)
      if (one.outcome === 'confirmed' && !isOver) confirmedAt.push(performance.now())
      await wait(one.outcome === 'confirmed' ? PAUSE_MS : 5 * PAUSE_MS)
    }
  }
  const running = Array.from({ length: WRITERS }, (_, at) => write(at))
  return {
    confirmed: () => confirmedAt.length,
    stop() {
      isOver = true
    },
    async written() {
      await Promise.all(running)
      for (const one of sent) if (one.outcome === 'unknown' && one.key) one.outcome = await repeat(product, token, one)
      const gaps = confirmedAt.slice(1).map((at, before) => at - (confirmedAt[before] ?? at))
      return { sent, awayMs: Math.max(0, ...gaps) }
    },
  }
}

/** Repeats an unknown write. A refusal says nothing of the first one, which may have written: it stays unknown if no repetition is confirmed. */
async function repeat({ port }: Product, token: string, one: Write): Promise<Outcome> {
  for (let times = 0; times < REPEATS; times++) {
    const outcome = await send(port, token, one)
    if (outcome !== 'refused') return outcome
    await wait(REPEAT_PAUSE_MS)
  }
  return 'unknown'
}

/** A resumable upload goes on where it began, so it goes to the server that comes back after each fault. */
function portFor({ port, ports }: Product, { kind }: Write, turn: number): number {
  return kind === 'resumable' ? port : (ports[turn % ports.length] ?? port)
}
