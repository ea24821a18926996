import { sql } from 'kysely'
import { holdsSeat } from '#features/chapters/holds-seat.server.ts'
import { hasSeat } from '#features/chapters/seat-states.ts'
import { invitedSeats } from '#features/members/invited-classes/promises.server.ts'
import { givePaid, takeRefunded } from '#features/payments/events.ts'
import { wasPaid } from '#features/payments/invoice.ts'
import { findInvoice } from '#features/payments/queries.server.ts'
import type { Site } from '#features/sites/site.ts'
import { postSiteMail } from '#features/sites/site-mails.server.ts'
import { DEFAULT_LANG, findLang, type Lang, localHref } from '#kit/lang.ts'
import { firstWords } from '#kit/text.ts'
import type { Ctx } from '#platform/context.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { type HandledJob, handleJob } from '#platform/jobs/job.ts'
import { newsMail } from './announcement-mail.ts'
import { pathOfClass } from './change-state.server.ts'
import { type EnrolmentState } from './enrolment.ts'
import { ENROLMENT_MAILS, enrolmentMail } from './enrolment-mail.ts'
import { giveBought, takeBought } from './paid.server.ts'
import { seatInvited } from './participant-commands.server.ts'
import { enrolmentTexts } from './texts.ts'

export interface EnrolmentMailParts {
  findSite(tenantId: TenantId): Promise<Site | undefined>
  /** Returns scheme, host and port of a site's host. */
  originOf(host: string): string
}

/** Gives invited people the seats in classes that their invitations promise. */
export const giveInvitedSeats = (): HandledJob => handleJob(invitedSeats, async (ctx, { memberId }) => await seatInvited(ctx, memberId))

/** Gives what a paid invoice sells. */
export const giveWhatIsPaid = (seal: Seal): HandledJob =>
  handleJob(givePaid, async (ctx, { invoiceId }) => {
    const invoice = await findInvoice(ctx, invoiceId)
    if (invoice && wasPaid(invoice.status)) await giveBought(ctx, seal, invoice)
  })

/** Takes the seats whose money goes back. */
export const takeWhatIsRefunded = (): HandledJob => handleJob(takeRefunded, async (ctx, { refundId }) => await takeBought(ctx, refundId))

/** The most mails about seats, and with announcements, to one person in 24 hours; all is in their notices besides. */
const MAILS_PER_DAY = 10

interface MailedState {
  state: EnrolmentState
  email: string
  lang: string | null
  name: string
  slug: string
  isPremium: boolean
}

/** Mails a person what somebody else decided about their place, in their language, unless it is otherwise by now. */
export const mailEnrolments = ({ findSite, originOf }: EnrolmentMailParts): HandledJob =>
  handleJob(enrolmentMail, async (ctx, { enrolmentId, state }) => {
    const { rows } = await sql<MailedState>`
      select e.state, m.email, m.lang, coalesce(t.name, c.name) as name, c.slug, c.is_premium as "isPremium"
      from enrolments e join members m on m.tenant_id = e.tenant_id and m.id = e.member_id join classes c on c.tenant_id = e.tenant_id and c.id = e.class_id
      left join class_translations t on t.tenant_id = c.tenant_id and t.class_id = c.id and t.lang = m.lang
      where e.tenant_id = ${ctx.tenantId} and e.id = ${enrolmentId} and e.state = ${state}`.execute(ctx.db)
    const [one] = rows
    const site = one && (await findSite(ctx.tenantId))
    const kind = one && mailOf(one.state)
    if (!one || !site || !kind) return
    const lang = langOf(one.lang)
    const { fill } = enrolmentTexts(lang)
    const words = { name: one.name, site: site.settings.title }
    const subject = fill(`join.mails.${kind}.subject`, words)
    await postSiteMail(
      ctx,
      {
        template: ENROLMENT_MAILS[kind],
        lang,
        to: one.email,
        subject,
        heading: subject,
        paragraphs: [fill(`join.mails.${kind}.text`, words)],
        button: {
          label: fill(`join.mails.${kind}.button`, words),
          path: localHref(lang, kind === 'refused' ? '/Courses' : pathOfClass(one)),
        },
        footnote: fill('join.mails.footnote', words),
      },
      { site, origin: originOf(site.host) },
      MAILS_PER_DAY,
    )
  })

const langOf = (lang: string | null): Lang => findLang(lang ?? '') ?? DEFAULT_LANG

function mailOf(state: EnrolmentState): 'seat' | 'refused' | 'removed' | undefined {
  if (hasSeat(state)) return 'seat'
  return state === 'refused' || state === 'removed' ? state : undefined
}

interface News {
  email: string
  lang: string | null
  said: { title: string; body: string; name: string; slug: string; isPremium: boolean }[]
}

const BODY_WORDS = 400

/** Mails the announcements that no mail has gathered yet: one mail for each participant, in their language. Idempotent: announcements are marked with it. */
export const mailAnnouncements = ({ findSite, originOf }: EnrolmentMailParts): HandledJob =>
  handleJob(newsMail, async ctx => {
    const site = await findSite(ctx.tenantId)
    if (!site) return
    for (const { email, lang: own, said } of await takeNews(ctx)) {
      const lang = langOf(own)
      const { fill, announcements: t } = enrolmentTexts(lang)
      const words = { site: site.settings.title, count: said.length }
      const subject = fill('announcements.mail.subject', words)
      const [first] = said
      await postSiteMail(
        ctx,
        {
          template: ENROLMENT_MAILS.news,
          lang,
          to: email,
          subject,
          heading: subject,
          paragraphs: said.flatMap(({ title, body, name }) => [`${name}: ${title}`, firstWords(body, BODY_WORDS)]),
          button: first && { label: t.mail.button, path: localHref(lang, pathOfClass(first)) },
          footnote: fill('announcements.mail.footnote', words),
        },
        { site, origin: originOf(site.host) },
        MAILS_PER_DAY,
      )
    }
  })

/** Marks the announcements that wait, and returns them by the participants who want mails of them. */
async function takeNews(ctx: Ctx): Promise<News[]> {
  const { rows } = await sql<News>`
    with taken as (
      update class_announcements set mailed_at = ${ctx.now} where tenant_id = ${ctx.tenantId} and mailed_at is null returning *
    )
    select m.email, m.lang, json_agg(json_build_object('title', a.title, 'body', a.body, 'name', c.name, 'slug', c.slug, 'isPremium', c.is_premium)
      order by a.created_at, a.id) as said
    from taken a join classes c on c.tenant_id = a.tenant_id and c.id = a.class_id
    join enrolments e on e.tenant_id = a.tenant_id and e.class_id = a.class_id and ${holdsSeat()} and (a.batch_id is null or e.batch_id = a.batch_id)
    join members m on m.tenant_id = e.tenant_id and m.id = e.member_id
    where not exists (select from notice_settings s where s.tenant_id = m.tenant_id and s.member_id = m.id and s.kind = 'classNews' and s.channel <> 'mail')
    group by m.id, m.email, m.lang order by m.id`.execute(ctx.db)
  return rows
}
