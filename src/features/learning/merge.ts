import type { ChapterKindName } from '#features/chapters/kinds/kind.ts'
import { chapterKindOf } from '#features/chapters/kinds/kinds.ts'
import type { GivenAnswer } from '#features/chapters/kinds/ui.ts'
import { type ChapterOrder, locksOf, type RuledChapter } from '#features/chapters/rules.ts'
import { FASTEST, TOLERANCE_SECONDS } from '#features/recordings/recorded.ts'

/** What a device reports of a chapter; `id` is its own and makes it count once. Times in milliseconds. */
export interface ProgressItem {
  id: string
  chapterId: string
  state: 'open' | 'done'
  position?: number | undefined
  /** Newly watched or heard. */
  seconds?: number | undefined
  /** Of a practice, in percent: what the server found its answers to be, never what a device says. */
  result?: number | undefined
  /** Of a practice. */
  answers?: readonly GivenAnswer[] | undefined
  /** The chapter's version that the person read. */
  version?: number | undefined
  /** By the device's clock. */
  at: number
}

/**
 * What became of a reported item. `recorded`: it counts. `repeated`: it was reported before. `locked`: kept, it counts once the chapter opens. `unknown`: there is
 * no such chapter. `removed`: it was taken out of its class. `not-joined`: the person takes no part in its class.
 */
export const ITEM_STATES = ['recorded', 'repeated', 'locked', 'unknown', 'removed', 'not-joined'] as const
export type ItemState = (typeof ITEM_STATES)[number]

export interface MergedProgress {
  state: 'open' | 'done'
  position: number
  positionAt: number
  /** The item that the position is of. */
  positionItem: string | null
  /** The sum of what was reported; `plausibleSeconds` of them count. */
  seconds: number
  result: number | null
  openedAt: number
  doneAt: number | null
}

export interface MergedChapter extends RuledChapter {
  kind: ChapterKindName
  /** The seconds or the percent that its kind needs; undefined where it needs none. */
  needed: number | undefined
}

export interface MergeParts {
  /** Of one class, in its order. */
  chapters: readonly MergedChapter[]
  order: ChapterOrder
  /** When the person came in: nothing was learned before. */
  joinedAt: number
  now: Date
  /** When the server itself saw a chapter done: of the kinds that are done by `server`. */
  proven?: ReadonlyMap<string, Date> | undefined
}

const MOST_SECONDS = 10_000_000

/**
 * Merges what devices reported into what is known, and returns the items whose chapter is still locked: they count once it opens. The end is the same in
 * whatever order and however divided the items come, and nothing goes back: `done` stays, the earliest time of it counts, seconds are a sum, the result is the
 * best one, the position is the latest by the device's time, of two at the same time the one of the greater id. What a kind finds done by seconds or a result
 * gets the time of the report that showed it.
 */
export function mergeItems(
  before: ReadonlyMap<string, MergedProgress>,
  items: readonly ProgressItem[],
  { chapters, order, joinedAt, now, proven }: MergeParts,
): { after: Map<string, MergedProgress>; waiting: ProgressItem[] } {
  const after = new Map(before)
  const byId = new Map(chapters.map(each => [each.id, each]))
  let waiting = [...items]
  // What is done opens what comes after it, which may have been reported, too.
  while (waiting.length > 0) {
    const done = [...after].map(([chapterId, { state, result }]) => ({ chapterId, isDone: state === 'done', result }))
    const locks = locksOf(chapters, { order, isIn: true, done, now })
    const taken = waiting.filter(({ chapterId }) => !locks.has(chapterId))
    if (taken.length === 0) break
    waiting = waiting.filter(({ chapterId }) => locks.has(chapterId))
    for (const [chapterId, own] of Map.groupBy(taken, each => each.chapterId)) {
      const chapter = byId.get(chapterId)
      if (chapter)
        after.set(
          chapterId,
          mergeChapter(after.get(chapterId), own, { chapter, joinedAt, now: now.getTime(), provenAt: proven?.get(chapterId) }),
        )
    }
  }
  return { after, waiting }
}

function mergeChapter(
  before: MergedProgress | undefined,
  items: readonly ProgressItem[],
  { chapter, joinedAt, now, provenAt }: { chapter: MergedChapter; joinedAt: number; now: number; provenAt: Date | undefined },
): MergedProgress {
  const timed = items.map(item => ({ ...item, at: Math.min(now, Math.max(joinedAt, item.at)) }))
  const times = timed.map(({ at }) => at)
  const results = timed.flatMap(({ result }) => (result === undefined ? [] : [result]))
  const openedAt = Math.min(before?.openedAt ?? now, ...times)
  const place = timed
    .filter(item => item.position !== undefined)
    .reduce((latest, { at, id, position = 0 }) => (isLater(at, id, latest) ? { position, positionAt: at, positionItem: id } : latest), {
      position: before?.position ?? 0,
      positionAt: before?.positionAt ?? openedAt,
      positionItem: before?.positionItem ?? null,
    })
  const merged: MergedProgress = {
    ...place,
    positionAt: place.positionItem === null ? openedAt : place.positionAt,
    state: before?.state ?? 'open',
    seconds: Math.min(
      MOST_SECONDS,
      timed.reduce((sum, { seconds = 0 }) => sum + seconds, before?.seconds ?? 0),
    ),
    result: results.length > 0 ? Math.max(before?.result ?? 0, ...results) : (before?.result ?? null),
    openedAt,
    doneAt: before?.doneAt ?? null,
  }
  const doneAt = doneAtOf(merged, timed, { chapter, now, provenAt })
  return doneAt === undefined ? merged : { ...merged, state: 'done', doneAt: Math.min(merged.doneAt ?? doneAt, doneAt) }
}

/** Returns when these items made the chapter done; undefined where they did not. */
function doneAtOf(
  merged: MergedProgress,
  timed: readonly ProgressItem[],
  { chapter: { kind, needed = 0 }, now, provenAt }: { chapter: MergedChapter; now: number; provenAt: Date | undefined },
): number | undefined {
  const { doneBy } = chapterKindOf(kind)
  if (provenAt) return provenAt.getTime()
  // Of what the server alone knows, only a recording is watched.
  if (doneBy === 'server' && needed === 0) return undefined
  const said = timed.filter(({ state }) => state === 'done').map(({ at }) => at)
  // A recording whose length nobody knows is done when its reader says so.
  if (doneBy === 'reader' || (doneBy === 'seconds' && needed === 0)) return said.length > 0 ? Math.min(...said) : undefined
  if (merged.state === 'done') return undefined
  const isDone =
    doneBy === 'seconds' || doneBy === 'server'
      ? plausibleSeconds(merged, now) >= needed
      : doneBy === 'result' && merged.result !== null && merged.result >= needed
  return isDone ? Math.max(...timed.map(({ at }) => at)) : undefined
}

/** Returns how many of the reported seconds count: no more than can have passed since the chapter was opened. */
export function plausibleSeconds({ seconds, openedAt }: Pick<MergedProgress, 'seconds' | 'openedAt'>, now: number): number {
  return Math.min(seconds, Math.floor(((now - openedAt) / 1000) * FASTEST) + TOLERANCE_SECONDS)
}

function isLater(at: number, id: string, latest: { positionAt: number; positionItem: string | null }): boolean {
  if (latest.positionItem === null) return true
  return at > latest.positionAt || (at === latest.positionAt && id > latest.positionItem)
}
