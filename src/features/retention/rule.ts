import type { RawBuilder } from 'kysely'

/** How long a table's rows about people are kept. `features/privacy/texts` has the words and the reason under the same key (`retention.rows`). */
export interface Retention {
  /** Tables of the database; `accounts.*` is the account site's schema. */
  tables: readonly string[]
  key: RetentionKey
  /** What removes them: a person's erasure, or this job. */
  removedBy: 'erasure' | 'tenants.retention' | 'tenants.old-mails' | 'writes of the click log' | 'bin.empty' | 'the account site'
  /** Returns the condition for the table's rows that the nightly job removes. Members who never consented are erased by `features/privacy/jobs.ts` instead. */
  due?: (now: Date, table: string) => RawBuilder<unknown>
  /** Returns the statement for it within a tenant: where the product's role may not delete, or where rows stay and no longer name anybody. */
  remove?: (now: Date, tenantId: string) => RawBuilder<unknown>
}

export type RetentionKey =
  | 'membership'
  | 'unconsented'
  | 'addresses'
  | 'sessions'
  | 'answers'
  | 'invitations'
  | 'guardians'
  | 'erasures'
  | 'audit'
  | 'uploads'
  | 'mails'
  | 'erasureMails'
  | 'contacts'
  | 'waiting'
  | 'requests'
  | 'bin'
  | 'versions'
  | 'views'
  | 'imports'
  | 'clicks'
  | 'chapters'
  | 'voices'
  | 'disc'
  | 'notices'
  | 'learning'
  | 'progress'
  | 'records'
  | 'orders'
  | 'orderParts'
  | 'proofs'
  | 'gatewayWords'
  | 'cases'
  | 'gifts'
  | 'givers'
  | 'payouts'
  | 'bankAccounts'
  | 'modelUsage'
  | 'chats'
  | 'chatIdentities'
  | 'account'
