import { sql } from 'kysely'
import type { ChapterLock } from '#features/chapters/rules.ts'
import { pathOfChapter, pathOfCourse } from '#features/classes/outline.ts'
import { inReadersLanguage } from '#features/classes/queries.server.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import { Conflict } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { isPublished } from '#platform/db/published.ts'
import { inReadersLang } from '#platform/db/translated.ts'
import { type Course, isIn, locksOfCourse } from './course.ts'
import { learningReason } from './texts.ts'

/** How many chapters a person saves at most: their list is shown whole. */
export const MAX_BOOKMARKS = 100

/** Saves a chapter for the viewer; saving it again changes nothing. Call it for chapters that are open to them (`findOpen`). Throws Conflict for one too many. */
export async function saveChapter(ctx: Ctx, chapterId: string): Promise<void> {
  const { memberId } = requirePerson(ctx.viewer)
  const { others } = await ctx.db
    .selectFrom('chapter_bookmarks')
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .where('chapter_id', '<>', chapterId)
    .executeTakeFirstOrThrow()
  if (others >= MAX_BOOKMARKS) throw new Conflict(learningReason('TooManyBookmarks', { count: MAX_BOOKMARKS }))
  await ctx.db
    .insertInto('chapter_bookmarks')
    .values({ tenant_id: ctx.tenantId, member_id: memberId, chapter_id: chapterId, created_at: ctx.now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Takes a chapter out of what the viewer saved, whether or not it is still open to them. Idempotent. */
export async function unsaveChapter(ctx: Ctx, chapterId: string): Promise<void> {
  const { memberId } = requirePerson(ctx.viewer)
  if (!isUuid(chapterId)) return
  await ctx.db
    .deleteFrom('chapter_bookmarks')
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .where('chapter_id', '=', chapterId)
    .execute()
}

/** A saved chapter as its person sees it: `gone` is all that is said of one that they can't see any more. */
export type SavedChapter = { id: string } & (
  | { state: 'open'; shown: ShownChapter }
  | { state: 'locked'; why: ChapterLock; shown: ShownChapter }
  | { state: 'gone' }
)

interface ShownChapter {
  title: string
  className: string
  classLang: string
  href: string
}

interface Row {
  id: string
  title: string
  isPreview: boolean
  isPublic: boolean
  className: string
  classLang: string
  slug: string
  isPremium: boolean
  moduleSlug: string
  chapterSlug: string
}

/** Returns what the viewer saved, the latest first. `courses`: those that they take part in (`listOwnCourses`), which say what is open. One statement. */
export async function listBookmarks(ctx: Ctx, courses: readonly Course[]): Promise<SavedChapter[]> {
  const { memberId } = requirePerson(ctx.viewer)
  const { rows } = await sql<Row>`
    select h.id, ${inReadersLang(ctx, 'h', 'title')} as title, h.is_preview as "isPreview",
      coalesce(${isPublished(ctx, 'h')} and ${isPublished(ctx, 'c')} and h.removed_at is null, false) as "isPublic",
      coalesce(t.name, c.name) as "className", coalesce(t.lang, c.lang) as "classLang", c.slug, c.is_premium as "isPremium",
      m.slug as "moduleSlug", h.slug as "chapterSlug"
    from chapter_bookmarks k join class_chapters h on h.tenant_id = k.tenant_id and h.id = k.chapter_id
      join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
      join classes c on c.tenant_id = m.tenant_id and c.id = m.class_id ${inReadersLanguage(ctx)}
    where k.tenant_id = ${ctx.tenantId} and k.member_id = ${memberId}
    order by k.created_at desc, k.chapter_id limit ${MAX_BOOKMARKS}`.execute(ctx.db)
  const own = new Map(
    courses.filter(isIn).flatMap(course => {
      const locks = locksOfCourse(course, ctx.now)
      return course.chapters.map(({ id }) => [id, locks.get(id)] as const)
    }),
  )
  return rows.map(({ id, title, isPreview, isPublic, className, classLang, slug, isPremium, moduleSlug, chapterSlug }) => {
    if (!own.has(id) && !isPublic) return { id, state: 'gone' }
    const href = pathOfChapter(pathOfCourse({ slug, isPremium }), { moduleSlug, slug: chapterSlug })
    const shown = { title, className, classLang, href }
    const why = own.has(id) || isPreview ? own.get(id) : ({ reason: 'not-joined' } as const)
    return why ? { id, state: 'locked', why, shown } : { id, state: 'open', shown }
  })
}
