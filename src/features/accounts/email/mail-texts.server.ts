import type { Lang } from '#kit/lang.ts'
import { type Mail, toSubject } from '#platform/mail/mail.ts'
import { mailBodies } from '#platform/mail/mail-html.ts'
import type { MailTheme } from '../engine/request-context.ts'
import { accountMailTexts } from '../texts.ts'
import { RESET_HOURS, VERIFY_HOURS } from './link-hours.ts'
import type { AccountMail, AccountMailKind } from './mails.ts'

/** Validity of a mail's link, in hours; mails that are not listed have no link that grants access. */
const LINK_HOURS: Partial<Record<AccountMailKind, number>> = {
  verify: VERIFY_HOURS,
  reset: RESET_HOURS,
  'change-email': VERIFY_HOURS,
  'new-email': VERIFY_HOURS,
  delete: RESET_HOURS,
}

/** Renders a mail of the account site in the theme of the tenant that sent the person. `origin` is the account site's. */
export function toMail(
  mail: AccountMail,
  { lang, theme, origin }: { lang: Lang; theme: Pick<MailTheme, 'title' | 'themeColour'>; origin: string },
): Mail {
  const t = accountMailTexts(lang)
  const hours = LINK_HOURS[mail.kind]
  const words = { footnote: t.footnote, ...t[mail.kind] }
  const values = { name: mail.name, site: theme.title, newEmail: mail.newEmail ?? '', other: mail.site ?? '', hours: hours ?? 0 }
  const fill = (key: 'subject' | 'heading' | 'text' | 'more') => t.fill(`${mail.kind}.${key}`, values)
  const parts = {
    lang,
    siteName: theme.title,
    colour: theme.themeColour,
    heading: fill('heading'),
    paragraphs: [fill('text'), fill('more')],
    button: { label: words.button, href: new URL(mail.path, origin).href },
    footnote: t.fill(words.footnote === t.footnote ? 'footnote' : `${mail.kind}.footnote`, values),
  }
  return {
    template: `account.${mail.kind}`,
    lang,
    to: mail.to,
    subject: toSubject(`${fill('subject')} | ${theme.title}`),
    ...mailBodies(parts),
    isSecret: hours !== undefined,
  }
}
