import type { Sent } from './queue.ts'
import type { QueuedNote, QueuedProgress } from './queued.ts'

const BASE = '/api/services/v1/learning'
/** A page that is left may still send so much (Fetch standard: 64 KiB for all of them). */
const MAX_KEEPALIVE = 30_000
/** States of what the server can't use; all others are with it. It keeps what was done in a locked chapter, but no note on one. */
const UNUSABLE = ['unknown', 'removed', 'not-joined']
const UNUSABLE_NOTE = [...UNUSABLE, 'locked', 'too-many']
const MALFORMED = [400, 413, 422]

/** What the server says after a report: how much of its classes is done, by slug, and the ids of those of its chapters that are. */
export interface Answered {
  percents: Readonly<Record<string, number>>
  done: readonly string[]
}

/** Sends what was done; never rejects. */
export async function postProgress(
  memberId: string,
  items: readonly QueuedProgress[],
  onAnswer: (answered: Answered) => void,
): Promise<Sent> {
  const shown = items.map(({ id, chapterId, state = 'open', position, seconds, answers, version, at }) => {
    return { id, chapterId, state, position, seconds, answers, version, at }
  })
  return await post(`${BASE}/progress`, { memberId, items: shown }, UNUSABLE, ({ classes = [], done = [] }) =>
    onAnswer({ percents: Object.fromEntries(classes.map(({ slug, percent }) => [slug, percent])), done }),
  )
}

/** Sends notes; never rejects. */
export async function postNotes(memberId: string, items: readonly QueuedNote[]): Promise<Sent> {
  const shown = items.map(({ id, chapterId, quote, before, note, at }) => ({ id, chapterId, quote, before, note, at }))
  return await post(`${BASE}/notes`, { memberId, notes: shown }, UNUSABLE_NOTE)
}

interface Kept {
  items?: { id: string; state: string }[]
  notes?: { id: string; state: string }[]
  classes?: { slug: string; percent: number }[]
  done?: string[]
}

async function post(address: string, content: object, unusable: readonly string[], onKept?: (kept: Kept) => void): Promise<Sent> {
  const body = JSON.stringify(content)
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: body.length < MAX_KEEPALIVE,
    })
    if (response.ok) {
      // Named boundary: our own calls answer so (`features/learning/contract.ts`).
      const { data } = (await response.json()) as { data: Kept }
      onKept?.(data)
      return { kind: 'taken', refused: readStates(data, unusable) }
    }
    // A body that nobody reads keeps its connection busy.
    await response.arrayBuffer()
    return toSent(response)
  } catch {
    return { kind: 'waits', why: 'network' }
  }
}

/** Returns what a refusal means for what was sent. */
export function toSent({ status, headers }: Pick<Response, 'status' | 'headers'>): Sent {
  if (MALFORMED.includes(status)) return { kind: 'malformed' }
  if (status === 401) return { kind: 'waits', why: 'signed-out' }
  if (status === 409) return { kind: 'waits', why: 'other-person' }
  const seconds = Number(headers.get('retry-after') ?? 0)
  return { kind: 'waits', why: 'busy', ...(seconds > 0 && { retryAfterMs: seconds * 1000 }) }
}

function readStates({ items = [], notes = [] }: Kept, unusable: readonly string[]): Map<string, string> {
  return new Map([...items, ...notes].flatMap(({ id, state }) => (unusable.includes(state) ? [[id, state]] : [])))
}
