import { type RawBuilder, sql } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'

/** What identifies a person in a tenant's tables; made by `findKnown`. */
export interface Known {
  memberId: string
  /** Their present address, and their former ones. */
  addresses: readonly KnownAddress[]
}

/** An address, and when it was the person's (`until` exclusive): timestamps as PostgreSQL writes them, `-infinity` and `infinity` included. */
export interface KnownAddress {
  email: string
  since: string
  until: string
}

/** A table with data about members. */
export interface PersonalTable {
  table: keyof DB
  /** Returns the condition on the table that selects a person's rows. */
  of(who: Known): RawBuilder<unknown>
  /** The columns of the download, in this order. */
  shown: readonly string[]
  /** Columns that are left out of the download, each with the reason. `tenant_id` needs none. */
  withheld?: Readonly<Record<string, string>>
  /** Expressions that replace a shown column. */
  instead?: Readonly<Record<string, RawBuilder<unknown>>>
  /** `removed` with the person; `kept` as a proof without them (`erase.server.ts`); otherwise kept with these values in the columns that tell of them. */
  erasure: 'removed' | 'kept' | Readonly<Record<string, string | null>>
}

/** Returns the condition for rows with an address at a time when it was the person's. */
export const under = ({ addresses }: Known, column: string, at: string) => {
  const each = addresses.map(
    ({ email, since, until }) =>
      sql`(lower(${sql.ref(column)}) = lower(${email}) and ${sql.ref(at)} >= ${since}::timestamptz and ${sql.ref(at)} < ${until}::timestamptz)`,
  )
  return each.length > 0 ? sql`(${sql.join(each, sql` or `)})` : sql`false`
}

/** Why a column that names or joins rows is not in a download. */
export const KEY = 'kunci teknis, tidak berisi keterangan tentangmu'
/** Why a column is not in the download of a person whom it does not tell of. */
export const OTHER = 'tentang orang lain'
