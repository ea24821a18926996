import { sql } from 'kysely'
import type pg from 'pg'
import { createTurns } from '#kit/turns.ts'
import type { Change } from '../db/changes.ts'
import { type TenantId, toTenantId } from '../db/ids.ts'
import { type Db, withScope } from '../db/scope.ts'
import type { Log } from '../log.ts'
import type { Mail } from './mail.ts'
import type { MailSettings } from './mail-server.ts'
import { MAILS_TAG } from './outbox.server.ts'
import type { MailLine, Outcome } from './smtp.server.ts'

export interface MailerParts {
  pool: pg.Pool
  log: Log
  /** undefined: there is no SMTP server, mails are kept in the outbox. */
  settings: MailSettings | undefined
  now: () => Date
}

export interface Mailer {
  /** Tries all that is due when it is called. Resolves when that is over; rejects with what the database says. */
  deliverDue(): Promise<void>
  /** Delivers, without anybody waiting, where the change says that there are mails, or that changes may have been missed. */
  hear(change: Change): void
  /** Ends the work: what is being sent has a few seconds, and is sent again later where they were not enough. */
  stop(): Promise<void>
}

/** Waits after the first try, the second … in minutes; after the last one the mail is given up. */
export const RETRY_MINUTES = [1, 5, 30, 120, 360, 1440] as const

/** So long a mail belongs to the process that took it: far longer than a try lasts. */
const CLAIM_MINUTES = 5
/** Mails of one tenant before the next one's turn. */
const BATCH = 20
/** A pass ends before the next minute's; the rest waits for that. */
const PASS_MS = 50_000
const STOP_MS = 5_000

/**
 * Sends the mails of all tenants' outboxes. Each is delivered at least once: it is taken for some minutes in one short transaction, sent with no
 * transaction open, and its result written in another; where the process dies between, it is sent again when those minutes are over. Of several
 * processes one takes it. Without an SMTP server what is due is marked as kept.
 */
export function createMailer(parts: MailerParts): Mailer {
  const stopping = new AbortController()
  let isStopped = false
  const inTurn = createTurns(1, 1)
  let last = Promise.resolve()

  async function run(): Promise<void> {
    if (!isStopped) await pass(parts, stopping.signal, () => isStopped)
  }

  function deliverDue(): Promise<void> {
    // Where one pass runs and another waits, the waiting one sees what became due since.
    last = inTurn(run) ?? last
    return last
  }

  return {
    deliverDue,
    hear({ tags }) {
      if (!tags.includes(MAILS_TAG) && !tags.includes('*')) return
      deliverDue().catch((error: unknown) => parts.log.error({ err: error }, 'mails could not be delivered'))
    },
    async stop() {
      isStopped = true
      const timer = setTimeout(() => stopping.abort(), STOP_MS)
      await last.catch(() => {})
      clearTimeout(timer)
    },
  }
}

/** The sender's library is loaded where there is a server to send to. */
async function openLine(settings: MailSettings): Promise<MailLine> {
  const { openMailLine } = await import('./smtp.server.ts')
  return openMailLine(settings)
}

async function pass(parts: MailerParts, signal: AbortSignal, isStopped: () => boolean): Promise<void> {
  const endsAt = performance.now() + PASS_MS
  const line = parts.settings && (await openLine(parts.settings))
  try {
    for (;;) {
      const tenants = await findDueTenants(parts)
      if (tenants.length === 0) return
      for (const tenantId of tenants) {
        if (!line) await keep(parts, tenantId)
        for (let sent = 0; line && sent < BATCH; sent++) {
          if (isStopped() || performance.now() > endsAt) return
          const outcome = await deliverNext(parts, line, tenantId, signal)
          if (!outcome) break
          // What is not tried loses none of its tries.
          if (outcome.kind === 'unreachable') return
        }
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    line?.close()
  }
}

async function findDueTenants({ pool, now }: MailerParts): Promise<TenantId[]> {
  return await withScope(pool, { system: 'due-mail' }, async db => {
    // every tenant: the mailer looks for those that have something due
    const due = await db
      .selectFrom('mails')
      .select('tenant_id')
      .groupBy('tenant_id')
      .where('next_try_at', '<=', now())
      .orderBy(sql`min(next_try_at)`)
      .execute()
    return due.map(row => toTenantId(row.tenant_id))
  })
}

/** Marks what is due as nothing to send. It stays so when there is an SMTP server later: by then its links are old. */
async function keep({ pool, now }: MailerParts, tenantId: TenantId): Promise<void> {
  await withScope(pool, { tenantId }, db =>
    db.updateTable('mails').set({ next_try_at: null }).where('tenant_id', '=', tenantId).where('next_try_at', '<=', now()).execute(),
  )
}

async function deliverNext(parts: MailerParts, line: MailLine, tenantId: TenantId, signal: AbortSignal): Promise<Outcome | undefined> {
  const { pool, log, now } = parts
  const triedAt = now()
  const mail = await withScope(pool, { tenantId }, db => claim(db, tenantId, triedAt))
  if (!mail) return undefined
  const outcome = await line.send(mail.id, mail, signal)
  await withScope(pool, { tenantId }, db => record(db, tenantId, mail, outcome, { triedAt, endedAt: now() }))
  if (outcome.kind === 'unreachable') log.warn({ answer: outcome.answer }, 'the SMTP server takes no mails')
  else if (outcome.kind === 'never') log.warn({ tenantId, mailId: mail.id, template: mail.template }, 'a mail was refused for good')
  return outcome
}

interface ClaimedMail extends Pick<Mail, 'template' | 'lang' | 'to' | 'subject' | 'text' | 'html'> {
  id: string
  isSecret: boolean
  /** Tries before this one. */
  tries: number
}

/** Takes the tenant's mail that is due longest, for some minutes; undefined: none is. One statement. */
async function claim(db: Db, tenantId: TenantId, now: Date): Promise<ClaimedMail | undefined> {
  const { rows } = await sql<ClaimedMail>`
    with due as materialized (
      select id from mails where tenant_id = ${tenantId} and next_try_at <= ${now}
      order by next_try_at, id limit 1 for update skip locked
    )
    update mails m set next_try_at = ${later(now, CLAIM_MINUTES)}
    from due where m.tenant_id = ${tenantId} and m.id = due.id
    returning m.id, m.template, m.lang, m.to_address as "to", m.subject, coalesce(m.text_body, '') as text, coalesce(m.html_body, '') as html,
      m.is_secret as "isSecret",
      (select count(*) from mail_tries t where t.tenant_id = ${tenantId} and t.mail_id = m.id) as tries`.execute(db)
  return rows[0]
}

/** Writes what became of a try: into the mail, and into the delivery log. A mail that was removed meanwhile leaves nothing. */
async function record(
  db: Db,
  tenantId: TenantId,
  mail: ClaimedMail,
  { kind, answer }: Outcome,
  { triedAt, endedAt }: { triedAt: Date; endedAt: Date },
): Promise<void> {
  const wait = kind === 'later' || kind === 'unreachable' ? RETRY_MINUTES[mail.tries] : undefined
  const isAccepted = kind === 'accepted'
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({
      next_try_at: wait ? later(endedAt, wait) : null,
      ...(isAccepted && { delivered_at: endedAt }),
      ...(isAccepted && mail.isSecret && { text_body: null, html_body: null }),
      ...(!isAccepted && !wait && { failed_at: endedAt }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', mail.id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await db
    .insertInto('mail_tries')
    .values({ tenant_id: tenantId, mail_id: mail.id, tried_at: triedAt, is_accepted: isAccepted, answer })
    .execute()
}

function later(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * 60_000)
}
