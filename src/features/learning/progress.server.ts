import { sql } from 'kysely'
import { holdsSeat } from '#features/chapters/holds-seat.server.ts'
import { type ChapterKindName, chapterKindOf, readContent } from '#features/chapters/kinds/kinds.ts'
import { keepAnswers } from '#features/chapters/kinds/practice/answers.server.ts'
import { findProven } from '#features/chapters/proven.server.ts'
import type { ChapterOrder, ChapterRule } from '#features/chapters/rules.ts'
import { markCompleted } from '#features/enrolments/mark-completed.server.ts'
import { keepPoints } from '#features/leaderboards/points.server.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import { keepStatements } from '#features/xapi/statements.server.ts'
import type { Ctx } from '#platform/context.ts'
import { isPublished } from '#platform/db/published.ts'
import { percentOf } from './course.ts'
import { keepItems, keepProgress, keepShares, type Share } from './keep-progress.server.ts'
import { eventsOf } from './learning-events.ts'
import { type ItemState, type MergedChapter, type MergedProgress, type MergeParts, mergeItems, type ProgressItem } from './merge.ts'

export interface Recorded {
  items: { id: string; state: ItemState }[]
  classes: { slug: string; percent: number }[]
  /** The ids of those reported chapters that are done, now or since long. */
  done: string[]
}

/**
 * Merges what a device of the viewer reported into their progress (`merge.ts`), and into their share of each class, which never goes back; a class that is
 * done whole is completed. Ten statements at most, however many items, one more where statements go to a store, three for the answers of practices in each class, and one for the classes that were completed. Throws Unauthenticated, NotFound.
 */
export async function recordProgress(ctx: Ctx, items: readonly ProgressItem[]): Promise<Recorded> {
  const { memberId } = requirePerson(ctx.viewer)
  const found = await findChapters(ctx, items)
  const classes = await lockClasses(ctx, memberId, [...found.values()])
  const known = await findKnown(ctx, memberId, classes, items)
  const states = new Map<string, ItemState>()
  const taken: ProgressItem[] = []
  for (const item of items) {
    const chapter = found.get(item.chapterId)
    const state = !chapter?.isPublished
      ? 'unknown'
      : chapter.isRemoved
        ? 'removed'
        : !classes.some(({ id }) => id === chapter.classId)
          ? 'not-joined'
          : known.counted.has(item.id) || taken.some(({ id }) => id === item.id)
            ? 'repeated'
            : 'recorded'
    if (!states.has(item.id)) states.set(item.id, state)
    if (state === 'recorded') taken.push(item)
  }
  const pending = new Map([...known.waiting, ...taken].map(item => [item.id, item]))
  const chapters = await readChapters(ctx, memberId, classes, [...pending.values()])
  const proven = await findProven(
    ctx,
    memberId,
    chapters.flatMap(({ id, kind }) => (chapterKindOf(kind).doneBy === 'server' ? [id] : [])),
  )
  const changed: [chapterId: string, classId: string, merged: MergedProgress][] = []
  const waiting: ProgressItem[] = []
  const shares: Share[] = []
  const reported = new Set([...items, ...pending.values()].map(({ chapterId }) => chapterId))
  const done: string[] = []
  for (const one of classes) {
    const own = chapters.filter(({ classId }) => classId === one.id)
    const ids = new Set(own.map(({ id }) => id))
    const before = new Map(own.flatMap(({ id, progress }) => (progress ? [[id, progress] as const] : [])))
    const mine = [...pending.values()].filter(({ chapterId }) => ids.has(chapterId))
    const parts = {
      chapters: own.filter(({ isRemoved }) => !isRemoved),
      order: one.order,
      joinedAt: one.joinedAt.getTime(),
      now: ctx.now,
      proven,
    }
    const merged = await mergeJudged(ctx, memberId, { before, mine, parts })
    waiting.push(...merged.waiting)
    for (const [id, after] of merged.after) if (after !== before.get(id)) changed.push([id, one.id, after])
    done.push(...[...merged.after].flatMap(([id, { state }]) => (state === 'done' && reported.has(id) ? [id] : [])))
    shares.push(toShare(one, own, merged.after))
  }
  for (const { id } of waiting) states.set(id, 'locked')
  await keepItems(ctx, memberId, [...pending.values()], waiting)
  await keepProgress(ctx, memberId, changed, versionsOf(chapters, [...pending.values()]))
  await keepShares(ctx, shares)
  const completed = await markCompleted(
    ctx,
    shares.flatMap(({ enrolmentId, isWhole }) => (isWhole ? [enrolmentId] : [])),
  )
  // Only what is done, a better result or a completed class changes points.
  await keepPoints(ctx, memberId, [...new Set(changed.flatMap(([, classId, { state }]) => (state === 'done' ? [classId] : [])))])
  await keepStatements(
    ctx,
    memberId,
    eventsOf(
      changed,
      chapters,
      classes.filter(({ enrolmentId }) => completed.includes(enrolmentId)),
      ctx.now,
    ),
  )
  return {
    // An item that came twice in one call is answered twice.
    items: items.map(({ id }) => ({ id, state: states.get(id) ?? 'unknown' })),
    classes: shares.map(({ slug, percent }) => ({ slug, percent })),
    done,
  }
}

/** Merges what was reported with the results of the answers among it: those alone are judged whose chapter is open. */
async function mergeJudged(
  ctx: Ctx,
  memberId: string,
  { before, mine, parts }: { before: ReadonlyMap<string, MergedProgress>; mine: readonly ProgressItem[]; parts: MergeParts },
) {
  const merged = mergeItems(before, mine, parts)
  const locked = new Set(merged.waiting.map(({ id }) => id))
  const open = mine.filter(({ id }) => !locked.has(id))
  const reports = open.flatMap(({ chapterId, answers, version, at }) =>
    answers?.length ? [{ chapterId, answers, version, at: new Date(at) }] : [],
  )
  if (reports.length === 0) return merged
  const results = await keepAnswers(ctx, memberId, reports)
  const judged = open.map(item => (item.answers?.length ? { ...item, result: results.get(item.chapterId) } : item))
  // What a result opens is counted with the next report.
  return { after: mergeItems(before, judged, parts).after, waiting: merged.waiting }
}

/** Returns the version in which each chapter is begun: the one that a device says it showed, else the newest. */
function versionsOf(chapters: readonly ReadChapter[], items: readonly ProgressItem[]): Map<string, number> {
  const read = new Map<string, number>()
  for (const { chapterId, version } of items) if (version) read.set(chapterId, Math.min(version, read.get(chapterId) ?? version))
  return new Map(chapters.map(({ id, version }) => [id, Math.min(version, read.get(id) ?? version)]))
}

interface FoundChapter {
  id: string
  classId: string
  isPublished: boolean
  isRemoved: boolean
}

async function findChapters(ctx: Ctx, items: readonly ProgressItem[]): Promise<Map<string, FoundChapter>> {
  const ids = [...new Set(items.map(({ chapterId }) => chapterId))]
  const { rows } = await sql<FoundChapter>`
    select h.id, m.class_id as "classId", coalesce(${isPublished(ctx, 'h')}, false) as "isPublished", h.removed_at is not null as "isRemoved"
    from class_chapters h join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
    where h.tenant_id = ${ctx.tenantId} and h.id = any (${ids}::uuid[])`.execute(ctx.db)
  return new Map(rows.map(row => [row.id, row]))
}

interface LearnedClass {
  id: string
  slug: string
  name: string
  lang: string
  order: ChapterOrder
  enrolmentId: string
  percent: number
  joinedAt: Date
}

/** Locks the person's enrolments in the chapters' classes, in one order, so that reports of several devices are merged one after the other. */
async function lockClasses(ctx: Ctx, memberId: string, chapters: readonly FoundChapter[]): Promise<LearnedClass[]> {
  const ids = [...new Set(chapters.map(({ classId }) => classId))]
  const { rows } = await sql<LearnedClass>`
    select c.id, c.slug, c.name, c.lang, c.chapter_order as "order", e.id as "enrolmentId", e.percent, coalesce(e.joined_at, e.asked_at) as "joinedAt"
    from enrolments e join classes c on c.tenant_id = e.tenant_id and c.id = e.class_id
    where e.tenant_id = ${ctx.tenantId} and e.member_id = ${memberId} and e.class_id = any (${ids}::uuid[]) and ${holdsSeat()}
    order by e.class_id for update of e`.execute(ctx.db)
  return rows
}

/** Returns the ids of these items that were counted before, and all items of these classes that wait for their chapter. */
async function findKnown(ctx: Ctx, memberId: string, classes: readonly LearnedClass[], items: readonly ProgressItem[]) {
  const { rows } = await sql<{ id: string; waiting: ProgressItem | null }>`
    select i.id, i.waiting from progress_items i
    where i.tenant_id = ${ctx.tenantId} and i.member_id = ${memberId} and (i.id = any (${items.map(({ id }) => id)}::uuid[])
      or (i.waiting is not null and i.chapter_id in (select h.id from class_chapters h
        join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
        where h.tenant_id = i.tenant_id and m.class_id = any (${classes.map(({ id }) => id)}::uuid[]))))`.execute(ctx.db)
  return {
    counted: new Set(rows.flatMap(({ id, waiting }) => (waiting ? [] : [id]))),
    waiting: rows.flatMap(({ waiting }) => (waiting ? [waiting] : [])),
  }
}

interface ReadChapter extends MergedChapter {
  classId: string
  lang: string
  isRemoved: boolean
  version: number
  progress: MergedProgress | null
}

interface ChapterRow {
  id: string
  classId: string
  title: string
  lang: string
  kind: ChapterKindName
  rule: ChapterRule | null
  isUnwritten: boolean
  isPreview: boolean
  isRemoved: boolean
  version: number
  content: unknown
  state: 'open' | 'done' | null
  position: number
  positionAt: Date
  positionItem: string | null
  seconds: number
  result: number | null
  openedAt: Date
  doneAt: Date | null
}

/** Returns the chapters of the classes in their order, with what the person has done; the content of those alone that the items are of. */
async function readChapters(
  ctx: Ctx,
  memberId: string,
  classes: readonly LearnedClass[],
  items: readonly ProgressItem[],
): Promise<ReadChapter[]> {
  const { rows } = await sql<ChapterRow>`
    select h.id, m.class_id as "classId", h.title, h.lang, h.kind, h.rule, h.is_preview as "isPreview", h.content = '{}' as "isUnwritten", h.removed_at is not null as "isRemoved", h.version,
      case when h.id = any (${items.map(({ chapterId }) => chapterId)}::uuid[]) then h.content end as content,
      p.state, p.position, p.position_at as "positionAt", p.position_item as "positionItem", p.seconds, p.result, p.opened_at as "openedAt",
      p.done_at as "doneAt"
    from class_modules m join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id
      left join chapter_progress p on p.tenant_id = h.tenant_id and p.chapter_id = h.id and p.member_id = ${memberId}
    where m.tenant_id = ${ctx.tenantId} and m.class_id = any (${classes.map(({ id }) => id)}::uuid[]) and ${isPublished(ctx, 'h')}
    order by m.class_id, m.position, h.position, h.id`.execute(ctx.db)
  return rows.map(({ content, state, position, positionAt, positionItem, seconds, result, openedAt, doneAt, ...chapter }) => ({
    ...chapter,
    needed: content === null ? undefined : neededOf(chapter.kind, content),
    progress: state && {
      state,
      position,
      positionAt: positionAt.getTime(),
      positionItem,
      seconds,
      result,
      openedAt: openedAt.getTime(),
      doneAt: doneAt?.getTime() ?? null,
    },
  }))
}

function neededOf(kind: ChapterKindName, content: unknown): number | undefined {
  return chapterKindOf(kind).needed?.(readContent(kind, content))
}

/** Returns the person's share of a class; the last chapter is the one of the latest place, on whichever device that was. */
function toShare(one: LearnedClass, chapters: readonly ReadChapter[], after: ReadonlyMap<string, MergedProgress>): Share {
  const counted = chapters.filter(({ isRemoved }) => !isRemoved)
  const percent = percentOf(counted.map(({ id }) => ({ isDone: after.get(id)?.state === 'done' })))
  const [last] = [...after].toSorted(([a, x], [b, y]) => y.positionAt - x.positionAt || Number(b > a) - Number(a > b) || 0)
  return {
    enrolmentId: one.enrolmentId,
    slug: one.slug,
    percent: Math.max(one.percent, percent),
    isWhole: percent === 100,
    lastChapterId: last?.[0] ?? null,
    lastActiveAt: last ? new Date(last[1].positionAt) : null,
  }
}
