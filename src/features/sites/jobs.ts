import { sql } from 'kysely'
import type pg from 'pg'
import { daysBefore } from '#kit/days.ts'
import { toTenantId } from '#platform/db/ids.ts'
import { type Db, withScope } from '#platform/db/scope.ts'
import type { ScheduledJob } from '#platform/jobs/jobs.ts'
import { enqueueTry, type MailTry } from '#platform/mail/send-mail.ts'

/** Retention of mail bodies, and of the mails with their delivery log. */
export const MAIL_BODY_DAYS = 30
export const MAIL_DAYS = 180

/** A mail whose try is overdue by this time has no job in the queue. */
const OVERDUE_MINUTES = 5
/** How many mails one run requeues; the next run takes the rest. */
const OVERDUE_PER_RUN = 1000

/**
 * Every five minutes: requeues mails whose try is overdue. Their job is missing if the queue gave it up, if its tables were lost, or if the mail is from
 * a version without a queue; a mail with a waiting job is left alone.
 */
export const requeueOverdueMails: ScheduledJob = {
  // The queue stores the schedule under this name, which is that of earlier versions.
  name: 'tenants.due-mails',
  cron: '*/5 * * * *',
  run: ({ pool }) => requeueOverdue(pool, new Date()),
}

export async function requeueOverdue(pool: pg.Pool, now: Date): Promise<void> {
  const overdue = await withScope(pool, { system: 'due-mail' }, db => findOverdue(db, now))
  for (const [id, mails] of Map.groupBy(overdue, mail => mail.tenantId)) {
    const tenantId = toTenantId(id)
    await withScope(pool, { tenantId }, async db => {
      for (const { mailId, isSecret, tries } of mails) await enqueueTry({ db, tenantId, now }, { mailId, isSecret, tries })
    })
  }
}

async function findOverdue(db: Db, now: Date): Promise<(MailTry & { tenantId: string; isSecret: boolean })[]> {
  // every tenant: the job looks for those that have something overdue
  return await db
    .selectFrom('mails as m')
    .select(['m.tenant_id as tenantId', 'm.id as mailId', 'm.is_secret as isSecret'])
    .select(sql<number>`(select count(*)::int from mail_tries t where t.tenant_id = m.tenant_id and t.mail_id = m.id)`.as('tries'))
    .where('m.next_try_at', '<', new Date(now.getTime() - OVERDUE_MINUTES * 60_000))
    .orderBy('m.next_try_at')
    .limit(OVERDUE_PER_RUN)
    .execute()
}

/** Every night: clears bodies of mails older than 30 days, and deletes mails older than 180 days with their delivery log. */
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
