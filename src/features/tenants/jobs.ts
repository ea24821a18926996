import { toTenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import type { ScheduledJob } from '#platform/jobs/jobs.ts'

/** Each night: removes the app tokens that ran out. */
export const removeExpiredTokens: ScheduledJob = {
  name: 'tenants.expired-tokens',
  cron: '20 19 * * *',
  async run({ pool }) {
    const tenants = await withScope(pool, { system: 'due-content' }, async db => {
      // every tenant: the job looks for those that have something to remove
      return await db.selectFrom('app_tokens').select('tenant_id').distinct().where('expires_at', '<', new Date()).execute()
    })
    for (const { tenant_id } of tenants) {
      const tenantId = toTenantId(tenant_id)
      await withScope(pool, { tenantId }, async db => {
        await db.deleteFrom('app_tokens').where('tenant_id', '=', tenantId).where('expires_at', '<', new Date()).execute()
      })
    }
  },
}
