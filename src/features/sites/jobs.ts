import { daysBefore } from '#kit/days.ts'
import { toTenantId } from '#platform/db/ids.ts'
import { type Db, withScope } from '#platform/db/scope.ts'
import type { ScheduledJob } from '#platform/jobs/jobs.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'

/** What a mail says is kept so long; which mails were sent to whom, and what became of them, longer. */
export const MAIL_BODY_DAYS = 30
export const MAIL_DAYS = 180

/** Each minute: mails whose next try came due. New ones need no wait for it: they are told of by a change. */
export const deliverDueMails = (mailer: Mailer): ScheduledJob => ({
  name: 'tenants.due-mails',
  cron: '* * * * *',
  run: () => mailer.deliverDue(),
})

/** Each night: bodies of mails older than 30 days go, and mails older than 180 days with their delivery log. */
export const forgetMails: ScheduledJob = {
  name: 'tenants.old-mails',
  cron: '40 19 * * *',
  async run({ pool }) {
    const now = new Date()
    const tenants = await withScope(pool, { system: 'due-mail' }, db => findTenantsWithOldMails(db, now), { timeoutSeconds: 120 })
    for (const { tenant_id } of tenants) {
      const tenantId = toTenantId(tenant_id)
      await withScope(
        pool,
        { tenantId },
        async db => {
          const old = db.deleteFrom('mails').where('tenant_id', '=', tenantId).where('created_at', '<', daysBefore(now, MAIL_DAYS))
          await old.execute()
          await db
            .updateTable('mails')
            .set({ text_body: null, html_body: null })
            .where('tenant_id', '=', tenantId)
            .where('created_at', '<', daysBefore(now, MAIL_BODY_DAYS))
            .where('text_body', 'is not', null)
            .execute()
        },
        { timeoutSeconds: 120 },
      )
    }
  },
}

async function findTenantsWithOldMails(db: Db, now: Date): Promise<{ tenant_id: string }[]> {
  // every tenant: the job looks for those that have something to forget
  return await db
    .selectFrom('mails')
    .select('tenant_id')
    .distinct()
    .where(is => {
      const hasOldBody = is.and([is('created_at', '<', daysBefore(now, MAIL_BODY_DAYS)), is('text_body', 'is not', null)])
      return is.or([is('created_at', '<', daysBefore(now, MAIL_DAYS)), hasOldBody])
    })
    .execute()
}
