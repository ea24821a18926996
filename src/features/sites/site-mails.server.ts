import { sql } from 'kysely'
import { daysBefore } from '#kit/days.ts'
import { isAppError } from '#kit/errors.ts'
import { DEFAULT_LANG, type Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { isMailAddress } from '#platform/mail/mail-address.ts'
import { mailBodies } from '#platform/mail/mail-html.ts'
import { postMail } from '#platform/mail/outbox.server.ts'
import type { Site } from './site.ts'

/** A mail in the site's name, as plain text; `path` is where its button leads on the site. */
export interface SiteMail {
  template: string
  lang: Lang
  to: string
  subject: string
  heading: string
  paragraphs: readonly string[]
  button?: { label: string; path: string } | undefined
  footnote: string
  /** Where one click ends such mails. */
  unsubscribeUrl?: string | undefined
}

/** The sending site, and its public origin. */
export interface MailFrom {
  site: Site
  origin: string
}

/** As `MailFrom`, for a mail that a visitor's form sends. */
export interface FormMailFrom extends MailFrom {
  /** Counts a mail to an address over all tenants. Throws 429 (`TooManyMails`) above its budget. */
  takeMail(to: string): Promise<void>
}

/**
 * Sends a mail that anybody can trigger with a form, unless its address got `perDay` of the kind within 24 hours, or its budget over all tenants is used
 * up (`from.takeMail`), so that nobody's mailbox can be flooded; the form's sender sees no difference. Returns true if it was written.
 */
export async function postSiteMail(ctx: Ctx, mail: SiteMail, from: MailFrom | FormMailFrom, perDay = 3): Promise<boolean> {
  const { site, origin } = from
  const { button, heading, paragraphs, footnote, ...envelope } = mail
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from mails m
    where m.tenant_id = ${ctx.tenantId} and m.created_at > ${daysBefore(ctx.now, 1)} and m.template = ${mail.template}
      and lower(m.to_address) = lower(${mail.to})`.execute(ctx.db)
  if ((rows[0]?.sent ?? 0) >= perDay) return false
  if ('takeMail' in from && !(await isInBudget(from, mail.to))) return false
  const bodies = mailBodies({
    lang: mail.lang,
    siteName: site.settings.title,
    colour: site.settings.css.clr_primary,
    heading,
    paragraphs,
    button: button && { label: button.label, href: origin + button.path },
    footnote,
  })
  await postMail(ctx, { ...envelope, ...bodies, isSecret: false })
  return true
}

async function isInBudget(from: FormMailFrom, to: string): Promise<boolean> {
  try {
    await from.takeMail(to)
    return true
  } catch (error) {
    if (!isAppError(error) || error.code !== 'TooManyMails') throw error
    return false
  }
}

const NEWS_PER_DAY = 20

/**
 * Notifies the tenant's own address, if its settings have one, that something new arrived. It contains no personal data: staff read the submission in
 * the studio. It is no part of the address's budget over all tenants: one office may run many.
 */
export async function postStaffNews(ctx: Ctx, mail: Omit<SiteMail, 'lang' | 'to'>, { site, origin }: MailFrom): Promise<void> {
  const to = site.settings.contact.email.trim()
  if (isMailAddress(to)) await postSiteMail(ctx, { ...mail, lang: DEFAULT_LANG, to }, { site, origin }, NEWS_PER_DAY)
}
