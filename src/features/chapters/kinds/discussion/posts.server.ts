import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { isChildOn } from '#features/members/birth-date.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import { Conflict, Forbidden, InvalidInput, NotFound, Refused } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { getClassOfChapter } from '../../class-of-chapter.server.ts'
import { requireStanding, requireTeacher } from '../../standing.server.ts'
import { chapterReason } from '../../texts.ts'
import {
  ANSWERS_OF_A_THREAD,
  hasContact,
  POSTS_AN_HOUR,
  type Post,
  REPORTS_AN_HOUR,
  REPORTS_TO_HIDE,
  shownName,
  THREADS_A_PAGE,
  type Thread,
} from './post.ts'
import { tellOfAnswer, tellOfMark, tellOfModeration, tellOfReport } from './tell.server.ts'

export interface Discussion {
  threads: Thread[]
  /** The `before` of the following page; null at the end. */
  next: string | null
  isTeacher: boolean
  /** Others' posts are hidden until the viewer has written one. */
  isWaiting: boolean
}

/**
 * Returns a page of a discussion, newest thread first, answers in their order. Where one writes first, nothing is shown to who has not written yet. `before`: the id of a
 * thread. Throws as `requireStanding`.
 */
export async function listThreads(
  ctx: Ctx,
  { chapterId, before }: { chapterId: string; before?: string | undefined },
): Promise<Discussion> {
  const { memberId, isTeacher, content } = await requireStanding(ctx, 'discussion', chapterId)
  if (content.writesFirst && !isTeacher && !(await hasWritten(ctx, memberId, chapterId)))
    return { threads: [], next: null, isTeacher, isWaiting: true }
  const after =
    before === undefined
      ? sql`true`
      : sql`(p.created_at, p.id) < (select o.created_at, o.id from discussion_posts o where o.tenant_id = p.tenant_id and o.id = ${before}::uuid)`
  const threads = await readPosts(
    ctx,
    { memberId, isTeacher },
    sql`p.chapter_id = ${chapterId} and p.parent_id is null and ${after} order by p.created_at desc, p.id desc limit ${THREADS_A_PAGE + 1}`,
  )
  const shown = threads.slice(0, THREADS_A_PAGE)
  const ids = shown.map(({ id }) => id)
  const answers =
    ids.length === 0
      ? []
      : await readPosts(
          ctx,
          { memberId, isTeacher },
          sql`p.parent_id = any (${ids}::uuid[]) and not exists (select from discussion_posts o where o.tenant_id = p.tenant_id
            and o.parent_id = p.parent_id and (o.created_at, o.id) < (p.created_at, p.id) offset ${ANSWERS_OF_A_THREAD - 1}) order by p.created_at, p.id`,
        )
  return {
    threads: shown.map(thread => ({ ...thread, answers: answers.filter(({ parentId }) => parentId === thread.id) })),
    next: threads.length > THREADS_A_PAGE ? (shown.at(-1)?.id ?? null) : null,
    isTeacher,
    isWaiting: false,
  }
}

/**
 * Writes a post, or changes one's own of that id; who began the thread hears of an answer. Throws Refused 429 after `POSTS_AN_HOUR`, InvalidInput for a child's post with
 * a telephone number or a mail address, NotFound for an answer to what is no thread of the chapter, Forbidden for
 * another person's post, Conflict for a removed or hidden one, and as `requireStanding`.
 */
export async function savePost(
  ctx: Ctx,
  { id, chapterId, parentId, text }: { id: string; chapterId: string; parentId?: string | undefined; text: string },
): Promise<Post> {
  const { memberId, isTeacher } = await requireStanding(ctx, 'discussion', chapterId)
  if (ctx.viewer.kind === 'person' && ctx.viewer.person.isChild && hasContact(text))
    throw new InvalidInput(chapterReason('NoContacts'), [{ path: 'text', reason: chapterReason('NoContacts') }])
  const known = await findPost(ctx, id)
  if (known) {
    requireOwn(known, { memberId, chapterId })
    if (known.removed_at) throw new Conflict(chapterReason('PostRemoved'))
    if (known.hidden_at) throw new Conflict(chapterReason('PostHidden'))
    if (known.text !== text)
      await ctx.db
        .updateTable('discussion_posts')
        .set({ text, edited_at: ctx.now })
        .where('tenant_id', '=', ctx.tenantId)
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .execute()
  } else {
    await requireRoom(ctx, memberId)
    const thread = parentId === undefined ? undefined : await getThread(ctx, parentId, chapterId)
    await ctx.db
      .insertInto('discussion_posts')
      .values({
        tenant_id: ctx.tenantId,
        id,
        chapter_id: chapterId,
        member_id: memberId,
        parent_id: parentId ?? null,
        text,
        is_teacher: isTeacher,
        created_at: ctx.now,
      })
      .execute()
    if (thread && thread.member_id !== memberId) await tellOfAnswer(ctx, { chapterId, writerId: thread.member_id })
  }
  const [post] = await readPosts(ctx, { memberId, isTeacher }, sql`p.id = ${id}`)
  if (!post) throw new NotFound()
  return post
}

/** Takes a post away: its writer, or who teaches the class, which is audited and told to its writer. Its answers stay. Throws NotFound, Forbidden, and as `requireStanding`. */
export async function removePost(ctx: Ctx, id: string): Promise<void> {
  const post = await getPost(ctx, id)
  const { memberId, isTeacher } = await requireStanding(ctx, 'discussion', post.chapter_id)
  if (post.member_id !== memberId && !isTeacher) throw new Forbidden(chapterReason('NotYourPost'))
  await ctx.db
    .updateTable('discussion_posts')
    .set({ text: '', removed_at: ctx.now, marked_at: null })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute()
  if (post.member_id === memberId || post.removed_at) return
  const { code } = await getClassOfChapter(ctx, post.chapter_id)
  await settleReports(ctx, id)
  await writeAudit(ctx, { act: 'discussion.removed', subject: `class/${code}`, details: { postId: id } })
  await tellOfModeration(ctx, { chapterId: post.chapter_id, writerId: post.member_id })
}

/** Marks an answer as right, or takes the mark back. Throws NotFound, Conflict for a removed post, and as `requireTeacher`. */
export async function markPost(ctx: Ctx, { id, isMarked }: { id: string; isMarked: boolean }): Promise<void> {
  const post = await getPost(ctx, id)
  await requireTeacher(ctx, 'discussion', post.chapter_id)
  if (post.removed_at) throw new Conflict(chapterReason('PostRemoved'))
  await ctx.db
    .updateTable('discussion_posts')
    .set({ marked_at: isMarked ? ctx.now : null })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .execute()
  if (isMarked && !post.marked_at) await tellOfMark(ctx, { chapterId: post.chapter_id, writerId: post.member_id })
}

/**
 * Tells the teachers of a post; the same person's report counts once, and what `REPORTS_TO_HIDE` people have reported is hidden until a teacher has looked at it. A post
 * that a teacher has shown again is not hidden by older reports. Throws Refused 429 after `REPORTS_AN_HOUR`, NotFound, Conflict for a removed post, and as `requireStanding`.
 */
export async function reportPost(ctx: Ctx, id: string): Promise<void> {
  const post = await getPost(ctx, id)
  const { memberId } = await requireStanding(ctx, 'discussion', post.chapter_id)
  if (post.removed_at) throw new Conflict(chapterReason('PostRemoved'))
  await requireReportRoom(ctx, memberId)
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('discussion_reports')
    .values({ tenant_id: ctx.tenantId, post_id: id, member_id: memberId, reported_at: ctx.now })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) return
  await sql`update discussion_posts p set hidden_at = ${ctx.now}
    where p.tenant_id = ${ctx.tenantId} and p.id = ${id} and p.hidden_at is null and not p.is_teacher
      and (select count(*) from discussion_reports r where r.tenant_id = p.tenant_id and r.post_id = p.id and r.settled_at is null) >= ${REPORTS_TO_HIDE}`.execute(
    ctx.db,
  )
  await tellOfReport(ctx, post.chapter_id)
}

/** Marks what was reported of a post as looked at. */
export async function settleReports(ctx: Ctx, postId: string): Promise<void> {
  await ctx.db
    .updateTable('discussion_reports')
    .set({ settled_at: ctx.now })
    .where('tenant_id', '=', ctx.tenantId)
    .where('post_id', '=', postId)
    .where('settled_at', 'is', null)
    .execute()
}

async function findPost(ctx: Ctx, id: string) {
  return await ctx.db
    .selectFrom('discussion_posts')
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .select(['chapter_id', 'member_id', 'text', 'removed_at', 'hidden_at', 'marked_at', 'parent_id'])
    .executeTakeFirst()
}

/** Throws Unauthenticated before it says whether there is such a post, and NotFound. */
async function getPost(ctx: Ctx, id: string) {
  requirePerson(ctx.viewer)
  const post = await findPost(ctx, id)
  if (!post) throw new NotFound()
  return post
}

function requireOwn(post: { chapter_id: string; member_id: string }, { memberId, chapterId }: { memberId: string; chapterId: string }) {
  if (post.chapter_id !== chapterId) throw new NotFound()
  if (post.member_id !== memberId) throw new Forbidden(chapterReason('NotYourPost'))
}

/** Throws NotFound unless `id` is a thread of the chapter, and Conflict unless it stands. */
async function getThread(ctx: Ctx, id: string, chapterId: string) {
  const thread = await findPost(ctx, id)
  if (!thread || thread.chapter_id !== chapterId || thread.parent_id !== null) throw new NotFound()
  if (thread.removed_at) throw new Conflict(chapterReason('PostRemoved'))
  if (thread.hidden_at) throw new Conflict(chapterReason('PostHidden'))
  return thread
}

/** Throws Refused 429 where the person has written too much within an hour. */
async function requireRoom(ctx: Ctx, memberId: string): Promise<void> {
  const hourAgo = new Date(ctx.now.getTime() - HOUR_MS)
  const { posts } = await ctx.db
    .selectFrom('discussion_posts')
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .where('created_at', '>', hourAgo)
    .select(({ fn }) => fn.countAll<string>().as('posts'))
    .executeTakeFirstOrThrow()
  if (Number(posts) >= POSTS_AN_HOUR) throw new Refused(429, chapterReason('TooManyPosts'), { retryAfterSeconds: HOUR_MS / 1000 })
}

/** Throws Refused 429 where the person has reported too much within an hour. */
async function requireReportRoom(ctx: Ctx, memberId: string): Promise<void> {
  const { reports } = await ctx.db
    .selectFrom('discussion_reports')
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .where('reported_at', '>', new Date(ctx.now.getTime() - HOUR_MS))
    .select(({ fn }) => fn.countAll<string>().as('reports'))
    .executeTakeFirstOrThrow()
  if (Number(reports) >= REPORTS_AN_HOUR) throw new Refused(429, chapterReason('TooManyReports'), { retryAfterSeconds: HOUR_MS / 1000 })
}

const HOUR_MS = 3_600_000

async function hasWritten(ctx: Ctx, memberId: string, chapterId: string): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('discussion_posts')
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .where('chapter_id', '=', chapterId)
    .where('removed_at', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

async function readPosts(ctx: Ctx, viewer: { memberId: string; isTeacher: boolean }, where: ReturnType<typeof sql>): Promise<Post[]> {
  const { rows } = await sql<
    Omit<Post, 'isOwn' | 'isRemoved' | 'isMarked' | 'isHidden'> & {
      memberId: string
      bornOn: string | null
      removedAt: Date | null
      markedAt: Date | null
      hiddenAt: Date | null
    }
  >`
    select p.id, p.parent_id as "parentId", p.member_id as "memberId", p.text, p.is_teacher as "isTeacher", p.marked_at as "markedAt",
      p.removed_at as "removedAt", p.hidden_at as "hiddenAt", p.created_at as "createdAt", p.edited_at as "editedAt", m.name, to_char(m.born_on, 'YYYY-MM-DD') as "bornOn",
      case when ${viewer.isTeacher} then (select count(*)::int from discussion_reports r where r.tenant_id = p.tenant_id and r.post_id = p.id
        and r.settled_at is null) else 0 end as reports
    from discussion_posts p join members m on m.tenant_id = p.tenant_id and m.id = p.member_id
    where p.tenant_id = ${ctx.tenantId} and ${where}`.execute(ctx.db)
  return rows.map(({ memberId, bornOn, removedAt, markedAt, hiddenAt, name, text, ...post }) => {
    const isOwn = memberId === viewer.memberId
    const isShown = !removedAt && (!hiddenAt || isOwn || viewer.isTeacher)
    return {
      ...post,
      text: isShown ? text : '',
      name: isShown ? shownName(name, isChildOn(bornOn, ctx.now)) : '',
      isOwn,
      isHidden: hiddenAt !== null,
      isRemoved: removedAt !== null,
      isMarked: markedAt !== null,
    }
  })
}
