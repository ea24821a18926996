import type { Lane } from './claims.server.ts'

/** Webhooks that are called at a time. */
const AT_ONCE = 8
/** Of them, those of one tenant: its slow receivers hold up its own messages, and leave places for others. */
const AT_ONCE_OF_TENANT = 2
/** After so long the lanes that were found are looked for anew: some have become due since. */
const LOOK_MS = 2000
/** Tenants and webhooks whose last turn is remembered. */
const MAX_REMEMBERED = 20_000

export interface LaneWork {
  /** The lanes that have something due, the longest waiting first. */
  find(): Promise<Lane[]>
  /** Sends some of a lane. Whether it shall wait for the next pass: it had nothing to take. */
  send(lane: Lane): Promise<boolean>
  /** Whether no lane may begin any more. */
  isOver(): boolean
}

export interface LaneTurns {
  /**
   * One pass: sends lanes until none is left, those of tenants and webhooks first that had no turn for longest. One pass at a time. Rejects, when all that began
   * has ended, with the first error of `find` or `send`; a lane that failed keeps no other from its turn.
   */
  pass(work: LaneWork): Promise<void>
  /** Lets the pass that runs look for lanes again: there may be new ones. */
  lookAgain(): void
}

/** Who is next: eight lanes at a time, two of a tenant, all tenants in turn, across passes too. */
export function createLaneTurns(): LaneTurns {
  // By id, of tenants and of webhooks: the number of the turn that they had last, the oldest first.
  const lastTurns = new Map<string, number>()
  let turns = 0
  let isNews = false
  let ring = () => {}

  const lastTurn = (id: string) => lastTurns.get(id) ?? 0

  function remember(...ids: string[]): void {
    turns++
    for (const id of ids) {
      lastTurns.delete(id)
      lastTurns.set(id, turns)
    }
    for (const id of lastTurns.keys()) {
      if (lastTurns.size <= MAX_REMEMBERED) break
      lastTurns.delete(id)
    }
  }

  /** The first lane of each tenant, then the second of each …; among them who had no turn for longest, then who waits longest. */
  function inOrder(lanes: Lane[]): Lane[] {
    const byTenant = Map.groupBy(
      lanes.toSorted((a, b) => lastTurn(a.webhookId) - lastTurn(b.webhookId)),
      lane => lane.tenantId,
    )
    return [...byTenant]
      .flatMap(([tenantId, of]) => of.map((lane, place) => ({ lane, place, last: lastTurn(tenantId) })))
      .sort((a, b) => a.place - b.place || a.last - b.last)
      .map(one => one.lane)
  }

  async function pass({ find, send, isOver }: LaneWork): Promise<void> {
    const running = new Map<string, { lane: Lane; ended: Promise<void> }>()
    const resting = new Set<string>()
    const errors: unknown[] = []
    let waiting: Lane[] = []
    let lookedAt = Number.NEGATIVE_INFINITY

    async function look(): Promise<void> {
      isNews = false
      waiting = inOrder(await find())
      lookedAt = performance.now()
    }

    function begin(lane: Lane): void {
      remember(lane.tenantId, lane.webhookId)
      running.set(lane.webhookId, { lane, ended: sendOne(lane) })
    }

    async function sendOne(lane: Lane): Promise<void> {
      try {
        if (await send(lane)) resting.add(lane.webhookId)
      } catch (error) {
        errors.push(error)
        resting.add(lane.webhookId)
      } finally {
        running.delete(lane.webhookId)
      }
    }

    function fillPlaces(): void {
      const left: Lane[] = []
      for (const lane of waiting) {
        if (running.has(lane.webhookId) || resting.has(lane.webhookId)) continue
        const ofTenant = [...running.values()].filter(one => one.lane.tenantId === lane.tenantId).length
        if (running.size < AT_ONCE && ofTenant < AT_ONCE_OF_TENANT && !isOver()) begin(lane)
        else left.push(lane)
      }
      waiting = left
    }

    try {
      while (true) {
        // Before the look: who rings while it is under way is heard.
        const rung = new Promise<void>(resolve => {
          ring = resolve
        })
        if (!isOver() && running.size < AT_ONCE) {
          if (!isNews && performance.now() - lookedAt < LOOK_MS) fillPlaces()
          if (running.size < AT_ONCE) {
            await look()
            fillPlaces()
          }
        }
        if (running.size > 0) await Promise.race([rung, ...[...running.values()].map(one => one.ended)])
        else if (isOver() || !isNews) break
      }
    } finally {
      await Promise.all([...running.values()].map(one => one.ended))
    }
    if (errors.length > 0) throw errors[0]
  }

  return {
    pass,
    lookAgain() {
      isNews = true
      ring()
    },
  }
}
