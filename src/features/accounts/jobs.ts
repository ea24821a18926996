import type pg from 'pg'
import type { ScheduledJob } from '#platform/jobs/jobs.ts'
import type { Auth } from './engine/auth.server.ts'
import { removeExpired } from './engine/retention.server.ts'

/** The account site as its jobs need it: its own connections, and its engine, loaded on first use. */
export interface JobAccounts {
  pool: pg.Pool
  engine(): Promise<{ auth: Auth }>
}

/** Every night: removes expired rows of the account site. */
export function removeExpiredAccounts({ pool, engine }: JobAccounts): ScheduledJob {
  return {
    name: 'accounts.expired',
    cron: '40 19 * * *',
    async run({ log }) {
      const removed = await removeExpired({ pool, auth: async () => (await engine()).auth, log }, new Date())
      log.info({ removed }, 'the account site removed what had run out')
    },
  }
}
