import type { GivenRole } from '#features/permissions/role-limits.ts'
import type { Site } from '#features/sites/site.ts'
import { formatDate } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { mailBodies } from '#platform/mail/mail-html.ts'
import { memberTexts } from '../texts.ts'

/** The site that invites, in which language. */
export interface InvitationFrom {
  site: Site
  origin: string
  lang: Lang
}

/** Returns the path of a site where an invited person signs up, or in, with the invited address. */
export function invitationPath(email: string): string {
  return `/Login?new=1&email=${encodeURIComponent(email)}&to=%2FAccount`
}

/** Returns the mail of an invitation. `name`: who invites; null if that is the site. */
export function toInvitationMail(
  invited: { email: string; role: GivenRole; expiresAt: Date; name: string | null },
  { site, origin, lang }: InvitationFrom,
): Mail {
  const { email, role, expiresAt, name } = invited
  const t = memberTexts(lang)
  const words = { site: site.settings.title, role: t.roles[role], name: name ?? '' }
  const parts = {
    lang,
    siteName: site.settings.title,
    colour: site.settings.css.clr_primary,
    heading: t.fill('invitationMail.heading', words),
    paragraphs: [
      t.fill(name ? 'invitationMail.text' : 'invitationMail.textOfSite', words),
      t.invitationMail.how,
      t.fill('invitationMail.until', { day: formatDate(expiresAt, undefined, lang) }),
    ],
    button: { label: t.invitationMail.button, href: origin + invitationPath(email) },
    footnote: t.invitationMail.footnote,
  }
  const subject = t.fill('invitationMail.subject', words)
  return { template: 'tenant.invitation', lang, subject, ...mailBodies(parts), isSecret: false, to: email }
}
