import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { ChapterKindName } from '#features/chapters/kinds/kind.ts'
import { readContent } from '#features/chapters/kinds/kinds.ts'
import type { Ctx } from '#platform/context.ts'
import type { ChapterContent, ChapterWork } from './chapter-work.ts'

/** A chapter with what its writers typed last. */
export interface StoredChapter {
  id: string
  classId: string
  moduleId: string
  moduleTitle: string
  slug: string
  position: number
  isGone: boolean
  /** Counts the saves of its writers. */
  draftVersion: number
  /** What readers get; the version of what they got last where it is withdrawn. */
  version: number
  publishedAt: Date | null
  /** It has been published at some time. */
  wasShown: boolean
  hasDraft: boolean
  /** What readers see. */
  title: string
  shown: ChapterWork
  work: ChapterWork
}

type Row = Omit<StoredChapter, 'shown' | 'work' | 'hasDraft' | 'wasShown'> & { hasVersions: boolean } & Omit<ChapterWork, 'title'> & {
    draft: Partial<ChapterWork> | null
  }

/** Returns the chapters of a class, also those that were taken out, or one chapter. One statement. */
export async function readStored(ctx: Ctx, of: { classId: string } | { chapterId: string }): Promise<StoredChapter[]> {
  const where = 'classId' in of ? sql`m.class_id = ${of.classId}` : sql`h.id = ${of.chapterId}`
  const { rows } = await sql<Row>`
    select h.id, m.class_id as "classId", m.id as "moduleId", m.title as "moduleTitle", h.slug, h.position, h.removed_at is not null as "isGone",
      h.draft_version as "draftVersion", h.version, h.published_at as "publishedAt",
      exists (select from class_chapter_versions v where v.tenant_id = h.tenant_id and v.chapter_id = h.id and v.version > 0) as "hasVersions",
      h.title, h.minutes, h.kind, h.is_preview as "isPreview", h.rule, h.lang, h.content, h.translations, h.draft
    from class_chapters h join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
    where h.tenant_id = ${ctx.tenantId} and ${where}
    order by m.position, m.id, h.position, h.id`.execute(ctx.db)
  return rows.map(toStored)
}

function toStored({ draft, hasVersions, minutes, kind, isPreview, rule, lang, content, translations, ...row }: Row): StoredChapter {
  const shown: ChapterWork = { title: row.title, minutes, kind, isPreview, rule, lang, content, translations }
  return { ...row, wasShown: hasVersions || row.publishedAt !== null, hasDraft: draft !== null, shown, work: { ...shown, ...draft } }
}

/**
 * Writes what was typed of a chapter: its next draft, or none where it says what readers see already. A content is stored as its kind reads it. Returns the new
 * version of the draft. Throws a ZodError where a content is none of its kind.
 */
export async function writeDraft(ctx: Ctx, stored: StoredChapter, typed: ChapterWork): Promise<number> {
  const work = withContents(typed)
  const isShown = stored.publishedAt !== null && isDeepStrictEqual(work, withContents(stored.shown))
  const { draft_version } = await ctx.db
    .updateTable('class_chapters')
    .set({ draft: isShown ? null : JSON.stringify(work), draft_version: sql`draft_version + 1`, updated_at: ctx.now })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', stored.id)
    .returning('draft_version')
    .executeTakeFirstOrThrow()
  return draft_version
}

/** Returns the work with contents of its kind. Throws a ZodError where one is none. */
export function withContents(work: ChapterWork): ChapterWork {
  const { kind, content, translations } = work
  const texts = Object.entries(translations).flatMap(([lang, text]) =>
    text && lang !== work.lang ? [[lang, { ...text, ...(text.content && { content: contentOf(kind, text.content) }) }] as const] : [],
  )
  return { ...work, content: contentOf(kind, content), translations: Object.fromEntries(texts) }
}

function contentOf(kind: ChapterKindName, content: ChapterContent): ChapterContent {
  // Named boundary: as JSON has it, so that what is stored and what is typed compare.
  return JSON.parse(JSON.stringify(readContent(kind, content))) as ChapterContent
}

/** Keeps what readers see of a chapter as a version, if it is not kept yet: those of a seed or an import are not. */
export async function keepShown(ctx: Ctx, { id, version, publishedAt, shown }: StoredChapter): Promise<void> {
  if (publishedAt === null) return
  await insertVersion(ctx, id, { version, work: shown, by: null, at: publishedAt })
}

interface NewVersion {
  version: number
  work: ChapterWork
  /** Null: not a person. */
  by: string | null
  at: Date
}

/** Keeps beside the versions that readers had what somebody typed of a chapter, under a number below zero. What is kept there already is not kept twice. */
export async function keepAside(ctx: Ctx, chapterId: string, typed: ChapterWork, by: string | null): Promise<void> {
  const work = withContents(typed)
  const kept = await ctx.db
    .selectFrom('class_chapter_versions')
    .select(['version', 'title', 'minutes', 'kind', 'lang', 'content', 'translations'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('chapter_id', '=', chapterId)
    .where('version', '<', 0)
    .orderBy('version')
    .execute()
  const { isPreview: _, rule: __, ...text } = work
  if (kept.some(({ version: ___, ...one }) => isDeepStrictEqual(one, text))) return
  await insertVersion(ctx, chapterId, { version: (kept[0]?.version ?? 0) - 1, work, by, at: ctx.now })
}

/** Keeps a version; one that is there stays as it is. */
export async function insertVersion(ctx: Ctx, chapterId: string, { version, work, by, at }: NewVersion): Promise<void> {
  const { title, minutes, kind, lang, content, translations } = work
  await ctx.db
    .insertInto('class_chapter_versions')
    .values({
      tenant_id: ctx.tenantId,
      chapter_id: chapterId,
      version,
      title,
      minutes,
      kind,
      lang,
      content: JSON.stringify(content),
      translations: JSON.stringify(translations),
      published_by: by,
      published_at: at,
    })
    .onConflict(on => on.doNothing())
    .execute()
}
