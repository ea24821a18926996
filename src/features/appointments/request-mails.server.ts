import { type MailFrom, postSiteMail, postStaffNews } from '#features/sites/site-mails.server.ts'
import type { Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import type { RequestKind } from './appointment.ts'
import { appointmentTexts } from './texts.ts'

export const REQUEST_MAILS = {
  appointment: 'appointment.received',
  appointmentNews: 'appointment.news',
  demo: 'demo.received',
  demoNews: 'demo.news',
} as const

/** Writes to who asked for an appointment, or to be shown the learning space, that it arrived, and to the tenant that it waits. */
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
  const news = appointmentTexts('id').mails
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
