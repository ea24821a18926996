import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import type { ChapterWork } from './chapter-work.ts'
import { getChapterWork, getForChange, type SavedChapter, store, toSaved } from './chapters.server.ts'
import { buildingReason } from './texts.ts'

/** A version of a chapter that readers had, or what two people typed at once. */
export interface ChapterVersion {
  version: number
  title: string
  /** Null: a seed, an import, or a person who was erased. */
  publishedBy: string | null
  publishedAt: Date
  isShown: boolean
  /** Kept beside the versions, from a conflict; its number is below zero. */
  isAside: boolean
}

const MOST_LISTED = 200

/** Returns the versions that readers had of a chapter, and what is kept beside them, newest first. Throws Unauthenticated, NotFound or Forbidden. */
export async function listChapterVersions(ctx: Ctx, id: string): Promise<ChapterVersion[]> {
  const { chapter } = await getChapterWork(ctx, id)
  const rows = await ctx.db
    .selectFrom('class_chapter_versions as v')
    .leftJoin('members as p', join => join.onRef('p.tenant_id', '=', 'v.tenant_id').onRef('p.id', '=', 'v.published_by'))
    .select(['v.version', 'v.title', 'p.name as publishedBy', 'v.published_at as publishedAt'])
    .where('v.tenant_id', '=', ctx.tenantId)
    .where('v.chapter_id', '=', id)
    .orderBy('v.published_at', 'desc')
    .orderBy('v.version', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return rows.map(row => ({ ...row, isShown: chapter.publishedAt !== null && row.version === chapter.version, isAside: row.version < 0 }))
}

/** Returns a version as a work, with the present preview and rule, which versions do not have. Throws Unauthenticated, NotFound or Forbidden. */
export async function getChapterVersion(ctx: Ctx, id: string, version: number): Promise<ChapterWork> {
  const { chapter } = await getChapterWork(ctx, id)
  const row = await ctx.db
    .selectFrom('class_chapter_versions')
    .select(['title', 'minutes', 'kind', 'lang', 'content', 'translations'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('chapter_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) throw new NotFound(buildingReason('VersionMissing'))
  // Named boundary: only publications write versions, from a work.
  return { ...chapter.work, ...(row as Omit<ChapterWork, 'isPreview' | 'rule'>) }
}

/** Makes a former version what is typed; readers get it with its publication. Throws as `getChapterVersion`; an older `base` is a conflict. */
export async function restoreChapterVersion(ctx: Ctx, input: { id: string; version: number; base: number }): Promise<SavedChapter> {
  const { chapter } = await getForChange(ctx, input.id)
  if (chapter.draftVersion !== input.base) return toSaved(chapter, 'conflict')
  return await store(ctx, chapter, await getChapterVersion(ctx, input.id, input.version))
}
