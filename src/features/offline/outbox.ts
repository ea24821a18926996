import type { ProgressReport } from '#features/chapters/kinds/ui.ts'
import { LAST_SENT_KEY } from '#kit/offline.ts'
import { keptStore } from '#ui/app/saving/kept-store.ts'
import { alone } from './alone.ts'
import { type Answered, postNotes, postProgress } from './posting.ts'
import { type Blocked, createQueue } from './queue.ts'
import type { QueuedNote, QueuedProgress } from './queued.ts'

/** `percents` and `done`: what the server last answered in this tab. */
export interface OutboxState extends Answered {
  progress: readonly QueuedProgress[]
  notes: readonly QueuedNote[]
  /** Why the last attempt left something behind. */
  blocked: Blocked | undefined
  /** In milliseconds since 1970; undefined before the first time. */
  lastSentAt: number | undefined
}

export const EMPTY_OUTBOX: OutboxState = { progress: [], notes: [], blocked: undefined, lastSentAt: undefined, percents: {}, done: [] }
const [MAX_ITEMS, MAX_NOTES] = [200, 50]
const RETRY_MS = 15_000
const now = () => Date.now()

/** What a member's devices have done and the server does not have yet: kept, shown, and sent by one tab at a time. */
export interface Outbox {
  state(): OutboxState
  subscribe(onChange: () => void): () => void
  addProgress(report: ProgressReport, chapter: { id: string; title: string; version?: number }): Promise<boolean>
  addNote(note: Pick<QueuedNote, 'quote' | 'before' | 'note'>, chapter: { id: string; title: string }): Promise<boolean>
  /** Returns true once nothing waits. */
  send(): Promise<boolean>
  /** Deletes what the server could not use, once its owner has seen it. */
  dismiss(ids: readonly string[]): Promise<void>
}

const outboxes = new Map<string, Outbox>()

/** Returns the outbox of a member in this tab. */
export function outboxOf(memberId: string): Outbox {
  const known = outboxes.get(memberId) ?? createOutbox(memberId)
  outboxes.set(memberId, known)
  return known
}

function createOutbox(memberId: string): Outbox {
  let answered: Answered = { percents: {}, done: [] }
  const progress = createQueue<QueuedProgress>({
    store: keptStore('progress'),
    post: (of, items) =>
      postProgress(of, items, ({ percents, done }) => {
        answered = { percents: { ...answered.percents, ...percents }, done: [...new Set([...answered.done, ...done])] }
      }),
    maxItems: MAX_ITEMS,
    now,
  })
  const notes = createQueue<QueuedNote>({ store: keptStore('notes'), post: postNotes, maxItems: MAX_NOTES, now })
  const channel = new BroadcastChannel(`sanggar-outbox:${memberId}`)
  const listeners = new Set<() => void>()
  let state: OutboxState = { ...EMPTY_OUTBOX, lastSentAt: readSent(memberId) }
  let sending: Promise<boolean> | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let latest = 0

  async function refresh(change: Partial<OutboxState> = {}, isTold = false): Promise<void> {
    const next = { ...state, ...change, progress: await progress.list(memberId), notes: await notes.list(memberId) }
    // Nothing new is nothing to show.
    if (JSON.stringify(next) === JSON.stringify(state)) return
    state = next
    for (const each of listeners) each()
    if (!isTold) channel.postMessage('changed')
  }
  const onOnline = () => void send()
  const onMessage = () => void refresh({ lastSentAt: readSent(memberId) }, true)

  async function sendAll(): Promise<boolean> {
    const before = countWaiting(state)
    const blocked = (await progress.send(memberId)) ?? (await notes.send(memberId))
    await refresh({ blocked, ...answered })
    if (countWaiting(state) < before) {
      keepSent(memberId, now())
      await refresh({ lastSentAt: readSent(memberId) })
    }
    return blocked === undefined
  }
  /** What was added since the sending began goes with the next one. */
  const send = async () => {
    await sending
    return await (sending ??= alone(`sanggar-sending:${memberId}`, sendAll).finally(() => (sending = undefined)))
  }
  /** Two of the same millisecond keep their order. */
  const stamp = () => (latest = Math.max(now(), latest + 1))
  const kept = () => ({ memberId, id: crypto.randomUUID(), keptAt: stamp(), at: new Date().toISOString() })

  return {
    send,
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      if (listeners.size === 1) {
        timer = setInterval(onOnline, RETRY_MS)
        addEventListener('online', onOnline)
        channel.addEventListener('message', onMessage)
        void refresh({}, true).then(send)
      }
      return () => {
        listeners.delete(onChange)
        if (listeners.size > 0) return
        clearInterval(timer)
        removeEventListener('online', onOnline)
        channel.removeEventListener('message', onMessage)
      }
    },
    async addProgress(report, { id, title, version }) {
      await progress.add({ ...report, ...kept(), chapterId: id, title, ...(version !== undefined && { version }) })
      await refresh()
      return await send()
    },
    async addNote(note, { id, title }) {
      await notes.add({ ...note, ...kept(), chapterId: id, title })
      await refresh()
      return await send()
    },
    async dismiss(ids) {
      for (const id of ids) {
        await progress.forget(memberId, id)
        await notes.forget(memberId, id)
      }
      await refresh()
    },
  }
}

/** Returns how many things wait, without those that the server can't use. */
export function countWaiting({ progress, notes }: OutboxState): number {
  return [...progress, ...notes].filter(({ refused }) => refused === undefined).length
}

function readSent(memberId: string): number | undefined {
  try {
    const [of, at] = (localStorage.getItem(LAST_SENT_KEY) ?? '').split(' ')
    return of === memberId ? Number(at) : undefined
  } catch {
    return undefined
  }
}

function keepSent(memberId: string, at: number): void {
  try {
    localStorage.setItem(LAST_SENT_KEY, `${memberId} ${at}`)
  } catch {
    // It is known as long as the page is open.
  }
}
