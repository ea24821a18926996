import { addNotices } from '#features/notices/notices.server.ts'
import { type FormMailFrom, type MailFrom, postSiteMail, postStaffNews } from '#features/sites/site-mails.server.ts'
import { DEFAULT_LANG, type Lang, localHref } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { schoolTexts } from './texts.ts'

export const LEAGUE_MAILS = {
  received: 'league.received',
  confirmed: 'league.confirmed',
  declined: 'league.declined',
  news: 'league.news',
} as const

/** Recipient and subject of a mail about a registration. */
export interface RegistrationMail {
  lang: Lang
  email: string
  school: string
  /** null if the mail is about the school itself. */
  team: string | null
}

/** Mails a confirmation of receipt to the person who registered, and tells staff: by a mail to the tenant, and in the studio. */
export async function tellOfRegistration(ctx: Ctx, about: RegistrationMail, from: FormMailFrom): Promise<void> {
  await postAbout(ctx, 'received', about, from)
  await addNotices(ctx, { kind: 'registration', subject: about.team ?? about.school })
  const { mails: t } = schoolTexts(DEFAULT_LANG)
  await postStaffNews(
    ctx,
    {
      template: LEAGUE_MAILS.news,
      subject: t.news.subject,
      heading: t.news.subject,
      paragraphs: [t.news.text],
      button: { label: t.news.button, path: '/Studio/Registrations' },
      footnote: t.news.footnote,
    },
    from,
  )
}

/** Mails the state of a registration to the person who registered. */
export async function postAbout(
  ctx: Ctx,
  kind: 'received' | 'confirmed' | 'declined',
  about: RegistrationMail,
  from: MailFrom | FormMailFrom,
): Promise<void> {
  const { lang, email: to, school, team } = about
  const t = schoolTexts(lang)
  const what = team === null ? t.fill('mails.school', { school }) : t.fill('mails.team', { school, team })
  const words = { site: from.site.settings.title, what }
  const subject = t.fill(`mails.${kind}.subject`, words)
  await postSiteMail(
    ctx,
    {
      template: LEAGUE_MAILS[kind],
      lang,
      to,
      subject,
      heading: subject,
      paragraphs: [t.fill(`mails.${kind}.text`, words), t.fill(`mails.${kind}.next`, words)],
      button: { label: t.mails.button, path: localHref(lang, '/Liga-Smk') },
      footnote: t.fill('mails.footnote', words),
    },
    from,
    kind === 'received' ? 3 : 20,
  )
}
