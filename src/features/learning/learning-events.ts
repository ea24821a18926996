import type { LearningEvent } from '#features/xapi/event.ts'
import type { MergedProgress } from './merge.ts'

/** A chapter, with what its reader had done before. */
interface EventChapter {
  id: string
  classId: string
  title: string
  lang: string
  progress: MergedProgress | null
}

/** A class that was completed just now. */
interface CompletedClass {
  id: string
  name: string
  lang: string
}

/** Returns what merging brought, as statements say it: chapters opened for the first time, better results, chapters and classes done. */
export function eventsOf(
  changed: readonly (readonly [chapterId: string, classId: string, merged: MergedProgress])[],
  chapters: readonly EventChapter[],
  completed: readonly CompletedClass[],
  now: Date,
): LearningEvent[] {
  const byId = new Map(chapters.map(chapter => [chapter.id, chapter]))
  const ofChapters = changed.flatMap(([id, , after]): LearningEvent[] => {
    const chapter = byId.get(id)
    if (!chapter) return []
    const { progress: before, title, lang, classId } = chapter
    const about = { of: 'chapter' as const, id, title, lang, classId }
    const answered = after.result !== null && after.result > (before?.result ?? -1)
    const result = after.result === null ? {} : { result: after.result }
    return [
      ...(before ? [] : [{ ...about, verb: 'initialized' as const, at: new Date(after.openedAt) }]),
      ...(answered
        ? [
            {
              ...about,
              ...result,
              verb: 'answered' as const,
              at: after.doneAt === null ? now : new Date(Math.max(after.doneAt, after.positionAt)),
            },
          ]
        : []),
      ...(after.doneAt !== null && before?.state !== 'done'
        ? [{ ...about, ...result, verb: 'completed' as const, at: new Date(after.doneAt) }]
        : []),
    ]
  })
  return [
    ...ofChapters,
    ...completed.map(one => ({ verb: 'completed' as const, of: 'class' as const, id: one.id, title: one.name, lang: one.lang, at: now })),
  ]
}
