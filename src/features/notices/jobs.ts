import type { Site } from '#features/sites/site.ts'
import { postSiteMail } from '#features/sites/site-mails.server.ts'
import { DEFAULT_LANG, findLang, localHref } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { type HandledJob, handleJob } from '#platform/jobs/job.ts'
import type { NoticeKind } from './notice.ts'
import { NOTICE_TEMPLATE, noticeMail } from './notice-mail.ts'
import { sayNotice } from './say-notice.ts'
import { noticeTexts } from './texts.ts'

/** The most mails of notices to one person in 24 hours; what comes after is in the app alone. */
const MAILS_PER_DAY = 20

export interface NoticeMailParts {
  findSite(tenantId: TenantId): Promise<Site | undefined>
  /** Returns scheme, host and port of a site's host. */
  originOf(host: string): string
}

/** Mails a notice to its person in their language, unless they have read it meanwhile. */
export const mailNotices = ({ findSite, originOf }: NoticeMailParts): HandledJob =>
  handleJob(noticeMail, async (ctx, { noticeId }) => {
    const notice = await findUnread(ctx, noticeId)
    const site = notice && (await findSite(ctx.tenantId))
    if (!notice || !site) return
    const lang = findLang(notice.lang) ?? DEFAULT_LANG
    const { mail: t, fill } = noticeTexts(lang)
    const said = sayNotice(notice, lang)
    const words = { site: site.settings.title }
    await postSiteMail(
      ctx,
      {
        template: NOTICE_TEMPLATE,
        lang,
        to: notice.email,
        subject: said,
        heading: said,
        paragraphs: [fill('mail.text', words)],
        button: { label: t.button, path: localHref(lang, notice.href) },
        footnote: fill('mail.footnote', words),
      },
      { site, origin: originOf(site.host) },
      MAILS_PER_DAY,
    )
  })

async function findUnread(ctx: Ctx, id: string) {
  const notice = await ctx.db
    .selectFrom('notices as n')
    .innerJoin('members as m', join => join.onRef('m.tenant_id', '=', 'n.tenant_id').onRef('m.id', '=', 'n.member_id'))
    .select(['n.kind', 'n.subject', 'n.href', 'm.email', 'm.lang'])
    .where('n.tenant_id', '=', ctx.tenantId)
    .where('n.id', '=', id)
    .where('n.read_at', 'is', null)
    .executeTakeFirst()
  // Named boundary: `addNotices` alone writes the kind.
  return notice && { ...notice, kind: notice.kind as NoticeKind }
}
