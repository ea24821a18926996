import { sql } from 'kysely'
import type { Site } from '#features/sites/site.ts'
import { DEFAULT_LANG, findLang, localHref } from '#kit/lang.ts'
import { yearsBetween } from '#kit/years.ts'
import type { Ctx } from '#platform/context.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import type { TenantId } from '#platform/db/ids.ts'
import type { OutsideAnswer } from '#platform/http/post-outside.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { type HandledJob, handleJob } from '#platform/jobs/job.ts'
import { isMoment, type NoticeKind } from '../notice.ts'
import { sayNotice } from '../say-notice.ts'
import { noticeTexts } from '../texts.ts'
import { pushNotice } from './push-job.ts'
import { clockIn, endOfQuiet } from './quiet.ts'
import { type PushMessage, type PushParts, type PushTarget, sendPush } from './send-push.server.ts'

export interface PushJobParts extends Omit<PushParts, 'contact' | 'signal'> {
  findSite(tenantId: TenantId): Promise<Site | undefined>
  now(): Date
}

/** The most messages to one device in a day of its own; what comes after is in the product alone. */
export const PUSHES_PER_DAY = 12
/** What is soon is told late no more. */
const MOMENT_MS = 3_600_000
const DELAY_MS = 60_000
const MOST_DELAYS = 5
/** Source: PP 17/2025, as `members/birth-date.ts`, which stands above. */
const ADULT_YEARS = 18

interface Due extends PushTarget {
  kind: NoticeKind
  subject: string
  href: string
  createdAt: Date
  lang: string | null
  bornOn: string | null
  timeZone: string
  sentOn: string | null
  sentCount: number
}

/**
 * Tells a device of a notice that its person has not read meanwhile: by day alone, and so many a day. A device that is gone is forgotten; a service that is too busy
 * is asked again when it says, and one that fails by the queue.
 */
export const pushNotices = (parts: PushJobParts): HandledJob =>
  handleJob(pushNotice, async (ctx, { noticeId, subscriptionId, delays }, { signal, startAgain }) => {
    const now = parts.now()
    const due = await findDue(ctx, noticeId, subscriptionId)
    const site = due && (await parts.findSite(ctx.tenantId))
    if (!due || !site || (isMoment(due.kind) && now.getTime() - due.createdAt.getTime() > MOMENT_MS)) return
    const zone = due.timeZone || site.settings.timeZone
    const again = async (startAfter: Date) =>
      await enqueue(ctx, pushNotice, { noticeId, subscriptionId, delays: delays + 1 }, { startAfter })
    const morning = endOfQuiet(zone, now)
    if (morning) return await again(morning)
    const { day } = clockIn(zone, now)
    const sent = due.sentOn === day ? due.sentCount : 0
    if (sent >= PUSHES_PER_DAY) return
    await startAgain()
    const answer = await sendPush(due, messageOf(due, site, now), { ...parts, contact: `https://${site.host}`, signal })
    const result = resultOf(answer)
    if (result === 'gone') return await forget(ctx, subscriptionId)
    if (result === 'busy' && delays < MOST_DELAYS) return await again(new Date(now.getTime() + DELAY_MS * 2 ** delays))
    if (result === 'failed')
      throw new Error(`the push service did not take it: ${answer.kind === 'failed' ? answer.failure : answer.status}`)
    if (result === 'sent') await count(ctx, subscriptionId, { day, sent: sent + 1 })
  })

/** Source: RFC 8030, section 5; 401 and 403 name keys of another installation: the device has to ask anew. */
function resultOf(answer: OutsideAnswer): 'sent' | 'gone' | 'busy' | 'failed' | 'refused' {
  if (answer.kind === 'failed') return 'failed'
  const { status } = answer
  if (status >= 200 && status < 300) return 'sent'
  if ([401, 403, 404, 410].includes(status)) return 'gone'
  if (status === 429) return 'busy'
  return status >= 500 ? 'failed' : 'refused'
}

/** A locked screen shows it to everybody: the sentence of the bell, and nothing more; to a child not even that. */
function messageOf(due: Due, site: Site, now: Date): PushMessage {
  const isChild = due.bornOn !== null && yearsBetween(due.bornOn, now) < ADULT_YEARS
  const lang = findLang(due.lang ?? '') ?? DEFAULT_LANG
  return {
    title: isChild ? noticeTexts(lang).push.plain : sayNotice(due, lang),
    body: site.settings.title,
    path: localHref(lang, due.href),
    lang,
    tag: sha256(`${due.kind} ${due.subject} ${due.href}`).toString('base64url').slice(0, 16),
  }
}

async function findDue(ctx: Ctx, noticeId: string, subscriptionId: string): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    select n.kind, n.subject, n.href, n.created_at as "createdAt", m.lang, s.endpoint, s.p256dh, s.auth, s.time_zone as "timeZone",
      to_char(s.sent_on, 'YYYY-MM-DD') as "sentOn", s.sent_count as "sentCount",
      to_char(m.born_on, 'YYYY-MM-DD') as "bornOn"
    from notices n join push_subscriptions s on s.tenant_id = n.tenant_id and s.member_id = n.member_id
    join members m on m.tenant_id = n.tenant_id and m.id = n.member_id
    join sessions t on t.tenant_id = s.tenant_id and t.token_sha256 = s.session_sha256 and t.expires_at > ${ctx.now}
    where n.tenant_id = ${ctx.tenantId} and n.id = ${noticeId} and s.id = ${subscriptionId} and n.read_at is null`.execute(ctx.db)
  return rows[0]
}

async function forget(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.deleteFrom('push_subscriptions').where('tenant_id', '=', ctx.tenantId).where('id', '=', id).execute()
}

async function count(ctx: Ctx, id: string, { day, sent }: { day: string; sent: number }): Promise<void> {
  await ctx.db
    .updateTable('push_subscriptions')
    .set({ sent_on: day, sent_count: sent })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .execute()
}
