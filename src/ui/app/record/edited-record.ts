/** What is typed of a record: its fields by the calls' names. */
export type Work = Record<string, unknown>

/** Returns a field's text; '' for a field that is empty or no text. */
export function textOf(work: Work, field: string): string {
  const value = work[field]
  return typeof value === 'string' ? value : ''
}

/** What the schema says of a field. */
export interface FieldLimits {
  isRequired: boolean
  maxLength?: number
}

/** A record as its form opens it; version 0: one that the server does not have yet. */
export interface EditedRecord {
  id: string
  version: number
  status: 'draft' | 'asked' | 'published'
  slug: string
  work: Work
  memberId: string
  limits: Record<string, FieldLimits>
  mayPublish: boolean
  /** May ask for the publication of what they began. */
  mayAsk: boolean
  mayRemove: boolean
  mayUpload: boolean
  /** Older versions are kept of it (`features/records`); classes have none. */
  hasHistory?: boolean
  /** Fields that this person leaves as they are. */
  closed: readonly string[]
  /** Starter content that nobody edited. */
  isStarter?: boolean
  /** Published by others, so that this person can no longer change it. */
  isLocked: boolean
}

interface FieldBase {
  name: string
  label: string
  hint?: string
  /** The heading of the fields that begin with this one. */
  heading?: string
  /** Written in each language beside the other. */
  isTranslated?: boolean
}

/** A field of a record's form, by what it holds. */
export type RecordField = FieldBase &
  (
    | { kind: 'text' | 'long' | 'rich' | 'number' | 'date' | 'tags' | 'picture' | 'check' }
    /** A time by the clock of a time zone of Indonesia; without one, by this device's. */
    | { kind: 'moment'; timeZone?: string }
    | { kind: 'choice'; choices: readonly (readonly [value: string, words: string])[]; none?: string }
    /** Another record, found by typing a part of its name. */
    | { kind: 'reference'; choices: readonly { id: string; name: string }[] }
    /** Several others. */
    | { kind: 'references'; choices: readonly { id: string; name: string }[] }
    /** Rows in an order. Without `columns`, each row is a text. */
    | { kind: 'rows'; columns?: readonly { name: string; label: string; type?: 'text' | 'number' | 'date' | 'check' | 'picture' }[] }
  )
