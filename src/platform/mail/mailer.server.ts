import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { createTurns } from '#kit/turns.ts'
import type { Ctx } from '../context.ts'
import { type HandledJob, handleJob, type Try } from '../jobs/job.ts'
import type { Mail } from './mail.ts'
import type { MailSettings } from './mail-server.ts'
import { enqueueTry, type MailTry, sendMail } from './send-mail.ts'
import type { MailLine, Outcome } from './smtp.server.ts'

export interface MailerParts {
  /** undefined: the environment names no SMTP server. */
  settings: MailSettings | undefined
  /** Returns the server that is used where the environment names none; without one, mails stay in the outbox. */
  findStored?: () => Promise<MailSettings | undefined>
  now: () => Date
  /** Called when a mail is given up, in the transaction that says so. */
  onFailed?: (ctx: Ctx, mail: { template: string }) => Promise<void>
  /** Waits until an unreachable server may be tried again. */
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>
}

export interface Mailer {
  job: HandledJob
  /** Cancels a wait for an unreachable server, so that the process can exit. */
  stop(): void
}

/** Delays after the first, second … attempt, in minutes; after the last one the mail is given up. */
export const RETRY_MINUTES = [1, 5, 30, 120, 360, 1440] as const

/** How long an unreachable server is not contacted. Mails that wait for it lose no attempt. */
const REST_MS = 60_000
/** How long an idle connection to the server is kept open. */
const IDLE_MS = 1_000

/**
 * Creates the job that sends mails, one at a time. A mail is read, then sent without an open transaction; its result and the next attempt, if any, are
 * written in one transaction. If the process dies in between, the queue repeats the attempt. Without an SMTP server a mail is marked as kept.
 */
export function createMailer({ settings, findStored = async () => undefined, now, onFailed, pause = pauseFor }: MailerParts): Mailer {
  const stopping = new AbortController()
  const inTurn = createTurns(1, Number.POSITIVE_INFINITY)
  const lines = lineKeeper()
  let restUntil = 0

  async function send(ctx: Ctx, { mailId, tries }: MailTry, { signal, startAgain }: Try): Promise<void> {
    const rest = restUntil - now().getTime()
    if (rest > 0) await pause(rest, AbortSignal.any([signal, stopping.signal])).catch(() => {})
    const mail = await findWaiting(ctx, mailId, tries)
    if (!mail) return
    const server = settings ?? (await findStored())
    if (!server) return await keep(ctx, mailId)
    // Back into the queue: others may be more urgent by now.
    if (rest > 0) return await enqueueTry(ctx, { ...mail, mailId, tries })
    await startAgain()
    const triedAt = now()
    const outcome = await lines(server, line => line.send(mailId, mail, signal))
    const endedAt = now()
    const isGivenUp = await record({ ...ctx, now: endedAt }, { ...mail, mailId, tries }, outcome, triedAt)
    if (isGivenUp) await onFailed?.({ ...ctx, now: endedAt }, mail)
    if (outcome.kind === 'unreachable') {
      restUntil = endedAt.getTime() + REST_MS
      ctx.log.warn({ answer: outcome.answer }, 'the SMTP server takes no mails')
    } else if (outcome.kind === 'never')
      ctx.log.warn({ tenantId: ctx.tenantId, mailId, template: mail.template }, 'a mail was refused for good')
  }

  return {
    job: handleJob(sendMail, async (ctx, mail, trial) => {
      // No transaction is open while waiting for a turn.
      await trial.startAgain()
      await inTurn(() => send(ctx, mail, trial))
    }),
    stop: () => stopping.abort(),
  }
}

const pauseFor: NonNullable<MailerParts['pause']> = (ms, signal) => wait(ms, undefined, { signal, ref: false })

/** Shares one connection between consecutive mails. The mail library is loaded only if there is a server. */
function lineKeeper(): <T>(settings: MailSettings, work: (line: MailLine) => Promise<T>) => Promise<T> {
  let line: MailLine | undefined
  let opened: MailSettings | undefined
  let idle: NodeJS.Timeout | undefined
  return async (settings, work) => {
    clearTimeout(idle)
    if (opened !== settings) {
      line?.close()
      line = undefined
      opened = settings
    }
    line ??= (await import('./smtp.server.ts')).openMailLine(settings)
    try {
      return await work(line)
    } finally {
      idle = setTimeout(() => {
        line?.close()
        line = undefined
      }, IDLE_MS)
    }
  }
}

type WaitingMail = Pick<Mail, 'template' | 'lang' | 'to' | 'subject' | 'text' | 'html' | 'isSecret'> & { unsubscribeUrl: string | null }

/** Returns the mail if this is its next attempt; undefined if the attempt was made already or the mail was deleted. */
async function findWaiting({ db, tenantId }: Ctx, mailId: string, tries: number): Promise<WaitingMail | undefined> {
  const { rows } = await sql<WaitingMail>`
    select m.template, m.lang, m.to_address as "to", m.subject, coalesce(m.text_body, '') as text, coalesce(m.html_body, '') as html,
      m.is_secret as "isSecret", m.unsubscribe_url as "unsubscribeUrl"
    from mails m
    where m.tenant_id = ${tenantId} and m.id = ${mailId} and m.next_try_at is not null
      and (select count(*) from mail_tries t where t.tenant_id = ${tenantId} and t.mail_id = m.id) = ${tries}`.execute(db)
  return rows[0]
}

/** Marks a mail as not to be sent. It stays so if an SMTP server is added later: by then its links have expired. */
async function keep({ db, tenantId }: Ctx, mailId: string): Promise<void> {
  await db.updateTable('mails').set({ next_try_at: null }).where('tenant_id', '=', tenantId).where('id', '=', mailId).execute()
}

/** Writes the result of an attempt to the mail, the delivery log and the queue. Ignored if the mail was deleted meanwhile. Returns true if it was given up. */
async function record(ctx: Ctx, mail: MailTry & { isSecret: boolean }, { kind, answer }: Outcome, triedAt: Date): Promise<boolean> {
  const { db, tenantId, now } = ctx
  const minutes = kind === 'later' || kind === 'unreachable' ? RETRY_MINUTES[mail.tries] : undefined
  const nextTryAt = minutes === undefined ? undefined : new Date(now.getTime() + minutes * 60_000)
  const isAccepted = kind === 'accepted'
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({
      next_try_at: nextTryAt ?? null,
      ...(isAccepted && { delivered_at: now }),
      ...(isAccepted && mail.isSecret && { text_body: null, html_body: null }),
      ...(!isAccepted && !nextTryAt && { failed_at: now }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', mail.mailId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await db
    .insertInto('mail_tries')
    .values({ tenant_id: tenantId, mail_id: mail.mailId, tried_at: triedAt, is_accepted: isAccepted, answer })
    .execute()
  if (nextTryAt) await enqueueTry(ctx, { ...mail, tries: mail.tries + 1, startAfter: nextTryAt })
  return !isAccepted && !nextTryAt
}
