import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { type ModerationAct, type ModerationList, shownName } from '#features/chapters/kinds/discussion/post.ts'
import { settleReports } from '#features/chapters/kinds/discussion/posts.server.ts'
import { tellOfModeration } from '#features/chapters/kinds/discussion/tell.server.ts'
import { teaches } from '#features/chapters/reading.server.ts'
import { chapterReason } from '#features/chapters/texts.ts'
import { isChildOn } from '#features/members/birth-date.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { Conflict, Forbidden, InvalidInput, NotFound } from '#kit/errors.ts'
import type { Page } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { limitOf, type Paging, pageOf } from '#platform/db/paging.ts'

/** A post as who teaches its class looks at it. */
export interface ModeratedPost {
  id: string
  text: string
  /** Of a child the first name alone. */
  name: string
  className: string
  /** The page of its chapter. */
  href: string
  createdAt: Date
  isHidden: boolean
  hiddenReason: string
  /** Reports that nobody has looked at. */
  reports: number
}

const LISTS = {
  reported: {
    where: sql`exists (select from discussion_reports r where r.tenant_id = p.tenant_id and r.post_id = p.id and r.settled_at is null)`,
    order: sql`p.hidden_at is not null, p.created_at, p.id`,
  },
  hidden: { where: sql`p.hidden_at is not null`, order: sql`p.hidden_at desc, p.id` },
  unanswered: {
    where: sql`p.hidden_at is null and p.parent_id is null and not p.is_teacher
      and not exists (select from discussion_posts a where a.tenant_id = p.tenant_id and a.parent_id = p.id and a.removed_at is null)`,
    order: sql`p.created_at, p.id`,
  },
} as const satisfies Record<ModerationList, unknown>

/** Returns the posts of the classes that the viewer teaches which were reported, are hidden, or are questions without an answer. Throws as `requirePermission`. */
export async function listModerated(ctx: Ctx, list: ModerationList, paging: Paging): Promise<Page<ModeratedPost>> {
  requirePermission(ctx.viewer, 'teaching.write')
  const { where, order } = LISTS[list]
  const found = sql`from discussion_posts p join class_chapters h on h.tenant_id = p.tenant_id and h.id = p.chapter_id
    join class_modules o on o.tenant_id = h.tenant_id and o.id = h.module_id
    join classes c on c.tenant_id = o.tenant_id and c.id = o.class_id`
  const own = sql`p.tenant_id = ${ctx.tenantId} and ${teaches(ctx)} and p.removed_at is null and ${where}`
  const { rows } = await sql<ModeratedPost & { bornOn: string | null; total: number }>`
    with counted as (select count(*)::int as total ${found} where ${own})
    select p.id, p.text, m.name, to_char(m.born_on, 'YYYY-MM-DD') as "bornOn", c.name as "className", p.created_at as "createdAt",
      (case when c.is_premium then '/Courses/@Premium/' else '/Courses/' end) || c.slug || '/module/' || o.slug || '/chapter/' || h.slug as href,
      p.hidden_at is not null as "isHidden", p.hidden_reason as "hiddenReason",
      (select count(*)::int from discussion_reports r where r.tenant_id = p.tenant_id and r.post_id = p.id and r.settled_at is null) as reports,
      counted.total
    ${found} join members m on m.tenant_id = p.tenant_id and m.id = p.member_id cross join counted
    where ${own} order by ${order} ${limitOf(paging)}`.execute(ctx.db)
  const shown = rows.map(({ bornOn, ...post }) => ({ ...post, name: shownName(post.name, isChildOn(bornOn, ctx.now)) }))
  return pageOf(shown, paging)
}

const AUDITED = {
  hide: 'discussion.hidden',
  restore: 'discussion.restored',
  remove: 'discussion.removed',
  dismiss: 'discussion.dismissed',
} as const

/**
 * Hides a post from participants, shows it again, removes it for good, or lets it stand as it is; each settles its reports, is audited, and all but the last is told to its
 * writer. Throws as `requirePermission`, NotFound, Forbidden for a class of others, Conflict for a removed post, and InvalidInput without the reason that hiding and
 * removing need.
 */
export async function moderatePost(ctx: Ctx, { id, act, reason }: { id: string; act: ModerationAct; reason: string }): Promise<void> {
  requirePermission(ctx.viewer, 'teaching.write')
  const why = reason.trim().slice(0, 500)
  const post = await getTaughtPost(ctx, id)
  if (post.isRemoved) throw new Conflict(chapterReason('PostRemoved'))
  if ((act === 'hide' || act === 'remove') && why === '')
    throw new InvalidInput(chapterReason('ReasonMissing'), [{ path: 'reason', reason: chapterReason('ReasonMissing') }])
  const change = {
    hide: { hidden_at: ctx.now, hidden_reason: why, marked_at: null },
    restore: { hidden_at: null, hidden_reason: '' },
    remove: { text: '', removed_at: ctx.now, marked_at: null, hidden_reason: why },
    dismiss: { hidden_at: null, hidden_reason: '' },
  }[act]
  await ctx.db.updateTable('discussion_posts').set(change).where('tenant_id', '=', ctx.tenantId).where('id', '=', id).execute()
  await settleReports(ctx, id)
  await writeAudit(ctx, { act: AUDITED[act], subject: `class/${post.code}`, details: { postId: id, reason: why } })
  if (act !== 'dismiss') await tellOfModeration(ctx, post)
}

async function getTaughtPost(ctx: Ctx, id: string) {
  const { rows } = isUuid(id)
    ? await sql<{ chapterId: string; writerId: string; code: string; isRemoved: boolean; isTaught: boolean }>`
        select p.chapter_id as "chapterId", p.member_id as "writerId", c.code, p.removed_at is not null as "isRemoved", ${teaches(ctx)} as "isTaught"
        from discussion_posts p join class_chapters h on h.tenant_id = p.tenant_id and h.id = p.chapter_id
        join class_modules o on o.tenant_id = h.tenant_id and o.id = h.module_id
        join classes c on c.tenant_id = o.tenant_id and c.id = o.class_id
        where p.tenant_id = ${ctx.tenantId} and p.id = ${id} for update of p`.execute(ctx.db)
    : { rows: [] }
  const [post] = rows
  if (!post) throw new NotFound(chapterReason('PostMissing'))
  if (!post.isTaught) throw new Forbidden()
  return post
}
