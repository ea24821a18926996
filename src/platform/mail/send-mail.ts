import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { defineJob } from '../jobs/job.ts'

const mailTry = z.strictObject({ mailId: z.uuid(), tries: z.int().min(0) })
/** Which try of a mail. `tries`: how many there were before, so that a try that was enqueued twice happens once. */
export type MailTry = z.infer<typeof mailTry>

/** One try to hand a mail to the SMTP server. */
export const sendMail = defineJob({
  name: 'mails.send',
  schema: mailTry,
  // These are for our own failures (the database, a process that dies): what the SMTP server refuses is tried again by RETRY_MINUTES.
  retry: { limit: 10, delaySeconds: 5, maxDelaySeconds: 300 },
  // Two in turn with a minute each, behind one that waits out a minute.
  timeoutSeconds: 270,
  atOnce: 2,
})

/** Mails of a tenant within an hour after which others' go first. */
const MANY = 20
/** No mail falls back further than this many times. */
const MAX_STEPS = 10

interface NextTry extends MailTry {
  isSecret: boolean
  /** Without it, at once after the commit. */
  startAfter?: Date
}

/**
 * Enqueues the next try of a mail in the caller's transaction. Links that let their reader in go first; then the mails of tenants that wrote few in the last hour,
 * so that whoever writes to all of its members holds up nobody else.
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
