import { z } from 'zod'

/** A note or a marked passage of a person's own. */
export interface Note {
  id: string
  quote: string
  before: string
  note: string
}

export const noteFields = z.object({
  quote: z.string().trim().max(1000).default(''),
  before: z.string().max(120).default(''),
  note: z.string().trim().max(4000).default(''),
})

/** How many notes a person has in one chapter. */
export const MAX_NOTES = 200

/**
 * What became of a note that a device sent. `repeated`: it was sent before. `locked`, `removed`, `unknown`, `not-joined`: its chapter is not open to the person,
 * was taken out, is not there, is of a class that they take no part in. `too-many`: the chapter has as many as it may.
 */
export const NOTE_STATES = ['recorded', 'repeated', 'locked', 'removed', 'unknown', 'not-joined', 'too-many'] as const
export type NoteState = (typeof NOTE_STATES)[number]

/** A note as a device kept it; `id` is its own. Time in milliseconds, by its clock. */
export interface SentNote extends Note {
  chapterId: string
  at: number
}
