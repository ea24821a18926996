import { TALKS_KEY } from '#kit/offline.ts'
import type { Shelf } from './storage.ts'

/** A conversation that this device knows of; its messages are the server's. */
export interface HistoryEntry {
  id: string
  /** The first question. */
  title: string
  /** Milliseconds since 1970. */
  at: number
  /** Who had it: empty for somebody who was not signed in. Others on this device don't see it. */
  who: string
}

const MOST = 50
const TITLE_LENGTH = 80

/** Returns a person's conversations on this device, newest first. */
export function listHistory(shelf: Shelf, who: string): HistoryEntry[] {
  return readAll(shelf).filter(entry => entry.who === who)
}

/** Saves a conversation, once: later replies of the same one change nothing. */
export function saveToHistory(shelf: Shelf, entry: HistoryEntry): void {
  const all = readAll(shelf)
  if (all.some(({ id }) => id === entry.id)) return
  shelf.write(TALKS_KEY, [{ ...entry, title: Array.from(entry.title).slice(0, TITLE_LENGTH).join('') }, ...all].slice(0, MOST))
}

export function removeFromHistory(shelf: Shelf, id: string): void {
  shelf.write(
    TALKS_KEY,
    readAll(shelf).filter(entry => entry.id !== id),
  )
}

/** Gives conversations that were had before signing in to the person who did. */
export function takeHistoryAlong(shelf: Shelf, who: string): void {
  shelf.write(
    TALKS_KEY,
    readAll(shelf).map(entry => (entry.who === '' ? { ...entry, who } : entry)),
  )
}

function readAll(shelf: Shelf): HistoryEntry[] {
  const kept = shelf.read(TALKS_KEY)
  return Array.isArray(kept) ? kept.filter(isEntry) : []
}

function isEntry(value: unknown): value is HistoryEntry {
  if (typeof value !== 'object' || value === null) return false
  const { id, title, at, who }: Partial<Record<string, unknown>> = { ...value }
  return typeof id === 'string' && typeof title === 'string' && typeof at === 'number' && typeof who === 'string'
}
