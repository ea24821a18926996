import { useCallback, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { ProgressReport } from '#features/chapters/kinds/ui.ts'
import { type OutboxState, outboxOf } from '#features/offline/outbox.ts'
import { useOutbox } from '#features/offline/ui/use-outbox.ts'
import { forgetAhead } from '../read-ahead.ts'

/**
 * Keeps what a member did in a chapter, and sends all that waits. `report` never fails. `version`: the one that they read; `percent` and `isDone`: what the page
 * says.
 */
export function useProgress(
  memberId: string | null,
  chapter: { id: string; title: string; version: number | undefined; isDone: boolean },
  course: { slug: string; percent: number },
): { report: (done: ProgressReport) => void; outbox: OutboxState } {
  const outbox = useOutbox(memberId)
  // A newer version of the chapter is no new beginning.
  const shown = useRef(chapter)
  useEffect(() => void (shown.current = chapter), [chapter])
  const report = useCallback(
    (done: ProgressReport) => {
      const { id, title, version } = shown.current
      if (memberId !== null) void outboxOf(memberId).addProgress(done, { id, title, ...(version !== undefined && { version }) })
    },
    [memberId],
  )
  const isBehind = (outbox.percents[course.slug] ?? 0) > course.percent || (!chapter.isDone && outbox.done.includes(chapter.id))
  useSettled(outbox, isBehind)
  return { report, outbox }
}

/**
 * Reads the page anew once the server has what changes it: a chapter that is done, answers, a note; or once it says that the chapter or more of the class is done than
 * the page does: what is watched is done by the server's count.
 */
function useSettled({ progress, notes }: OutboxState, isBehind: boolean): void {
  const { revalidate } = useRevalidator()
  const telling = [...progress.filter(({ state, result }) => state === 'done' || result !== undefined), ...notes]
  const count = telling.filter(({ refused }) => refused === undefined).length
  const before = useRef(count)
  useEffect(() => {
    const isLess = count < before.current
    before.current = count
    if (!isLess) return
    forgetAhead()
    void revalidate()
  }, [count, revalidate])
  useEffect(() => {
    if (!isBehind) return
    forgetAhead()
    void revalidate()
  }, [isBehind, revalidate])
}

/** Returns the ids of the chapters that were finished here, whether the server has them yet or not: the page is read anew only after it does. */
export function doneHere({ progress, done }: OutboxState): ReadonlySet<string> {
  const waiting = progress.flatMap(one => (one.state === 'done' && one.refused === undefined ? [one.chapterId] : []))
  return new Set([...waiting, ...done])
}
