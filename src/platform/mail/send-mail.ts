import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { defineJob } from '../jobs/job.ts'

const mailTry = z.strictObject({ mailId: z.uuid(), tries: z.int().min(0) })
/** An attempt to send a mail. `tries` is the number of previous attempts, so that one enqueued twice runs once. */
export type MailTry = z.infer<typeof mailTry>

/** Job: one attempt to send a mail to the SMTP server. */
export const sendMail = defineJob({
  name: 'mails.send',
  schema: mailTry,
  // Retries of our own failures (database, dying process). Mails that the SMTP server refuses are retried by RETRY_MINUTES.
  retry: { limit: 10, delaySeconds: 5, maxDelaySeconds: 300 },
  // Two attempts of a minute each, behind one that waits a minute.
  timeoutSeconds: 270,
  atOnce: 2,
})

/** Number of a tenant's mails within an hour after which other tenants' mails go first. */
const MANY = 20
/** Maximum number of priority steps that a mail is lowered. */
const MAX_STEPS = 10

interface NextTry extends MailTry {
  isSecret: boolean
  /** By default right after the commit. */
  startAfter?: Date
}

/**
 * Enqueues the next attempt of a mail in the caller's transaction. Mails with sign-in links go first, then those of tenants that sent few in the last hour,
 * so that a mailing to all members of one tenant delays nobody else.
 */
export async function enqueueTry(
  ctx: Pick<Ctx, 'db' | 'tenantId' | 'now'>,
  { mailId, isSecret, tries, startAfter }: NextTry,
): Promise<void> {
  const priority = isSecret ? 1 : -Math.floor((await countRecent(ctx)) / MANY)
  await enqueue(ctx, sendMail, { mailId, tries }, { singletonKey: `${mailId}:${tries}`, priority, ...(startAfter && { startAfter }) })
}

async function countRecent({ db, tenantId, now }: Pick<Ctx, 'db' | 'tenantId' | 'now'>): Promise<number> {
  const since = new Date(now.getTime() - 3_600_000)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select from mails where tenant_id = ${tenantId} and created_at > ${since} order by created_at desc limit ${MANY * MAX_STEPS}
    ) recent`.execute(db)
  return rows[0]?.n ?? 0
}
