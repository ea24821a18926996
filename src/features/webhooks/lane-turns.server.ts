import type { Lane } from './claims.server.ts'

/** Maximum of webhooks called at a time. */
const AT_ONCE = 8
/** Of these, the maximum of one tenant: its slow receivers delay only its own messages. */
const AT_ONCE_OF_TENANT = 2
/** Due lanes are searched again after this time: some may have become due since. */
const LOOK_MS = 2000
/** Maximum of tenants and webhooks whose last turn is remembered. */
const MAX_REMEMBERED = 20_000

export interface LaneWork {
  /** Returns the lanes with something due, longest waiting first. */
  find(): Promise<Lane[]>
  /** Sends a part of a lane. Returns true if the lane waits for the next pass: nothing was due. */
  send(lane: Lane): Promise<boolean>
  /** True if no lane may begin any more. */
  isOver(): boolean
}

export interface LaneTurns {
  /**
   * Runs one pass: sends lanes until none is left, those of tenants and webhooks whose last turn is longest ago first. One pass at a time. After everything
   * has ended, rejects with the first error of `find` or `send`; a lane that fails does not hold up others.
   */
  pass(work: LaneWork): Promise<void>
  /** Makes the running pass search for lanes again: there may be new ones. */
  lookAgain(): void
}

/** Decides which lane is next: eight lanes at a time, two of a tenant, all tenants in turn, also across passes. */
export function createLaneTurns(): LaneTurns {
  // The number of the last turn by tenant or webhook id, oldest first.
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

  /** Orders the first lane of each tenant, then the second of each …; within these by the last turn, then by waiting time. */
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
        // Created before the search, so that a ring during it is not lost.
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
