import { ZodError } from 'zod'
import { requirePerson } from '#features/permissions/permissions.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { Conflict, InvalidInput, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { keepAside, readStored, type StoredChapter, writeDraft } from './chapter-rows.server.ts'
import type { ChapterWork } from './chapter-work.ts'
import type { ChapterState } from './outline.ts'
import { type BuiltClass, getClassOfChapter } from './policy.server.ts'
import { buildingReason } from './texts.ts'

/** The state of a chapter after a save or a publication, in the shape of all editors. `version` counts the saves, `shownVersion` is what readers get. */
export interface SavedChapter {
  id: string
  state: 'saved' | 'conflict'
  version: number
  newest: number
  shownVersion: number
  status: ChapterState
  slug: string
}

/** Returns a chapter as it is written. Throws Unauthenticated, NotFound (also for another tenant's) or Forbidden. */
export async function getChapterWork(ctx: Ctx, id: string): Promise<{ one: BuiltClass; chapter: StoredChapter }> {
  const one = await getClassOfChapter(ctx, id)
  const [chapter] = await readStored(ctx, { chapterId: id })
  if (!chapter || chapter.isGone) throw new NotFound(buildingReason('ChapterMissing'))
  return { one, chapter }
}

/** As `getChapterWork`, with the row locked: two who save at once wait for each other. */
export async function getForChange(ctx: Ctx, id: string): Promise<{ one: BuiltClass; chapter: StoredChapter }> {
  await getClassOfChapter(ctx, id)
  await ctx.db
    .selectFrom('class_chapters')
    .select('id')
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return await getChapterWork(ctx, id)
}

/**
 * Saves what was typed of a chapter where nobody else did since `base`, else keeps both texts in its history; readers get it with its publication. Throws Unauthenticated, NotFound, Forbidden or
 * InvalidInput (a content that is none of its kind).
 */
export async function saveChapter(ctx: Ctx, { id, base, work }: { id: string; base: number; work: ChapterWork }): Promise<SavedChapter> {
  const { chapter } = await getForChange(ctx, id)
  if (chapter.draftVersion !== base) {
    await refuseContents(() => keepBoth(ctx, chapter, work))
    return toSaved(chapter, 'conflict')
  }
  return await store(ctx, chapter, work)
}

/** Keeps both texts of a conflict in the history: whichever its writer goes on with, the other can be compared and taken back. */
async function keepBoth(ctx: Ctx, chapter: StoredChapter, work: ChapterWork): Promise<void> {
  if (chapter.hasDraft || !chapter.wasShown) await keepAside(ctx, chapter.id, chapter.work, null)
  await keepAside(ctx, chapter.id, work, requirePerson(ctx.viewer).memberId)
}

/** Takes back what was typed since the last publication. Throws as `saveChapter`, and Conflict for one that was never published. */
export async function discardDraft(ctx: Ctx, { id, base }: { id: string; base: number }): Promise<SavedChapter> {
  const { chapter } = await getForChange(ctx, id)
  if (chapter.draftVersion !== base) throw new Conflict(buildingReason('ChapterChanged'))
  if (!chapter.wasShown) throw new Conflict(buildingReason('NothingShown'))
  return chapter.hasDraft ? await store(ctx, chapter, chapter.shown) : toSaved(chapter, 'saved')
}

/** Writes a draft and returns what became of it. Throws InvalidInput beside the content. */
export async function store(ctx: Ctx, chapter: StoredChapter, work: ChapterWork): Promise<SavedChapter> {
  await refuseContents(() => writeDraft(ctx, chapter, work))
  const [stored] = await readStored(ctx, { chapterId: chapter.id })
  return toSaved(stored ?? chapter, 'saved')
}

/** Runs what reads contents. Throws InvalidInput beside the content for one that is none of its kind. */
async function refuseContents(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    const paths = [...new Set(error.issues.map(({ path }) => ['content', ...path].join('.')))].slice(0, 20)
    throw new InvalidInput(
      commonReason('InputRefused'),
      paths.map(path => ({ path, reason: buildingReason('ContentRefused') })),
    )
  }
}

export function toSaved(chapter: StoredChapter, state: SavedChapter['state']): SavedChapter {
  const { id, draftVersion, version, slug } = chapter
  return { id, state, version: draftVersion, newest: draftVersion, shownVersion: version, status: stateOf(chapter), slug }
}

export function stateOf({ publishedAt, wasShown, hasDraft }: StoredChapter): ChapterState {
  if (publishedAt === null) return wasShown ? 'withdrawn' : 'new'
  return hasDraft ? 'changed' : 'published'
}
