import { type Kept, keptStore } from '../saving/kept-store.ts'
import type { Work } from './edited-record.ts'

/** What was typed into a record's form and is not on the server yet. */
export interface KeptRecord extends Kept {
  /** The address of its calls, which tells its kind. */
  calls: string
  /** The path of its form; with `?draft=` for one that the server does not have. */
  href: string
  title: string
  base: number
  work: Work
}

export const keptRecords = keptStore<KeptRecord>('record-work')
