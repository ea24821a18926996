import { z } from 'zod'

/** When a chapter opens. `null` in the database: by the class's order. */
export const chapterRule = z.discriminatedUnion('type', [
  z.object({ type: z.literal('free') }),
  z.object({ type: z.literal('sequence') }),
  z.object({ type: z.literal('date'), at: z.iso.datetime() }),
  z.object({ type: z.literal('result'), chapterId: z.uuid(), atLeast: z.int().min(0).max(100) }),
])
export type ChapterRule = z.output<typeof chapterRule>
export const CHAPTER_ORDERS = ['free', 'sequence'] as const
export type ChapterOrder = (typeof CHAPTER_ORDERS)[number]

export interface RuledChapter {
  id: string
  title: string
  rule: ChapterRule | null
  isPreview: boolean
  /** Nothing was ever written in it. */
  isUnwritten?: boolean
}

export interface ChapterDone {
  chapterId: string
  isDone: boolean
  /** In percent; null where it has none. */
  result: number | null
}

/** Why somebody can't read a chapter yet. `not-joined`: takes no part in the class. `before`: the chapter that comes first. `date`: its day is to come, or came before it was written. */
export type ChapterLock =
  | { reason: 'not-joined' }
  | { reason: 'before'; chapterId: string; title: string }
  | { reason: 'date'; at: string }
  | { reason: 'result'; chapterId: string; title: string; atLeast: number }

/**
 * Returns what keeps each chapter of a class closed, by its id; a chapter without an entry is open. `chapters` are those of the class in its order, `done` what
 * the person has of them. What was done once stays open. A chapter in which nothing is written can't be done, and holds up none after it.
 */
export function locksOf(
  chapters: readonly RuledChapter[],
  { order, isIn, done, now }: { order: ChapterOrder; isIn: boolean; done: readonly ChapterDone[]; now: Date },
): ReadonlyMap<string, ChapterLock> {
  const doneById = new Map(done.map(each => [each.chapterId, each]))
  const byId = new Map(chapters.map(each => [each.id, each]))
  const locks = new Map<string, ChapterLock>()
  let firstOpen: RuledChapter | undefined
  for (const chapter of chapters) {
    const lock = lockOf(chapter)
    if (lock) locks.set(chapter.id, lock)
    if (!doneById.get(chapter.id)?.isDone && !chapter.isUnwritten) firstOpen ??= chapter
  }
  return locks

  function lockOf(chapter: RuledChapter): ChapterLock | undefined {
    if (chapter.isPreview) return undefined
    if (!isIn) return { reason: 'not-joined' }
    if (doneById.get(chapter.id)?.isDone) return undefined
    const rule = chapter.rule ?? { type: order }
    if (rule.type === 'sequence' && firstOpen) return { reason: 'before', chapterId: firstOpen.id, title: firstOpen.title }
    // A day alone opens nothing to read.
    if (rule.type === 'date' && (new Date(rule.at) > now || chapter.isUnwritten)) return { reason: 'date', at: rule.at }
    if (rule.type === 'result') {
      const asked = byId.get(rule.chapterId)
      // A chapter that was taken out can't be asked for any longer.
      if (asked && (doneById.get(rule.chapterId)?.result ?? -1) < rule.atLeast)
        return { reason: 'result', chapterId: asked.id, title: asked.title, atLeast: rule.atLeast }
    }
    return undefined
  }
}
