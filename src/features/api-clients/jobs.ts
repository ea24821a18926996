import { sql } from 'kysely'
import { removeRows } from '#features/retention/remove-rows.server.ts'
import type { ScheduledJob } from '#platform/jobs/jobs.ts'

/** Every night: removes expired app tokens. */
export const removeExpiredTokens: ScheduledJob = {
  name: 'tenants.expired-tokens',
  cron: '20 19 * * *',
  run: tools => removeRows(tools, 'due-content', 'app_tokens', sql`expires_at < ${new Date()}`),
}
