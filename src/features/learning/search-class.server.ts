import { chapterKindOf, readContent } from '#features/chapters/kinds/kinds.ts'
import { listChaptersFor } from '#features/chapters/reading.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Course, CourseChapter } from './course.ts'

/** Characters shown on each side of a match. */
const AROUND = 60

export interface FoundChapter {
  id: string
  /** The language of the excerpt. */
  lang: string
  /** What stands around the words; '' where the title alone has them. */
  excerpt: string
}

/**
 * Returns those of these chapters of a class whose title or text contains the words, with what stands around them: of each what the viewer reads, in their
 * language where it is translated, in the version that they are in the middle of. Give it open chapters alone. One statement.
 */
export async function searchChapters(
  ctx: Ctx,
  { id: classId }: Pick<Course, 'id'>,
  open: readonly CourseChapter[],
  words: string,
): Promise<FoundChapter[]> {
  const read = new Map((await listChaptersFor(ctx, classId)).map(chapter => [chapter.id, chapter]))
  const wanted = words.toLowerCase()
  return open.flatMap(({ id, title }) => {
    const chapter = read.get(id)
    if (!chapter || chapter.lock) return []
    const text = chapterKindOf(chapter.kind).words(readContent(chapter.kind, chapter.content))
    const at = text.toLowerCase().indexOf(wanted)
    if (at >= 0) return [{ id, lang: chapter.lang, excerpt: text.slice(Math.max(0, at - AROUND), at + words.length + AROUND) }]
    return [title, chapter.title].some(one => one.toLowerCase().includes(wanted)) ? [{ id, lang: chapter.lang, excerpt: '' }] : []
  })
}
