import type { Note } from './import.ts'

/** A row of `import_records` before it is written. */
export interface Staged {
  entity: 'post' | 'row' | 'other' | 'course' | 'chapter'
  oldKey: string
  oldPath: string | null
  title: string
  state: 'comes' | 'wrong' | 'lost'
  notes: Note[]
  record: object | null
  /** The address that a post would have. */
  slug: { kind: string; slug: string } | null
  pictures: string[]
  /** Of a row about a person. */
  email: string | null
}
