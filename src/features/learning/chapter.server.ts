import { sql } from 'kysely'
import { htmlOf } from '#features/chapters/kinds/html.server.ts'
import { type ChapterKindName, chapterKindOf, contentForReaders, readContent } from '#features/chapters/kinds/kinds.ts'
import { DEFAULT_LANG, findLang, type Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import type { CourseChapter } from './course.ts'

/** A chapter as one person reads it. */
export interface ReadChapter {
  id: string
  title: string
  kind: ChapterKindName
  lang: Lang
  version: number
  content: unknown
  /** The rich texts of its content as safe HTML, by their names. */
  html: Record<string, string>
  isEmpty: boolean
}

interface Row {
  title: string
  kind: ChapterKindName
  lang: string
  version: number
  content: unknown
  translations: Record<string, { title?: string; content?: unknown }>
}

/**
 * Returns what a chapter holds: the version that the person is in the middle of, else the newest. To be called for chapters alone that are open to them
 * (`locksOfCourse`). One statement; undefined if the chapter has gone meanwhile.
 */
export async function readChapter(ctx: Ctx, { id, progress, version }: CourseChapter): Promise<ReadChapter | undefined> {
  const wanted = progress?.state === 'open' ? progress.version : version
  const { rows } = await sql<Row>`
    select v.title, v.kind, v.lang, v.version, v.content, v.translations from class_chapter_versions v
      where v.tenant_id = ${ctx.tenantId} and v.chapter_id = ${id} and v.version = ${wanted} and ${wanted}::int <> ${version}::int
    union all
    select h.title, h.kind, h.lang, h.version, h.content, h.translations from class_chapters h where h.tenant_id = ${ctx.tenantId} and h.id = ${id}
    limit 1`.execute(ctx.db)
  const row = rows[0]
  if (!row) return undefined
  const translated = row.translations[ctx.lang]
  const whole = readContent(row.kind, translated?.content ?? row.content)
  const content = contentForReaders(row.kind, whole)
  const kind = chapterKindOf(row.kind)
  return {
    id,
    title: translated?.title || row.title,
    kind: row.kind,
    lang: translated?.content ? ctx.lang : (findLang(row.lang) ?? DEFAULT_LANG),
    version: row.version,
    // A text is shown by its HTML: it is not sent twice.
    content: row.kind === 'article' ? kind.empty : content,
    html: await htmlOf(row.kind, content),
    // Of all of it: a session that has its meeting's link alone is not empty to who is not sent the link.
    isEmpty: kind.missing(whole).length > 0 && kind.words(whole).trim() === '' && kind.files(whole).length === 0,
  }
}
