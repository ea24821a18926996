import type { Insertable } from 'kysely'
import { buildClass } from '#features/classes/testing.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import type { Enrolments } from '#platform/db/tables.gen.ts'

/** What a test says of a chapter; it is a published article unless it says otherwise. */
export interface ChapterOptions {
  id?: string
  title?: string
  kind?: string
  content?: unknown
  rule?: unknown
  isPreview?: boolean
  publishedAt?: Date | null
  removedAt?: Date
  version?: number
}

export interface BuiltCourse {
  id: string
  slug: string
  chapterIds: string[]
}

/** Returns a stored text of one paragraph. */
export function textOf(words: string): { type: 'doc'; content: unknown[] } {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] }
}

/** Inserts a published class with one module `awal` of these chapters, whose slugs are `bab-1`, `bab-2` …, and returns their ids. */
export async function buildCourse(
  ctx: Ctx,
  chapters: readonly ChapterOptions[],
  { order = 'free', ...overrides }: { order?: 'free' | 'sequence' } & Parameters<typeof buildClass>[1] = {},
): Promise<BuiltCourse> {
  const { id, slug } = await buildClass(ctx, { ...overrides, chapter_order: order })
  const moduleId = newId()
  await ctx.db
    .insertInto('class_modules')
    .values({ tenant_id: ctx.tenantId, id: moduleId, class_id: id, slug: 'awal', title: 'Awal', position: 0 })
    .execute()
  const rows = chapters.map((one, at) => ({
    tenant_id: ctx.tenantId,
    id: one.id ?? newId(),
    module_id: moduleId,
    slug: `bab-${at + 1}`,
    title: one.title ?? `Bab ${at + 1}`,
    minutes: 5,
    position: at,
    kind: one.kind ?? 'article',
    content: JSON.stringify(one.content ?? { body: textOf(`Isi bab ${at + 1}`) }),
    rule: one.rule === undefined ? null : JSON.stringify(one.rule),
    is_preview: one.isPreview ?? false,
    version: one.version ?? 1,
    published_at: one.publishedAt === undefined ? ctx.now : one.publishedAt,
    removed_at: one.removedAt ?? null,
  }))
  if (rows.length > 0) await ctx.db.insertInto('class_chapters').values(rows).execute()
  return { id, slug, chapterIds: rows.map(row => row.id) }
}

/** Lets a member take part in a class and its own batch since a month, and returns the enrolment's id. `own`: columns that are others. */
export async function joinCourse(ctx: Ctx, memberId: string, classId: string, own: Partial<Insertable<Enrolments>> = {}): Promise<string> {
  const id = newId()
  const at = new Date(ctx.now.getTime() - 30 * 86_400_000)
  const { batch_id } = await ctx.db.selectFrom('classes').select('batch_id').where('id', '=', classId).executeTakeFirstOrThrow()
  const row = {
    tenant_id: ctx.tenantId,
    id,
    class_id: classId,
    batch_id,
    member_id: memberId,
    state: 'joined',
    asked_at: at,
    joined_at: at,
  }
  await ctx.db
    .insertInto('enrolments')
    .values({ ...row, ...own })
    .execute()
  return id
}
