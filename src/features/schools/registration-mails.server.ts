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

/** A school or a team of it that was registered. */
export interface Registered {
  school: string
  /** null: the school itself. */
  team: string | null
}

/** Recipient and subject of a mail about registrations. */
export interface RegistrationMail {
  lang: Lang
  email: string
  about: readonly Registered[]
  /** Why they were declined; empty if nobody said. */
  reason?: string
}

/** Mails a confirmation of receipt to the person who registered, and tells staff: by a mail to the tenant, and in the studio. */
export async function tellOfRegistration(
  ctx: Ctx,
  { lang, email, ...registered }: Registered & Pick<RegistrationMail, 'lang' | 'email'>,
  from: FormMailFrom,
): Promise<void> {
  await postAbout(ctx, 'received', { lang, email, about: [registered] }, from)
  await addNotices(ctx, { kind: 'registration', subject: registered.team ?? registered.school })
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

/** Mails the state of registrations to the person who registered them. */
export async function postAbout(
  ctx: Ctx,
  kind: 'received' | 'confirmed' | 'declined',
  mail: RegistrationMail,
  from: MailFrom | FormMailFrom,
): Promise<void> {
  const { lang, email: to, about, reason } = mail
  const t = schoolTexts(lang)
  const each = about.map(({ school, team }) =>
    team === null ? t.fill('mails.school', { school }) : t.fill('mails.team', { school, team }),
  )
  const what = new Intl.ListFormat(lang, { type: 'conjunction' }).format(each)
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
      paragraphs: [
        t.fill(`mails.${kind}.text`, words),
        ...(reason ? [t.fill('mails.reason', { reason })] : []),
        t.fill(`mails.${kind}.next`, words),
      ],
      button: { label: t.mails.button, path: localHref(lang, '/Liga-Smk') },
      footnote: t.fill('mails.footnote', words),
    },
    from,
    kind === 'received' ? 3 : 20,
  )
}
