import { sql } from 'kysely'
import { childrenAreBornAfter } from '#features/members/birth-date.ts'
import { hasConsented } from '#features/members/consent.server.ts'
import { digestPurpose, UNSUBSCRIBE_PATH } from '#features/notices/digest.ts'
import { clockIn } from '#features/notices/push/quiet.ts'
import type { Site } from '#features/sites/site.ts'
import { postSiteMail } from '#features/sites/site-mails.server.ts'
import { daysBefore } from '#kit/days.ts'
import { DEFAULT_LANG, findLang, localHref } from '#kit/lang.ts'
import { type Ctx, createCtx } from '#platform/context.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import { type TenantId, toTenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import { eachAlone } from '#platform/jobs/each-alone.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { type HandledJob, handleJob } from '#platform/jobs/job.ts'
import type { ScheduledJob } from '#platform/jobs/jobs.ts'
import type { JobTools } from '#platform/jobs/run-job.ts'
import { readDigest, teachesClass } from './digest-content.server.ts'
import { DIGEST_TEMPLATE, digestMail } from './digest-job.ts'
import { isUnanswered, remind } from './remind.server.ts'
import { reminderTexts } from './texts.ts'

export interface DigestParts {
  findSite(tenantId: TenantId): Promise<Site | undefined>
  /** Returns scheme, host and port of a site's host. */
  originOf(host: string): string
  seal: Pick<Seal, 'seal'>
}

/** Digests are sent from this hour to that one, by the site's clock: several hours, so that none is lost where the process was away. */
const FROM_HOUR = 7
const UNTIL_HOUR = 11
/** Who has not learned for so long is reminded, and after so long no more. */
const AWAY_DAYS = 7
const GONE_DAYS = 60

/** Every five minutes: tells of sessions, of chapters that opened, and of questions without an answer. */
export const remindDue: ScheduledJob = {
  name: 'reminders.due',
  cron: '*/5 * * * *',
  run: tools => eachTenant(tools, new Date(), remind),
}

/** Every hour: enqueues the digests of the tenants where it is morning. */
export const enqueueDigests = (parts: Pick<DigestParts, 'findSite'>): ScheduledJob => ({
  name: 'reminders.digests',
  cron: '5 * * * *',
  run: tools => eachTenant(tools, new Date(), ctx => enqueueDue(ctx, parts)),
})

async function eachTenant({ pool, log }: JobTools, now: Date, work: (ctx: Ctx) => Promise<void>): Promise<void> {
  const tenants = await withScope(pool, { system: 'due-content' }, async db => {
    // every tenant: the job looks for those where somebody takes part in a class
    const { rows } = await sql<{ id: string }>`
      select t.id from directory.tenants t where exists (select from enrolments e where e.tenant_id = t.id) order by t.id`.execute(db)
    return rows
  })
  for (const { id } of tenants) {
    const tenantId = toTenantId(id)
    await eachAlone(log, tenantId, () => withScope(pool, { tenantId }, db => work(createCtx({ db, tenantId, log, now }))))
  }
}

/** Enqueues the digests of a tenant whose turn is now: those that were chosen, and, unasked, of who was away and of who has something open to decide or to answer. */
export async function enqueueDue(ctx: Ctx, { findSite }: Pick<DigestParts, 'findSite'>): Promise<void> {
  const site = await findSite(ctx.tenantId)
  if (!site) return
  const { hour, day } = clockIn(site.settings.timeZone, ctx.now)
  if (hour < FROM_HOUR || hour >= UNTIL_HOUR) return
  const isMonday = new Date(`${day}T00:00:00Z`).getUTCDay() === 1
  const { rows } = await sql<{ id: string }>`
    select m.id from members m left join digests d on d.tenant_id = m.tenant_id and d.member_id = m.id
    where m.tenant_id = ${ctx.tenantId} and ${hasConsented(ctx.now)} and d.last_day is distinct from ${day}::date
      and (d.rhythm = 'daily' or (d.rhythm = 'weekly' and ${isMonday}::boolean)
        or (d.rhythm is null and (m.born_on is null or to_char(m.born_on, 'YYYY-MM-DD') <= ${childrenAreBornAfter(ctx.now)})
          and ((${isMonday}::boolean and ${isAway(ctx)}) or ${hasOpen})))
    order by m.id`.execute(ctx.db)
  for (const { id } of rows) await enqueue(ctx, digestMail, { memberId: id, day }, { singletonKey: `${id} ${day}` })
}

const isAway = ({
  now,
}: Ctx) => sql<boolean>`exists (select from enrolments e where e.tenant_id = m.tenant_id and e.member_id = m.id and e.state = 'joined'
  group by e.member_id having max(coalesce(e.last_active_at, e.joined_at)) between ${daysBefore(now, GONE_DAYS)} and ${daysBefore(now, AWAY_DAYS)})`

const hasOpen = sql<boolean>`exists (select from classes c where c.tenant_id = m.tenant_id and ${teachesClass(sql.ref('m.id'))}
  and (exists (select from enrolments e where e.tenant_id = c.tenant_id and e.class_id = c.id and e.state = 'waiting-approval')
    or exists (select from discussion_posts p join class_chapters h on h.tenant_id = p.tenant_id and h.id = p.chapter_id
      join class_modules o on o.tenant_id = h.tenant_id and o.id = h.module_id
      where o.tenant_id = c.tenant_id and o.class_id = c.id and ${isUnanswered})))`

/** Mails a digest, once a day and never an empty one: the day is noted in the mail's transaction. */
export const mailDigests = ({ findSite, originOf, seal }: DigestParts): HandledJob =>
  handleJob(digestMail, async (ctx, { memberId, day }) => {
    const site = await findSite(ctx.tenantId)
    const member = await ctx.db
      .selectFrom('members')
      .where('tenant_id', '=', ctx.tenantId)
      .where('id', '=', memberId)
      .select(['email', 'lang'])
      .executeTakeFirst()
    if (!site || !member) return
    const lang = findLang(member.lang) ?? DEFAULT_LANG
    const { lines, path } = await readDigest(ctx, memberId, { lang, timeZone: site.settings.timeZone })
    if (lines.length === 0 || !(await takeDay(ctx, memberId, day))) return
    const { fill, digest: t } = reminderTexts(lang)
    const origin = originOf(site.host)
    const key = seal.seal(digestPurpose(ctx.tenantId), memberId)
    const url = `${origin}${localHref(lang, UNSUBSCRIBE_PATH)}?key=${key}`
    const words = { site: site.settings.title, url }
    const subject = fill('digest.subject', words)
    await postSiteMail(
      ctx,
      {
        template: DIGEST_TEMPLATE,
        lang,
        to: member.email,
        subject,
        heading: subject,
        paragraphs: lines,
        button: { label: t.button, path: localHref(lang, path) },
        footnote: fill('digest.footnote', words),
        unsubscribeUrl: url,
      },
      { site, origin },
      1,
    )
  })

/** Notes the day of a person's digest. Returns false where they had one that day, or ended them meanwhile. */
async function takeDay(ctx: Ctx, memberId: string, day: string): Promise<boolean> {
  const { rows } = await sql`
    insert into digests (tenant_id, member_id, last_day) values (${ctx.tenantId}, ${memberId}, ${day}::date)
    on conflict (tenant_id, member_id) do update set last_day = excluded.last_day
      where digests.last_day is distinct from excluded.last_day and digests.rhythm is distinct from 'off'
    returning member_id`.execute(ctx.db)
  return rows.length > 0
}
