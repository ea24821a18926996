import type { Permission } from '#features/permissions/permissions.ts'
import type { Reason } from '#kit/reason.ts'
import type { Ctx, Tag } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'

/** How long what was removed can be restored. */
export const BIN_DAYS = 30

/** A row as JSON, by column. */
export type StoredRow = Readonly<Record<string, unknown>>

/** A table of a record: the column that names the record, or a row of the table `of`, whose own column names it. */
export interface BinTable {
  table: keyof DB
  by: string
  /** Where the table has rows of several kinds of records: those with this value are the record's. */
  only?: { column: string; value: string }
  of?: BinTable
  /** The database makes rows of it with the record: restored rows take their place. */
  isMadeWithRecord?: true
}

/** What the bin has to know of a record that can be removed and restored. */
export interface BinEntity {
  /** Its name in the bin: `post`. */
  kind: string
  /** What removing, restoring and seeing it in the bin takes. */
  permission: Permission
  /** Whoever has the permission for their own alone sees and restores what they removed themselves. Without it, they restore nothing. */
  isOwned?: true
  /** What is announced, so that pages, feeds and search follow. */
  tags: readonly Tag[]
  /** Its tables, in the order in which rows are restored: the record first. Every table that refers to it and cascades stands here. */
  tables: readonly BinTable[]
  /** Nullable columns of other rows that name the record: emptied with it, and filled again if nothing else stands there by then. */
  mentions?: readonly { table: keyof DB; column: string }[]
  /** Rows that keep the record: while some name it, it is not removed. For those that a deletion in the database would take along. */
  keptBy?: readonly { table: keyof DB; column: string; of?: BinTable }[]
  /** The column that gets `-2` where another record has taken its value meanwhile, and the columns within which it is unique. */
  suffixed?: { column: string; within: readonly string[] }
  /** Returns why none of them may be restored now, such as a maximum that is reached; asked once `lock` is held. */
  whyNotRestored?(ctx: Ctx): Promise<Reason | undefined>
  /** Lock name, if writes of this entity wait for each other. */
  lock?: string
  /** Its title for people, and its name in the audit log. */
  titleOf(row: StoredRow): string
  subjectOf(row: StoredRow): string
}

/** What `bin_items.rows` holds. */
export interface BinContents {
  tables: { table: string; rows: StoredRow[] }[]
  mentions: { table: string; column: string; ids: string[] }[]
}

/** A record in the bin. */
export interface BinItem {
  id: string
  kind: string
  recordId: string
  title: string
  /** Null: not a person, or one who was erased. */
  removedBy: string | null
  removedAt: Date
  expiresAt: Date
}

/** What came back. */
export interface Restored {
  kind: string
  recordId: string
  title: string
  /** The value that its name got because the old one is taken; null if it has its own. */
  renamedTo: string | null
  /** Columns that named something that is gone, and are empty now. */
  emptied: string[]
}
