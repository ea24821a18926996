import { newId } from '#platform/db/ids.ts'
import { ARCHIVE_PATH, type FileNote, mapAddresses, type TextFiles } from './course.ts'
import { fromFiles } from './from-files.server.ts'
import { readFolder } from './read/folder.server.ts'
import { insertChapter, insertModule, type OutlineCtx, toChapterRow } from './write-outline.server.ts'

/** Where a folder goes: a class that is there, whose fields stay; its outline is replaced. */
export interface FolderTarget {
  classId: string
  /** Readers see its chapters at once. */
  isPublished: boolean
  /** Ids by `module` and `module/chapter`; new ones where it is left out. */
  idOf?: (place: string) => string
  /** Where a file of the folder (`media/x.svg`) is served. */
  addressOf?: (path: string) => string
}

/** Replaces the outline of a class by a folder of Markdown (docs/courses.md). Returns what it made, and what did not come. Throws an Error for a folder without chapters. */
export async function importFolder(ctx: OutlineCtx, folder: string, target: FolderTarget): Promise<FolderResult> {
  const { texts, notes } = await readFolder(folder)
  const result = await importTexts(ctx, texts, target)
  if (!result) throw new Error(`${folder} has no chapter`)
  return { ...result, notes: [...notes, ...result.notes] }
}

/** What an import made, and what did not come. */
export interface FolderResult {
  modules: number
  chapters: number
  notes: FileNote[]
}

/** As `importFolder`, of texts by their paths in the folder. Undefined, with nothing changed, where they hold no chapter. */
export async function importTexts(
  ctx: OutlineCtx,
  texts: TextFiles,
  { classId, isPublished, idOf = () => newId(), addressOf = path => ARCHIVE_PATH + path }: FolderTarget,
): Promise<FolderResult | undefined> {
  const read = await fromFiles(texts)
  if (!read) return undefined
  const course = mapAddresses(read.course, address =>
    address.startsWith(ARCHIVE_PATH) ? addressOf(address.slice(ARCHIVE_PATH.length)) : address,
  )
  const { db, tenantId } = ctx
  await db.deleteFrom('class_modules').where('tenant_id', '=', tenantId).where('class_id', '=', classId).execute()
  await db
    .updateTable('classes')
    .set({ chapter_order: course.chapterOrder })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', classId)
    .execute()
  const places = course.modules.flatMap(module => module.chapters.map(chapter => `${module.slug}/${chapter.slug}`))
  const ids = new Map(places.map(place => [place, idOf(place)]))
  for (const [position, module] of course.modules.entries()) {
    const moduleId = idOf(module.slug)
    await insertModule(ctx, classId, { ...module, id: moduleId, position })
    for (const [at, chapter] of module.chapters.entries()) {
      const id = ids.get(`${module.slug}/${chapter.slug}`) ?? newId()
      const place = { id, moduleId, slug: chapter.slug, position: at, isPublished }
      await insertChapter(
        ctx,
        place,
        toChapterRow(chapter, other => ids.get(other)),
      )
    }
  }
  return { modules: course.modules.length, chapters: places.length, notes: read.notes }
}
