import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { saveClass } from '#features/class-editing/commands.server.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import type { Course, CourseChapter, CourseModule } from './course.ts'
import { readCourse, type StoredChapter, type StoredCourse } from './read-course.server.ts'
import { insertChapter, insertModule, toChapterRow } from './write-outline.server.ts'

/** What an import does with a chapter. */
export type ChapterChange = 'new' | 'changed' | 'same'

/** A chapter that was written, and what an undoing has to know: the former draft of one that was there. */
export interface WrittenChapter {
  place: string
  id: string
  change: ChapterChange
  draftVersion: number
  former: object | null
}

/** Returns what becomes of a chapter in a class that is there; undefined: a new class. */
export function changeOf(stored: StoredCourse | undefined, place: string, chapter: CourseChapter): ChapterChange {
  const found = stored && chaptersOf(stored.course.modules).find(one => one.place === place)
  if (!found) return 'new'
  return isDeepStrictEqual(comparable(found.chapter, place), comparable(chapter, place)) ? 'same' : 'changed'
}

/** Ids of questions and answers say nothing. */
function comparable(chapter: CourseChapter, place: string): unknown {
  const withoutIds = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withoutIds)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).flatMap(([name, inner]) => (name === 'id' ? [] : [[name, withoutIds(inner)]])))
  }
  const rights = rightPlaces(chapter.content)
  return JSON.parse(JSON.stringify({ ...(withoutIds(chapter) as object), place, rights }), (name, value: unknown) =>
    name === 'right' ? null : value,
  )
}

/** Which of its options are right, by their places. */
function rightPlaces(content: object): number[][] {
  const { questions = [] } = content as { questions?: { options?: { id: string }[]; right?: string | string[] | null }[] }
  return questions.map(({ options = [], right = [] }) => options.flatMap(({ id }, at) => ([right].flat().includes(id) ? [at] : [])))
}

export const chaptersOf = (modules: readonly CourseModule[]): { module: CourseModule; place: string; chapter: CourseChapter }[] =>
  modules.flatMap(module => module.chapters.map(chapter => ({ module, place: `${module.slug}/${chapter.slug}`, chapter })))

/**
 * Writes a class: a new draft, or into one that is there. Chapters that are there get a draft, new ones are seen by nobody before they are published, and what the
 * files lack stays. Returns the class's id and its chapters. Throws as `saveClass` and `getClassWork`.
 */
export async function writeCourse(
  ctx: Ctx,
  course: Course,
  classId: string | null,
): Promise<{ classId: string; isNew: boolean; chapters: WrittenChapter[] }> {
  const id = classId ?? (await makeClass(ctx, course))
  // The builder's saves of an outline take it, too.
  await lock(ctx, `outline ${id}`)
  const stored = await readCourse(ctx, id)
  const moduleIds = await writeModules(ctx, id, course, stored)
  const all = chaptersOf(course.modules)
  const ids = new Map(all.map(({ place }) => [place, stored.chapters.get(place)?.id ?? newId()]))
  const idOf = (place: string) => ids.get(place) ?? stored.chapters.get(place)?.id
  const written: WrittenChapter[] = []
  for (const { module, place, chapter } of all) {
    const row = toChapterRow(chapter, idOf)
    const found = stored.chapters.get(place)
    const change = changeOf(stored, place, chapter)
    if (found && change === 'changed') written.push(await writeDraft(ctx, place, found, row))
    else if (found) written.push({ place, id: found.id, change, draftVersion: found.draftVersion, former: found.draft })
    else {
      const position = await nextPosition(ctx, moduleIds.get(module.slug) ?? '')
      const newPlace = {
        id: ids.get(place) ?? newId(),
        moduleId: moduleIds.get(module.slug) ?? '',
        slug: chapter.slug,
        position,
        isPublished: false,
      }
      await insertChapter(ctx, newPlace, row)
      written.push({ place, id: newPlace.id, change, draftVersion: 1, former: null })
    }
  }
  ctx.announce('classes')
  return { classId: id, isNew: classId === null, chapters: written }
}

async function makeClass(ctx: Ctx, { fields, chapterOrder }: Course): Promise<string> {
  const id = newId()
  const { rows } = await sql<{ code: string | null; slug: string | null }>`
    select c.code, c.slug from classes c where c.tenant_id = ${ctx.tenantId} and (c.code = ${fields.code} or c.slug = ${fields.slug})`.execute(
    ctx.db,
  )
  // Another class's code and slug are its own: the new one gets free ones, made of its name.
  const code = rows.some(row => row.code === fields.code) ? null : fields.code
  const slug = rows.some(row => row.slug === fields.slug) ? null : fields.slug
  await saveClass(ctx, { id, base: 0, work: { ...fields, code, slug, programId: null, mentorIds: [] } })
  await ctx.db
    .updateTable('classes')
    .set({ chapter_order: chapterOrder })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .execute()
  return id
}

async function writeModules(ctx: Ctx, classId: string, course: Course, stored: StoredCourse): Promise<Map<string, string>> {
  const ids = new Map(stored.modules.map(module => [module.slug, module.id]))
  let position = stored.modules.length
  for (const module of course.modules) {
    if (ids.has(module.slug)) continue
    const id = newId()
    await insertModule(ctx, classId, { ...module, id, position: position++ })
    ids.set(module.slug, id)
  }
  return ids
}

async function nextPosition(ctx: Ctx, moduleId: string): Promise<number> {
  const { next } = await ctx.db
    .selectFrom('class_chapters')
    .select(eb => eb.fn.coalesce(eb.fn.max('position'), eb.lit(-1)).as('next'))
    .where('tenant_id', '=', ctx.tenantId)
    .where('module_id', '=', moduleId)
    .executeTakeFirstOrThrow()
  return Number(next) + 1
}

async function writeDraft(ctx: Ctx, place: string, { id, draft }: StoredChapter, row: object): Promise<WrittenChapter> {
  const { draft_version } = await ctx.db
    .updateTable('class_chapters')
    .set({ draft: JSON.stringify(row), draft_version: sql`draft_version + 1`, updated_at: ctx.now })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .returning('draft_version')
    .executeTakeFirstOrThrow()
  return { place, id, change: 'changed', draftVersion: draft_version, former: draft }
}
