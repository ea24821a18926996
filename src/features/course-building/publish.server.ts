import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { commonReason, fieldReason } from '#kit/common-reasons.ts'
import { Conflict, type FieldReason, InvalidInput } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { insertVersion, keepShown, readStored, type StoredChapter, withContents } from './chapter-rows.server.ts'
import { type ChapterWork, findChapterFaults } from './chapter-work.ts'
import { getForChange, type SavedChapter, toSaved } from './chapters.server.ts'
import { type BuiltClass, getBuiltClass, getClassOfChapter, lockClass } from './policy.server.ts'
import { takeSlug } from './slugs.ts'
import { buildingReason } from './texts.ts'

/**
 * Shows readers what was typed of a chapter, as of the save `version`: its next version. Nothing happens to one that they see already. Throws Unauthenticated,
 * NotFound, Forbidden, Conflict (somebody saved since) or InvalidInput with all that is missing.
 */
export async function publishChapter(ctx: Ctx, { id, version }: { id: string; version: number }): Promise<SavedChapter> {
  await lockClass(ctx, (await getClassOfChapter(ctx, id)).id)
  const { one, chapter } = await getForChange(ctx, id)
  if (chapter.draftVersion !== version) throw new Conflict(buildingReason('ChapterChanged'))
  if (chapter.publishedAt !== null && !chapter.hasDraft) return toSaved(chapter, 'saved')
  const problems = findProblems(chapter.work, await readStored(ctx, { classId: one.id }))
  if (problems.length > 0) throw new InvalidInput(commonReason('InputRefused'), problems)
  await showWork(ctx, chapter)
  await noteShown(ctx, one, { what: 'chapter.published', title: chapter.work.title })
  return await readSaved(ctx, chapter)
}

/** What became of "publish all": `left` are those that lack something. */
export interface PublishedAll {
  published: { id: string; title: string }[]
  left: { id: string; title: string; missing: string[] }[]
}

/** Shows readers all that was typed in the chapters of a class; what lacks something stays as it is. Throws Unauthenticated, NotFound or Forbidden. */
export async function publishAllChapters(ctx: Ctx, classId: string): Promise<PublishedAll> {
  const one = await getBuiltClass(ctx, classId)
  await lockClass(ctx, classId)
  await ctx.db
    .selectFrom('class_chapters as h')
    .innerJoin('class_modules as m', join => join.onRef('m.tenant_id', '=', 'h.tenant_id').onRef('m.id', '=', 'h.module_id'))
    .select('h.id')
    .where('h.tenant_id', '=', ctx.tenantId)
    .where('m.class_id', '=', classId)
    .orderBy('h.id')
    .forUpdate('h')
    .execute()
  const all = (await readStored(ctx, { classId })).filter(({ isGone }) => !isGone)
  const result: PublishedAll = { published: [], left: [] }
  // A chapter that was withdrawn comes back by its own publication.
  for (const chapter of all.filter(({ hasDraft, wasShown, publishedAt }) => (publishedAt === null ? !wasShown : hasDraft))) {
    const { id, work } = chapter
    const missing = findProblems(work, all).map(({ path }) => path)
    if (missing.length > 0) result.left.push({ id, title: work.title, missing })
    else {
      await showWork(ctx, chapter)
      result.published.push({ id, title: work.title })
    }
  }
  const { published } = result
  if (published.length > 0) await noteShown(ctx, one, { what: 'chapter.published', title: published.map(({ title }) => title).join(', ') })
  return result
}

/** Takes a chapter away from readers; what was typed stays. Throws Unauthenticated, NotFound or Forbidden. */
export async function withdrawChapter(ctx: Ctx, id: string): Promise<SavedChapter> {
  await lockClass(ctx, (await getClassOfChapter(ctx, id)).id)
  const { one, chapter } = await getForChange(ctx, id)
  if (chapter.publishedAt === null) return toSaved(chapter, 'saved')
  await keepShown(ctx, chapter)
  await ctx.db
    .updateTable('class_chapters')
    .set({ published_at: null, updated_at: ctx.now })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .execute()
  await noteShown(ctx, one, { what: 'chapter.withdrawn', title: chapter.title })
  return await readSaved(ctx, chapter)
}

/** What stands in the way of a publication: title, what its kind needs, and a rule that asks for a chapter of the class. */
function findProblems(work: ChapterWork, all: readonly StoredChapter[]): FieldReason[] {
  const { rule } = work
  const faults = findChapterFaults(work, [])
  const isStray = rule?.type === 'result' && !all.some(({ id, isGone }) => !isGone && id === rule.chapterId)
  return [
    ...faults.flatMap(({ code, field }): FieldReason[] => {
      if (code === 'title') return [{ path: 'title', reason: fieldReason('Required') }]
      return code === 'missing' ? [{ path: `content.${field}`, reason: buildingReason('ContentMissing') }] : []
    }),
    ...(isStray ? [{ path: 'rule', reason: buildingReason('RuleStray') }] : []),
  ]
}

async function showWork(ctx: Ctx, chapter: StoredChapter): Promise<void> {
  await keepShown(ctx, chapter)
  const { title, minutes, kind, isPreview, rule, lang, content, translations } = withContents(chapter.work)
  // Withdrawn and shown again as it was: the version that some have read.
  const version = chapter.wasShown && chapter.hasDraft ? chapter.version + 1 : chapter.version
  await ctx.db
    .updateTable('class_chapters')
    .set({
      title,
      minutes,
      kind,
      lang,
      version,
      is_preview: isPreview,
      rule: rule && JSON.stringify(rule),
      content: JSON.stringify(content),
      translations: JSON.stringify(translations),
      draft: null,
      published_at: chapter.publishedAt ?? ctx.now,
      updated_at: ctx.now,
      // Its address is made of its title once readers can know it.
      ...(!chapter.wasShown && { slug: await freeSlug(ctx, chapter) }),
    })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', chapter.id)
    .execute()
  const by = ctx.viewer.kind === 'person' ? ctx.viewer.person.memberId : null
  await insertVersion(ctx, chapter.id, { version, work: { ...chapter.work, content, translations }, by, at: ctx.now })
}

async function freeSlug(ctx: Ctx, { id, moduleId, work }: StoredChapter): Promise<string> {
  const rows = await ctx.db
    .selectFrom('class_chapters')
    .select('slug')
    .where('tenant_id', '=', ctx.tenantId)
    .where('module_id', '=', moduleId)
    .where('id', '<>', id)
    .execute()
  return takeSlug(new Set(rows.map(({ slug }) => slug)), work.title, 'bab')
}

/** Counts what was published of a class, and tells the audit log and the pages. */
async function noteShown(ctx: Ctx, { id, code, isPublished }: BuiltClass, details: { what: string; title: string }): Promise<void> {
  await ctx.db
    .updateTable('classes')
    .set({ content_version: sql`content_version + 1`, updated_at: ctx.now })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .execute()
  await writeAudit(ctx, { act: 'content.changed', subject: `class/${code}`, details })
  if (isPublished) ctx.announce('classes')
}

async function readSaved(ctx: Ctx, chapter: StoredChapter): Promise<SavedChapter> {
  const [stored] = await readStored(ctx, { chapterId: chapter.id })
  return toSaved(stored ?? chapter, 'saved')
}
