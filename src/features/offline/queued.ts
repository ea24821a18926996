import type { ProgressReport } from '#features/chapters/kinds/ui.ts'
import type { Queued } from './queue.ts'

/** What a member did in a chapter. Its title is for them, where it can't be used. */
export interface QueuedProgress extends Queued, ProgressReport {
  chapterId: string
  title: string
  /** The version that they read. */
  version?: number
  /** By the device's clock. */
  at: string
}

/** A note, or a marked passage, that a member wrote. */
export interface QueuedNote extends Queued {
  chapterId: string
  title: string
  quote: string
  before: string
  note: string
  at: string
}
