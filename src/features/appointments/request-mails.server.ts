import { type MailFrom, postSiteMail, postStaffNews } from '#features/sites/site-mails.server.ts'
import { DEFAULT_LANG, type Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import type { RequestKind } from './appointment.ts'
import { appointmentTexts } from './texts.ts'

export const REQUEST_MAILS = {
  appointment: 'appointment.received',
  appointmentNews: 'appointment.news',
  demo: 'demo.received',
  demoNews: 'demo.news',
} as const

/** Mails a confirmation of receipt to the person who requested an appointment or demonstration, and a notification to the tenant. */
export async function tellOfRequest(
  ctx: Ctx,
  kind: RequestKind,
  { lang, email: to }: { lang: Lang; email: string },
  from: MailFrom,
): Promise<void> {
  const t = appointmentTexts(lang)
  const words = { site: from.site.settings.title }
  const subject = t.fill(`mails.${kind}.subject`, words)
  await postSiteMail(
    ctx,
    {
      template: REQUEST_MAILS[kind],
      lang,
      to,
      subject,
      heading: subject,
      paragraphs: [t.fill(`mails.${kind}.text`, words), t.fill(`mails.${kind}.next`, words)],
      footnote: t.fill('mails.footnote', words),
    },
    from,
  )
  const news = appointmentTexts(DEFAULT_LANG).mails
  await postStaffNews(
    ctx,
    {
      template: REQUEST_MAILS[`${kind}News`],
      subject: news.news[kind],
      heading: news.news[kind],
      paragraphs: [news.news.text],
      button: { label: news.news.button, path: '/Studio/Requests' },
      footnote: news.news.footnote,
    },
    from,
  )
}
