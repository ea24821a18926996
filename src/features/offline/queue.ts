/** Something that a member did, kept on the device until the server has it. */
export interface Queued {
  memberId: string
  id: string
  keptAt: number
  /** Why the server can't use it: it stays on the device, and its owner is told. */
  refused?: string
}

/** Where queued things are kept; none of its functions rejects. */
export interface QueueStore<T extends Queued> {
  list(memberId: string): Promise<T[]>
  keep(item: T): Promise<void>
  find(memberId: string, id: string): Promise<T | undefined>
  forget(memberId: string, id: string): Promise<void>
}

/** Why things wait: no way to the server, its own trouble, nobody or somebody else signed in. */
export type Blocked = 'network' | 'busy' | 'signed-out' | 'other-person'

/** What became of a part that was sent. `taken`: with why the server can't use some of it. `malformed`: something in it is. */
export type Sent =
  | { kind: 'taken'; refused: ReadonlyMap<string, string> }
  | { kind: 'malformed' }
  | { kind: 'waits'; why: Blocked; retryAfterMs?: number }

export interface QueueOptions<T extends Queued> {
  store: QueueStore<T>
  /** Sends these in their order; never rejects. */
  post(memberId: string, items: readonly T[]): Promise<Sent>
  /** How many go at once. */
  maxItems: number
  now(): number
}

/**
 * Returns the queue of one kind of things. Each is sent until the server has it or says that it can't use it, the oldest first, whatever fails between; what is
 * malformed takes nothing else with it. What the device can't store is kept as long as the page is open. Who calls `send` sees to it that no other tab does.
 */
export function createQueue<T extends Queued>({ store, post, maxItems, now }: QueueOptions<T>) {
  const unkept = new Map<string, T>()
  /** Were a device not to forget them, they would be sent for ever. */
  const settled = new Set<string>()
  let restUntil = 0

  async function list(memberId: string): Promise<T[]> {
    const kept = new Map((await store.list(memberId)).map(item => [item.id, item]))
    for (const item of unkept.values()) if (item.memberId === memberId) kept.set(item.id, item)
    return [...kept.values()].filter(({ id }) => !settled.has(id)).toSorted((a, b) => a.keptAt - b.keptAt)
  }

  async function forget(memberId: string, id: string): Promise<void> {
    settled.add(id)
    unkept.delete(id)
    await store.forget(memberId, id)
  }

  /** What the device has stored is the device's: another tab may send it. */
  async function keep(item: T): Promise<void> {
    unkept.set(item.id, item)
    await store.keep(item)
    const kept = await store.find(item.memberId, item.id)
    if (kept && kept.refused === item.refused) unkept.delete(item.id)
  }

  /** Returns undefined once the server has all that it can use, else why the rest waits. */
  async function send(memberId: string): Promise<Blocked | undefined> {
    if (now() < restUntil) return 'busy'
    let most = maxItems
    for (;;) {
      const items = (await list(memberId)).filter(({ refused }) => refused === undefined)
      if (items.length === 0) return undefined
      const part = items.slice(0, most)
      const sent = await post(memberId, part)
      if (sent.kind === 'waits') {
        restUntil = now() + (sent.retryAfterMs ?? 0)
        return sent.why
      }
      const [only] = part
      if (sent.kind === 'malformed' && part.length > 1) {
        most = Math.ceil(part.length / 2)
        continue
      }
      most = maxItems
      if (sent.kind === 'malformed') {
        if (only) await keep({ ...only, refused: 'malformed' })
        continue
      }
      for (const item of part) {
        const why = sent.refused.get(item.id)
        await (why === undefined ? forget(memberId, item.id) : keep({ ...item, refused: why }))
      }
    }
  }

  return {
    list,
    send,
    forget,
    /** Keeps a thing; it waits for `send`. */
    add: keep,
  }
}
