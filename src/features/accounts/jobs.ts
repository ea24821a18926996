import type pg from 'pg'
import type { ScheduledJob } from '#platform/jobs/jobs.ts'
import { removeExpired } from './retention.server.ts'

/** Each night: removes what the account site no longer needs. `accounts`: its own connections. */
export function removeExpiredAccounts(accounts: pg.Pool): ScheduledJob {
  return {
    name: 'accounts.expired',
    cron: '40 19 * * *',
    async run({ log }) {
      const removed = await removeExpired(accounts, new Date())
      log.info({ removed }, 'the account site removed what had run out')
    },
  }
}
