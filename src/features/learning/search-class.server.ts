import { sql } from 'kysely'
import { type ChapterKindName, chapterKindOf, readContent } from '#features/chapters/kinds/kinds.ts'
import type { Ctx } from '#platform/context.ts'
import { patternOf } from '#platform/db/paging.ts'
import type { CourseChapter } from './course.ts'

/** Characters shown on each side of a match. */
const AROUND = 60

export interface FoundChapter {
  id: string
  excerpt: string
}

/** Returns those of these chapters whose title or text contains the words, with what stands around them. Give it open chapters alone. One statement. */
export async function searchChapters(ctx: Ctx, open: readonly CourseChapter[], words: string): Promise<FoundChapter[]> {
  const { rows } = await sql<{ id: string; title: string; kind: ChapterKindName; content: unknown }>`
    select h.id, h.title, h.kind, h.content from class_chapters h
    where h.tenant_id = ${ctx.tenantId} and h.id = any (${open.map(({ id }) => id)}::uuid[])
      and (h.title ilike ${patternOf(words)} or h.content::text ilike ${patternOf(words)})`.execute(ctx.db)
  const found = new Map(
    rows.flatMap(({ id, title, kind, content }) => {
      const text = chapterKindOf(kind).words(readContent(kind, content))
      const at = text.toLowerCase().indexOf(words.toLowerCase())
      if (at < 0) return title.toLowerCase().includes(words.toLowerCase()) ? [[id, ''] as const] : []
      return [[id, text.slice(Math.max(0, at - AROUND), at + words.length + AROUND)] as const]
    }),
  )
  return open.flatMap(({ id }) => {
    const excerpt = found.get(id)
    return excerpt === undefined ? [] : [{ id, excerpt }]
  })
}
