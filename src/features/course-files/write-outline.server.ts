import type { Insertable } from 'kysely'
import type { ChapterRule } from '#features/chapters/rules.ts'
import type { Ctx } from '#platform/context.ts'
import type { ClassChapters } from '#platform/db/tables.gen.ts'
import type { CourseChapter, CourseModule } from './course.ts'

/** Where rows of an outline are written. */
export type OutlineCtx = Pick<Ctx, 'db' | 'tenantId' | 'now'>

/** A chapter as the table and its drafts hold it, with a rule by ids. */
export interface ChapterRow extends Omit<CourseChapter, 'rule' | 'slug'> {
  rule: ChapterRule | null
}

/** Returns a chapter with its rule by ids; `idOf` gives that of `module/chapter`. A rule that asks for an unknown one is none. */
export function toChapterRow({ rule, slug: _slug, ...chapter }: CourseChapter, idOf: (place: string) => string | undefined): ChapterRow {
  if (rule?.type !== 'result') return { ...chapter, rule }
  const chapterId = idOf(rule.chapter)
  return { ...chapter, rule: chapterId ? { type: 'result', chapterId, atLeast: rule.atLeast } : null }
}

export async function insertModule(
  { db, tenantId }: OutlineCtx,
  classId: string,
  { id, slug, title, titles, position }: Pick<CourseModule, 'slug' | 'title' | 'titles'> & { id: string; position: number },
): Promise<void> {
  const translations = JSON.stringify(Object.fromEntries(Object.entries(titles).map(([lang, text]) => [lang, { title: text }])))
  await db.insertInto('class_modules').values({ tenant_id: tenantId, id, class_id: classId, slug, title, position, translations }).execute()
}

/** Makes a chapter that nobody but its writers sees, or its first version for readers. */
export async function insertChapter(
  { db, tenantId, now }: OutlineCtx,
  place: { id: string; moduleId: string; slug: string; position: number; isPublished: boolean },
  { title, minutes, kind, content, lang, translations, isPreview, rule }: ChapterRow,
): Promise<void> {
  const shared = { title, minutes, kind, lang, content: JSON.stringify(content), translations: JSON.stringify(translations) }
  const row: Insertable<ClassChapters> = {
    tenant_id: tenantId,
    id: place.id,
    module_id: place.moduleId,
    slug: place.slug,
    position: place.position,
    ...shared,
    is_preview: isPreview,
    rule: rule && JSON.stringify(rule),
    published_at: place.isPublished ? now : null,
    updated_at: now,
  }
  await db.insertInto('class_chapters').values(row).execute()
  if (place.isPublished)
    await db
      .insertInto('class_chapter_versions')
      .values({ tenant_id: tenantId, chapter_id: place.id, version: 1, ...shared, published_by: null, published_at: now })
      .execute()
}
