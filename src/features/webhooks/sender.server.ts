import { createTurns } from '#kit/turns.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Change } from '#platform/db/changes.ts'
import { type OutsideAnswer, postOutside, type Resolve } from '#platform/http/post-outside.ts'
import { type ClaimedDelivery, type ClaimParts, claim, findDueLanes, giveBack, isDelivered, type Lane, record } from './claims.server.ts'
import { WEBHOOKS_TAG } from './events.server.ts'
import { purposeOf } from './secrets.ts'
import { signatureHeaders } from './signing.ts'
import { TIMEOUT_MS } from './webhook.ts'

export interface SenderParts extends ClaimParts {
  seal: Seal
  /** Whether webhooks of this machine are called, without TLS: on a developer's machine. */
  isLoopbackAllowed: boolean
  /** How names become addresses, where that is not the machine's own way. */
  resolve?: Resolve
  timeoutMs?: number
}

export interface WebhookSender {
  /** Tries all that is due when it is called. Resolves when that is over; rejects with what the database says. */
  deliverDue(): Promise<void>
  /** Delivers, without anybody waiting, where the change says that there is something, or that changes may have been missed. */
  hear(change: Change): void
  /** Ends the work: what is being sent has a few seconds, and is sent again later where they were not enough. */
  stop(): Promise<void>
}

/** Webhooks that are called at a time: one that is slow holds up its own messages alone. */
const AT_ONCE = 8
/** Messages of one webhook before the next one's turn. */
const BATCH = 20
/** A pass ends before the next minute's; the rest waits for that. */
const PASS_MS = 45_000
const STOP_MS = 5_000
/** Retries that are due sooner than the next minute's pass have a timer. */
const SOON_SECONDS = 60

/**
 * Sends what was announced to webhooks, of all tenants. Each message is delivered at least once: it is taken for a minute in one short transaction, sent with no
 * transaction open, and its result written in another; where the process dies between, it is sent again when that minute is over. Of several processes one takes it.
 */
export function createWebhookSender(parts: SenderParts): WebhookSender {
  const stopping = new AbortController()
  const timers = new Set<NodeJS.Timeout>()
  const inTurn = createTurns(1, 1)
  let isStopped = false
  let last = Promise.resolve()

  function deliverDue(): Promise<void> {
    // Where one pass runs and another waits, the waiting one sees what became due since.
    last =
      inTurn(async () => {
        if (!isStopped) await pass({ ...parts, signal: stopping.signal, isStopped: () => isStopped, wake })
      }) ?? last
    return last
  }

  function deliverUnseen(): void {
    deliverDue().catch((error: unknown) => parts.log.error({ err: error }, 'webhooks could not be delivered'))
  }

  function wake(afterSeconds: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      deliverUnseen()
    }, afterSeconds * 1000)
    timers.add(timer.unref())
  }

  return {
    deliverDue,
    hear({ tags }) {
      if (tags.includes(WEBHOOKS_TAG) || tags.includes('*')) deliverUnseen()
    },
    async stop() {
      isStopped = true
      for (const timer of timers) clearTimeout(timer)
      const timer = setTimeout(() => stopping.abort(), STOP_MS)
      await last.catch(() => {})
      clearTimeout(timer)
    },
  }
}

interface Pass extends SenderParts {
  signal: AbortSignal
  isStopped(): boolean
  wake(afterSeconds: number): void
}

async function pass(parts: Pass): Promise<void> {
  const endsAt = performance.now() + PASS_MS
  const isOver = () => parts.isStopped() || performance.now() > endsAt
  const inTurn = createTurns(AT_ONCE, Number.POSITIVE_INFINITY)
  // Where nothing comes through, one try a pass is enough: the other messages lose none of theirs.
  const resting = new Set<string>()
  while (!isOver()) {
    const lanes = (await findDueLanes(parts)).filter(lane => !resting.has(lane.webhookId))
    if (lanes.length === 0) return
    const results = await Promise.allSettled(
      lanes.map(async lane => {
        await inTurn(async () => {
          if (await sendLane(parts, lane, isOver)) resting.add(lane.webhookId)
        })
      }),
    )
    const broken = results.find(result => result.status === 'rejected')
    if (broken) throw broken.reason
  }
}

/** Sends some messages of a webhook. Whether it shall rest until the next pass: it does not take them, or there is nothing left to take. */
async function sendLane(parts: Pass, lane: Lane, isOver: () => boolean): Promise<boolean> {
  for (let sent = 0; sent < BATCH; sent++) {
    if (isOver()) return true
    const delivery = await claim(parts, lane)
    if (!delivery) return sent === 0
    const triedAt = parts.now()
    const answer = await send(parts, lane, delivery, triedAt)
    if (!isDelivered(answer) && parts.signal.aborted) {
      await giveBack(parts, lane.tenantId, delivery)
      return true
    }
    const waitSeconds = await record(parts, lane.tenantId, delivery, answer, { triedAt, endedAt: parts.now() })
    if (waitSeconds !== undefined && waitSeconds < SOON_SECONDS) parts.wake(waitSeconds)
    if (isDown(answer)) return true
  }
  return false
}

/** Whether the receiver as a whole, and not this one message, is the trouble. */
function isDown(answer: OutsideAnswer): boolean {
  return answer.kind === 'failed' || answer.status >= 500 || answer.status === 429
}

async function send(parts: Pass, { tenantId, webhookId }: Lane, delivery: ClaimedDelivery, triedAt: Date): Promise<OutsideAnswer> {
  const { id, body, url, sealedSecret, sealedOldSecret, oldSecretUntil } = delivery
  const open = (sealed: string) => parts.seal.open(purposeOf(tenantId, webhookId), sealed)
  const newest = open(sealedSecret)
  // Another installation's secret in the settings: nothing is sent unsigned.
  if (newest === undefined) return { kind: 'failed', failure: 'SECRET_NOT_READABLE' }
  const old = sealedOldSecret !== null && oldSecretUntil && oldSecretUntil > triedAt ? open(sealedOldSecret) : undefined
  return await postOutside({
    url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Sanggar-Webhooks/1',
      ...signatureHeaders({ id, body }, triedAt, old === undefined ? [newest] : [newest, old]),
    },
    timeoutMs: parts.timeoutMs ?? TIMEOUT_MS,
    isLoopbackAllowed: parts.isLoopbackAllowed,
    resolve: parts.resolve,
    signal: parts.signal,
  })
}
