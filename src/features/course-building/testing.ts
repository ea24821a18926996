import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { fromMarkup } from '#platform/rich-text/from-markup.ts'
import { type ChapterWork, chapterFields } from './chapter-work.ts'
import { saveOutline } from './save-outline.server.ts'

/** Returns what is typed of an article, parsed as the calls do. */
export function chapterWork(typed: object = {}): ChapterWork {
  return chapterFields.parse({ title: 'Mengenal HTML', content: { body: fromMarkup('Isi bab') }, ...typed })
}

/** Makes a module with these chapters as the first outline of a class, and returns their ids. */
export async function buildOutline(
  ctx: Ctx,
  classId: string,
  titles: readonly string[],
): Promise<{ moduleId: string; chapterIds: string[] }> {
  const [moduleId, chapterIds] = [newId(), titles.map(() => newId())]
  const chapters = titles.map((title, at) => ({ id: chapterIds[at] ?? '', title, kind: 'article' as const, minutes: 10 }))
  await saveOutline(ctx, { id: classId, base: 1, modules: [{ id: moduleId, title: 'Dasar', chapters }] })
  return { moduleId, chapterIds }
}
