import { type RawBuilder, sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { can, requirePermission } from '#features/permissions/permissions.ts'
import { NotFound } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { countUpTo, type KeysetPage, type KeysetPlace, readKeyset } from '#platform/db/keyset.ts'
import { patternOf } from '#platform/db/paging.ts'
import type { MailState } from './mail-state.ts'
import { siteReason } from './texts.ts'

export interface MailSummary {
  id: string
  template: string
  lang: Lang
  to: string
  subject: string
  isSecret: boolean
  state: MailState
  createdAt: Date
  nextTryAt: Date | null
  deliveredAt: Date | null
  failedAt: Date | null
  /** Tries so far. */
  tries: number
}

export interface MailTry {
  triedAt: Date
  isAccepted: boolean
  /** The SMTP server's response, or the connection error, unchanged. */
  answer: string
}

/** The mail's body. `hidden`: it is secret, and the viewer lacks the permission `mails.secrets`; `gone`: cleared after delivery or by its age. */
export type MailBody = { kind: 'shown'; text: string; html: string } | { kind: 'hidden' } | { kind: 'gone' }

export interface MailDetail extends Omit<MailSummary, 'tries'> {
  body: MailBody
  /** Oldest first. */
  tries: MailTry[]
}

export interface MailFilter {
  state?: MailState | undefined
  /** Part of the address or the subject. */
  search?: string | undefined
  /** `when` for the oldest first. */
  sort?: string | undefined
}

const state = sql`case when m.delivered_at is not null then 'delivered' when m.failed_at is not null then 'failed'
  when m.next_try_at is not null then 'waiting' else 'kept' end`

const summaryColumns = sql`m.id, m.template, m.lang, m.to_address as "to", m.subject, m.is_secret as "isSecret", ${state} as state,
  m.created_at as "createdAt", m.next_try_at as "nextTryAt", m.delivered_at as "deliveredAt", m.failed_at as "failedAt"`

/** More than these are not counted. */
const MOST_COUNTED = 1000

/**
 * Returns a page of the tenant's mails, newest first unless `when` is asked for. One statement. Throws Unauthenticated, NotFound, or Forbidden without the
 * permission `mails.read`.
 */
export async function listMails(ctx: Ctx, filter: MailFilter, place: KeysetPlace): Promise<KeysetPage<MailSummary>> {
  requirePermission(ctx.viewer, 'mails.read')
  return await readKeyset<MailSummary>(ctx, place, {
    columns: sql`${summaryColumns},
      (select count(*)::int from mail_tries t where t.tenant_id = m.tenant_id and t.mail_id = m.id) as tries`,
    matched: matchedBy(ctx, filter),
    sort: { expression: sql`m.created_at`, type: 'timestamptz', isDescending: filter.sort !== 'when' },
    id: sql`m.id`,
  })
}

/** Counts the mails of a filter up to a thousand. One statement. Throws as the list. */
export async function countMails(ctx: Ctx, filter: MailFilter): Promise<{ count: number; isMore: boolean }> {
  requirePermission(ctx.viewer, 'mails.read')
  return await countUpTo(ctx, matchedBy(ctx, filter), MOST_COUNTED)
}

/**
 * Returns a mail with its tries. A secret body is read only with the permission `mails.secrets`, and the read is audited. Throws Unauthenticated,
 * NotFound or Forbidden without the permission `mails.read`, NotFound if there is no such mail.
 */
export async function getMail(ctx: Ctx, id: string): Promise<MailDetail> {
  requirePermission(ctx.viewer, 'mails.read')
  if (!isUuid(id)) throw new NotFound(siteReason('MailMissing'))
  const mayRead = can(ctx.viewer, 'mails.secrets') ? sql`true` : sql`not m.is_secret`
  const { rows } = await sql<Omit<MailSummary, 'tries'> & { mayRead: boolean; text: string | null; html: string | null }>`
    select ${summaryColumns}, ${mayRead} as "mayRead",
      case when ${mayRead} then m.text_body end as text, case when ${mayRead} then m.html_body end as html
    from mails m where m.tenant_id = ${ctx.tenantId} and m.id = ${id}`.execute(ctx.db)
  const found = rows[0]
  if (!found) throw new NotFound(siteReason('MailMissing'))
  const { mayRead: isReadable, text, html, ...mail } = found
  const body = toBody(isReadable, text, html)
  if (body.kind === 'shown') await writeAudit(ctx, { act: 'mail.read', subject: id, details: { template: mail.template, to: mail.to } })
  return { ...mail, body, tries: await listTries(ctx, id) }
}

async function listTries(ctx: Ctx, mailId: string): Promise<MailTry[]> {
  return await ctx.db
    .selectFrom('mail_tries')
    .select(['tried_at as triedAt', 'is_accepted as isAccepted', 'answer'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('mail_id', '=', mailId)
    .orderBy('tried_at')
    .execute()
}

function toBody(isReadable: boolean, text: string | null, html: string | null): MailBody {
  if (!isReadable) return { kind: 'hidden' }
  return text === null || html === null ? { kind: 'gone' } : { kind: 'shown', text, html }
}

function matchedBy({ tenantId }: Ctx, { state: wanted, search }: MailFilter): RawBuilder<unknown> {
  const like = search ? patternOf(search) : undefined
  return sql`mails m where m.tenant_id = ${tenantId} ${wanted ? sql`and ${state} = ${wanted}` : sql``}
    ${like ? sql`and (m.to_address ilike ${like} or m.subject ilike ${like})` : sql``}`
}
