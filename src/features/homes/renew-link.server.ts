import { hrefOfLink, writeAsk } from '#features/privacy/guardian-asks.server.ts'
import { findGuardianLink, type LinkFrom } from '#features/privacy/guardians.server.ts'
import type { Site } from '#features/sites/site.ts'
import { DAY_MS, daysAfter, daysBefore } from '#kit/days.ts'
import { AppError, Conflict } from '#kit/errors.ts'
import { formatDate } from '#kit/format.ts'
import type { Ctx } from '#platform/context.ts'
import { mailBodies } from '#platform/mail/mail-html.ts'
import { postMail } from '#platform/mail/outbox.server.ts'
import { findHeld, type HeldView, VIEW_DAYS, writeView } from './guardian.server.ts'
import { homeReason, homeTexts } from './texts.ts'

export const GUARDIAN_LINK_MAIL = 'homes.guardian-link'

/** So many new links of a consent within `RENEWAL_DAYS`: whoever holds an old link could fill the guardian's mailbox. */
export const MOST_RENEWALS = 3
export const RENEWAL_DAYS = 30

/** A form that is sent again within this time counts once. */
const REPEAT_MS = 60_000

export interface RenewFrom extends Omit<LinkFrom, 'site'> {
  site: Site
  origin: string
}

/**
 * Mails the guardian a new link where this one ran out, to the address that they consented with, and nowhere else: who holds the old one gets nothing by it. The new
 * one alone shows progress, for `VIEW_DAYS` from now. Throws Conflict where the consent is no longer valid, the child is of age, the guardian ended it for good, it
 * still shows progress, or no address is known, and 429 above `MOST_RENEWALS`.
 */
export async function renewGuardianLink(ctx: Ctx, token: string, from: RenewFrom): Promise<void> {
  const { site, origin, lang } = from
  // Holds the child's row: two requests at once count one after the other.
  const link = await findGuardianLink(ctx, token, { ...from, site: site.settings.title })
  const held = link.kind === 'granted' ? await findHeld(ctx, token) : undefined
  if (link.kind !== 'granted' || !held || held.isEnded) throw new Conflict(homeReason('ViewEnded'))
  if (!held.isExpired) throw new Conflict(homeReason('LinkStillShows'))
  const { name, email } = held.guardian
  if (email === null) throw new Conflict(homeReason('AddressUnknown'))
  const before = await listRenewals(ctx, held)
  const [last] = before
  if (last && ctx.now.getTime() - last.getTime() < REPEAT_MS) return
  requireRoom(ctx, before)
  const ask = await writeAsk(ctx, held.memberId, { of: 'parent', channel: 'mail', name, email, consentId: held.consentId })
  const expiresAt = daysAfter(ctx.now, VIEW_DAYS)
  await writeView(ctx, held, { expiresAt, endedAt: null, token: ask.token })
  const words = { child: link.child, name, site: site.settings.title, until: formatDate(expiresAt, site.settings.timeZone, lang) }
  const t = homeTexts(lang)
  const fill = (key: string) => t.fill(`linkMail.${key}`, words)
  const bodies = mailBodies({
    lang,
    siteName: site.settings.title,
    colour: site.settings.css.clr_primary,
    heading: fill('heading'),
    paragraphs: t.linkMail.paragraphs.map((_, at) => fill(`paragraphs.${at}`)),
    button: { label: t.linkMail.button, href: `${hrefOfLink(ask.token, { origin, lang })}/Learning` },
    footnote: fill('footnote'),
  })
  await postMail(ctx, { template: GUARDIAN_LINK_MAIL, lang, to: email, subject: fill('subject'), ...bodies, isSecret: true })
}

/** Returns when new links of a consent were asked for lately, newest first; the request that it was given by came before it. */
async function listRenewals(ctx: Ctx, { consentId, givenAt }: HeldView): Promise<Date[]> {
  const rows = await ctx.db
    .selectFrom('guardian_requests')
    .select('asked_at')
    .where('tenant_id', '=', ctx.tenantId)
    .where('consent_id', '=', consentId)
    .where('asked_at', '>', daysBefore(ctx.now, RENEWAL_DAYS))
    .where('asked_at', '>', givenAt)
    .orderBy('asked_at', 'desc')
    .limit(MOST_RENEWALS)
    .execute()
  return rows.map(row => row.asked_at)
}

function requireRoom(ctx: Ctx, before: readonly Date[]): void {
  const oldest = before[MOST_RENEWALS - 1]
  if (!oldest) return
  const retryAfterSeconds = Math.ceil((oldest.getTime() + RENEWAL_DAYS * DAY_MS - ctx.now.getTime()) / 1000)
  throw new AppError(429, 'TooManyRequests', homeReason('TooManyLinks'), { retryAfterSeconds })
}
