import { sql } from 'kysely'
import { readContent } from '#features/chapters/kinds/kinds.ts'
import type { ChapterOrder, ChapterRule } from '#features/chapters/rules.ts'
import { getClassWork, type StoredClass } from '#features/class-editing/read.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Course, CourseChapter, CourseModule, CourseRule } from './course.ts'

interface ModuleRow {
  id: string
  slug: string
  title: string
  translations: Record<string, { title?: string }>
}

/** A chapter of the table with what its writers changed since. */
export interface StoredChapter {
  id: string
  moduleId: string
  slug: string
  title: string
  kind: CourseChapter['kind']
  content: object
  lang: string
  minutes: number
  isPreview: boolean
  rule: ChapterRule | null
  translations: CourseChapter['translations']
  draft: object | null
  draftVersion: number
}

export interface StoredCourse {
  stored: StoredClass
  course: Course
  modules: ModuleRow[]
  /** By `module/chapter`. */
  chapters: Map<string, StoredChapter>
}

/** Returns a class as its writers have it: drafts, where there are some. Three statements. Throws as `getClassWork`. */
export async function readCourse(ctx: Ctx, classId: string): Promise<StoredCourse> {
  const stored = await getClassWork(ctx, classId)
  const { rows: modules } = await sql<ModuleRow & { order: ChapterOrder }>`
    select m.id, m.slug, m.title, m.translations, c.chapter_order as "order" from class_modules m join classes c on c.tenant_id = m.tenant_id and c.id = m.class_id
    where m.tenant_id = ${ctx.tenantId} and m.class_id = ${classId} order by m.position, m.id`.execute(ctx.db)
  const { rows } = await sql<StoredChapter>`
    select h.id, h.module_id as "moduleId", h.slug, h.title, h.kind, h.content, h.lang, h.minutes, h.is_preview as "isPreview", h.rule, h.translations, h.draft,
      h.draft_version as "draftVersion"
    from class_chapters h join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
    where h.tenant_id = ${ctx.tenantId} and m.class_id = ${classId} and h.removed_at is null order by h.position, h.id`.execute(ctx.db)
  const slugs = new Map(modules.map(module => [module.id, module.slug]))
  const placeOf = ({ moduleId, slug }: StoredChapter) => `${slugs.get(moduleId)}/${slug}`
  const places = new Map(rows.map(row => [row.id, placeOf(row)]))
  const { programId: _program, mentorIds: _mentors, ...fields } = stored.work
  return {
    stored,
    modules,
    chapters: new Map(rows.map(row => [placeOf(row), row])),
    course: {
      fields: { ...fields, code: stored.code, slug: stored.slug },
      chapterOrder: modules[0]?.order ?? 'free',
      modules: modules.map(module => toModule(module, rows, places)),
    },
  }
}

function toModule(
  { id, slug, title, translations }: ModuleRow,
  rows: readonly StoredChapter[],
  places: ReadonlyMap<string, string>,
): CourseModule {
  const titles = Object.entries(translations).flatMap(([lang, said]) => (said.title ? [[lang, said.title]] : []))
  const chapters = rows.filter(row => row.moduleId === id).map(row => toChapter(row, places))
  return { slug, title, titles: Object.fromEntries(titles), chapters }
}

function toChapter({ draft, ...row }: StoredChapter, places: ReadonlyMap<string, string>): CourseChapter {
  const { title, kind, content, lang, minutes, isPreview, rule, translations } = { ...row, ...draft }
  return {
    slug: row.slug,
    title,
    kind,
    content: readContent(kind, content) as object,
    lang,
    minutes,
    isPreview,
    rule: toCourseRule(rule, places),
    translations: Object.fromEntries(
      Object.entries(translations).map(([other, one]) => [
        other,
        { title: one.title, ...(one.content && { content: readContent(kind, one.content) as object }) },
      ]),
    ),
  }
}

function toCourseRule(rule: ChapterRule | null, places: ReadonlyMap<string, string>): CourseRule | null {
  if (rule?.type !== 'result') return rule
  const chapter = places.get(rule.chapterId)
  return chapter ? { type: 'result', chapter, atLeast: rule.atLeast } : null
}
