/** What an anonymous client may do with a column: read it, fill it in. The database grants the same (migration 0010). */
interface Column {
  isRead: boolean
  isWritten: boolean
}

const both: Column = { isRead: true, isWritten: true }
const read: Column = { isRead: true, isWritten: false }
const write: Column = { isRead: false, isWritten: true }

/** The public tables with their public columns. All other names do not exist in this API. */
const TABLES = {
  book_reviews: { id: read, name: both, message: both, rating: both, consent: write, created_at: read },
  aspirations: { id: read, name: both, city: both, topics: both, message: both, consent: write, created_at: read },
  testimonies: { name: write, role: write, message: write, class_id: write, consent: write },
  user_disc: { type: write, is_adult: write },
  donations: { id: read, name: write, amount: both, message: write, consent: write, created_at: read },
} as const satisfies Record<string, Record<string, Column>>

export type PublicTable = keyof typeof TABLES

export const PUBLIC_TABLES = Object.keys(TABLES) as PublicTable[]

export function isPublicTable(name: string): name is PublicTable {
  return Object.hasOwn(TABLES, name)
}

export function columnOf(table: PublicTable, name: string): Column | undefined {
  const columns: Record<string, Column> = TABLES[table]
  return Object.hasOwn(columns, name) ? columns[name] : undefined
}

/** True for columns that the database fills in, which are never null. */
export function isNeverEmpty(table: PublicTable, name: string): boolean {
  return columnOf(table, name)?.isWritten === false
}

export function readableColumns(table: PublicTable): string[] {
  return columnsWith(table, 'isRead')
}

export function writtenColumns(table: PublicTable): string[] {
  return columnsWith(table, 'isWritten')
}

function columnsWith(table: PublicTable, what: keyof Column): string[] {
  return Object.entries<Column>(TABLES[table])
    .filter(([, column]) => column[what])
    .map(([name]) => name)
}
