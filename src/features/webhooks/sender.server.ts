import { createTurns } from '#kit/turns.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Change } from '#platform/db/changes.ts'
import { type OutsideAnswer, postOutside, type Resolve } from '#platform/http/post-outside.ts'
import { type ClaimedDelivery, type ClaimParts, claim, findDueLanes, giveBack, type Lane } from './claims.server.ts'
import { WEBHOOKS_TAG } from './events.server.ts'
import { createLaneTurns, type LaneTurns } from './lane-turns.server.ts'
import { isDelivered, NOT_SIGNED, record } from './results.server.ts'
import { purposeOf } from './secrets.ts'
import { signatureHeaders } from './signing.ts'
import { TIMEOUT_MS } from './webhook.ts'

export interface SenderParts extends ClaimParts {
  seal: Seal
  /** `WEBHOOKS_LOOPBACK`, on a developer's machine: webhooks of this machine are called, without TLS. */
  isLoopbackAllowed: boolean
  /** Resolves host names; by default with the name servers. */
  resolve?: Resolve
  timeoutMs?: number
  /** How long one webhook is sent to before it is another's turn, in milliseconds. */
  laneMs?: number
  /** How long a running try may take after `stop`, in milliseconds. */
  stopMs?: number
}

export interface WebhookSender {
  /** Tries everything that is due now. Resolves when done; rejects with database errors. */
  deliverDue(): Promise<void>
  /** Delivers in the background if the change announces deliveries, or if changes may have been missed. */
  hear(change: Change): void
  /** Stops: running tries get a few seconds, and are sent again later if they do not finish. */
  stop(): Promise<void>
}

/** Maximum of messages to one webhook in a turn. */
const BATCH = 20
const LANE_MS = 5_000
/** A pass ends before the next minute's begins; if something is left, another follows directly. */
const PASS_MS = 45_000
const STOP_MS = 5_000
/** Retries that are due before the next minute's pass get a timer. */
const SOON_SECONDS = 60

/**
 * Sends announced events to the webhooks of all tenants, each at least once: a delivery is claimed for a minute in one short transaction, sent with no
 * transaction open, and its result recorded in another. If the process dies in between, it is sent again after that minute. Of several processes one sends it.
 */
export function createWebhookSender(parts: SenderParts): WebhookSender {
  const stopping = new AbortController()
  // By the second in which they fire: many messages may be due in the same one.
  const timers = new Map<number, NodeJS.Timeout>()
  const inTurn = createTurns(1, 1)
  const lanes = createLaneTurns()
  let isStopped = false
  let last = Promise.resolve()

  function deliverDue(): Promise<void> {
    // The running pass finds what became due since, or, if it is about to end, the one queued behind it.
    lanes.lookAgain()
    last =
      inTurn(async () => {
        if (!isStopped) await pass({ ...parts, lanes, signal: stopping.signal, isStopped: () => isStopped, wake })
      }) ?? last
    return last
  }

  function deliverUnseen(): void {
    deliverDue().catch((error: unknown) => parts.log.error({ err: error }, 'webhooks could not be delivered'))
  }

  function wake(afterSeconds: number): void {
    const second = Math.ceil(performance.now() / 1000 + afterSeconds)
    if (isStopped || timers.has(second)) return
    const timer = setTimeout(
      () => {
        timers.delete(second)
        deliverUnseen()
      },
      second * 1000 - performance.now(),
    )
    timers.set(second, timer.unref())
  }

  return {
    deliverDue,
    hear({ tags }) {
      if (tags.includes(WEBHOOKS_TAG) || tags.includes('*')) deliverUnseen()
    },
    async stop() {
      isStopped = true
      for (const timer of timers.values()) clearTimeout(timer)
      const timer = setTimeout(() => stopping.abort(), parts.stopMs ?? STOP_MS)
      await last.catch(() => {})
      clearTimeout(timer)
    },
  }
}

interface Pass extends SenderParts {
  lanes: LaneTurns
  signal: AbortSignal
  isStopped(): boolean
  wake(afterSeconds: number): void
}

async function pass(parts: Pass): Promise<void> {
  const endsAt = performance.now() + PASS_MS
  const isLate = () => performance.now() > endsAt
  const isOver = () => parts.isStopped() || isLate()
  await parts.lanes.pass({ find: () => findDueLanes(parts), send: lane => sendLane(parts, lane, isOver), isOver })
  if (isLate()) parts.wake(0)
}

/** Sends some messages of a webhook until it rests. Returns true if it waits for the next pass: nothing was due. */
async function sendLane(parts: Pass, lane: Lane, isOver: () => boolean): Promise<boolean> {
  const endsAt = performance.now() + (parts.laneMs ?? LANE_MS)
  for (let sent = 0; sent < BATCH && (sent === 0 || performance.now() < endsAt); sent++) {
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
  }
  return false
}

async function send(parts: Pass, { tenantId, webhookId }: Lane, delivery: ClaimedDelivery, triedAt: Date): Promise<OutsideAnswer> {
  const { id, body, url, sealedSecret, sealedOldSecret, oldSecretUntil } = delivery
  const open = (sealed: string) => parts.seal.open(purposeOf(tenantId, webhookId), sealed)
  const newest = open(sealedSecret)
  // The settings have another installation's secret: nothing is sent unsigned.
  if (newest === undefined) return { kind: 'failed', failure: NOT_SIGNED }
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
