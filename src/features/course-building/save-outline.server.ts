import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { writeWords } from '#features/class-editing/write-rows.server.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { InvalidInput } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { readStored, type StoredChapter, writeDraft } from './chapter-rows.server.ts'
import { copyChapter } from './copy.server.ts'
import { MOST_CHAPTERS, type OutlineInput } from './outline.ts'
import { fillFromTemplate } from './own-templates.server.ts'
import { type BuiltClass, getBuiltClass, lockClass } from './policy.server.ts'
import { takeSlug } from './slugs.ts'
import { buildingReason } from './texts.ts'

/** What became of a save, in the shape of all editors: `version` counts the outline's saves. */
export interface SavedOutline {
  id: string
  state: 'saved' | 'conflict'
  version: number
  newest: number
  status: 'draft' | 'published'
  slug: string
}

interface ModuleRow {
  id: string
  slug: string
  title: string
  position: number
  isGone: boolean
}

/**
 * Saves the outline of a class as a whole where nobody else did since `base`. Readers of a published class see titles of modules and the order at once, new
 * chapters once they are published. What is not named is taken out and can be put back. Throws Unauthenticated, NotFound, Forbidden or InvalidInput (too many
 * chapters, one named twice, one of another class, one of a template that is gone).
 */
export async function saveOutline(ctx: Ctx, input: OutlineInput): Promise<SavedOutline> {
  await getBuiltClass(ctx, input.id)
  await lockClass(ctx, input.id)
  const one = await getBuiltClass(ctx, input.id)
  if (one.outlineVersion !== input.base) return toSaved(one, 'conflict')
  const [modules, chapters] = [await readModules(ctx, input.id), await readStored(ctx, { classId: input.id })]
  await checkIds(ctx, input, { modules, chapters })
  await writeModules(ctx, input, modules)
  const gone = await writeChapters(ctx, input, chapters, one.lang)
  await ctx.db
    .updateTable('classes')
    .set({
      outline_version: sql`outline_version + 1`,
      updated_at: ctx.now,
      ...(one.isPublished && { content_version: sql`content_version + 1` }),
    })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', input.id)
    .execute()
  await writeWords(ctx, input.id)
  if (gone.length > 0)
    await writeAudit(ctx, {
      act: 'content.changed',
      subject: `class/${one.code}`,
      details: { what: 'chapter.removed', title: gone.join(', ') },
    })
  if (one.isPublished) ctx.announce('classes')
  return toSaved({ ...one, outlineVersion: one.outlineVersion + 1 }, 'saved')
}

async function readModules(ctx: Ctx, classId: string): Promise<ModuleRow[]> {
  const { rows } = await sql<ModuleRow>`select id, slug, title, position, removed_at is not null as "isGone" from class_modules
    where tenant_id = ${ctx.tenantId} and class_id = ${classId}`.execute(ctx.db)
  return rows
}

interface Stored {
  modules: readonly ModuleRow[]
  chapters: readonly StoredChapter[]
}

async function checkIds(ctx: Ctx, input: OutlineInput, stored: Stored): Promise<void> {
  const named = input.modules.flatMap(({ id, chapters }) => [id, ...chapters.map(chapter => chapter.id)])
  if (new Set(named).size !== named.length) refuse('NamedTwice')
  if (named.length - input.modules.length > MOST_CHAPTERS) refuse('TooManyChapters')
  const known = new Set([...stored.modules, ...stored.chapters].map(({ id }) => id))
  const unknown = named.filter(id => !known.has(id))
  if (unknown.length === 0) return
  const { rows } = await sql<{ id: string }>`
    select id from class_modules where tenant_id = ${ctx.tenantId} and id = any(${unknown}::uuid[])
    union all select id from class_chapters where tenant_id = ${ctx.tenantId} and id = any(${unknown}::uuid[])`.execute(ctx.db)
  if (rows.length > 0) refuse('ChapterElsewhere')
}

function refuse(code: 'NamedTwice' | 'ChapterElsewhere' | 'TooManyChapters' | 'TemplateGone'): never {
  throw new InvalidInput(commonReason('InputRefused'), [{ path: 'modules', reason: buildingReason(code) }])
}

async function writeModules(ctx: Ctx, input: OutlineInput, stored: readonly ModuleRow[]): Promise<void> {
  const rows = new Map(stored.map(row => [row.id, row]))
  const slugs = new Set(stored.map(({ slug }) => slug))
  for (const [position, { id, title }] of input.modules.entries()) {
    const row = rows.get(id)
    rows.delete(id)
    if (!row) {
      const slug = takeSlug(slugs, title, 'modul')
      await ctx.db.insertInto('class_modules').values({ tenant_id: ctx.tenantId, id, class_id: input.id, slug, title, position }).execute()
    } else if (row.title !== title || row.position !== position || row.isGone) {
      const change = { title, position, removed_at: null, ...(row.title !== title && { version: sql<number>`version + 1` }) }
      await ctx.db.updateTable('class_modules').set(change).where('tenant_id', '=', ctx.tenantId).where('id', '=', id).execute()
    }
  }
  const gone = [...rows.values()].filter(({ isGone }) => !isGone).map(({ id }) => id)
  if (gone.length > 0)
    await ctx.db
      .updateTable('class_modules')
      .set({ removed_at: ctx.now })
      .where('tenant_id', '=', ctx.tenantId)
      .where('id', 'in', gone)
      .execute()
}

/** Returns the titles of those that readers saw and that were taken out. */
async function writeChapters(ctx: Ctx, input: OutlineInput, stored: readonly StoredChapter[], lang: string): Promise<string[]> {
  const rows = new Map(stored.map(row => [row.id, row]))
  const slugs = Map.groupBy(stored, ({ moduleId }) => moduleId)
  const taken = new Map(input.modules.map(({ id }) => [id, new Set((slugs.get(id) ?? []).map(({ slug }) => slug))]))
  for (const module of input.modules) {
    const own = taken.get(module.id) ?? new Set()
    for (const [position, chapter] of module.chapters.entries()) {
      const row = rows.get(chapter.id)
      rows.delete(chapter.id)
      if (!row) {
        const slug = takeSlug(own, chapter.title, 'bab')
        const place = { moduleId: module.id, position, slug }
        const named = { id: chapter.id, title: chapter.title, ...place }
        if (chapter.copyOf) await copyChapter(ctx, chapter.copyOf, named)
        else if (chapter.ofTemplate) {
          const isFilled = await fillFromTemplate(ctx, chapter.ofTemplate, named, of => beside(input, chapter.id, of))
          if (!isFilled) refuse('TemplateGone')
        } else await insertChapter(ctx, chapter, { ...place, lang })
        continue
      }
      const isElsewhere = row.moduleId !== module.id
      if (isElsewhere || row.position !== position || row.isGone) {
        const slug = isElsewhere ? takeSlug(own, row.slug, 'bab') : row.slug
        const change = { module_id: module.id, position, removed_at: null, slug }
        await ctx.db.updateTable('class_chapters').set(change).where('tenant_id', '=', ctx.tenantId).where('id', '=', row.id).execute()
      }
      if (row.work.title !== chapter.title) await writeDraft(ctx, row, { ...row.work, title: chapter.title })
    }
  }
  const gone = [...rows.values()].filter(({ isGone }) => !isGone)
  if (gone.length > 0)
    await ctx.db
      .updateTable('class_chapters')
      .set({ removed_at: ctx.now })
      .where('tenant_id', '=', ctx.tenantId)
      .where(
        'id',
        'in',
        gone.map(({ id }) => id),
      )
      .execute()
  return gone.filter(({ publishedAt }) => publishedAt !== null).map(({ title }) => title)
}

/** Returns the chapter that one of a template became: the last before `id`, as a template may have been added twice, or else the first after it. */
function beside({ modules }: OutlineInput, id: string, ofTemplate: string): string | undefined {
  const all = modules.flatMap(({ chapters }) => chapters)
  const at = all.findIndex(chapter => chapter.id === id)
  const isIt = (chapter: NewChapter) => chapter.ofTemplate === ofTemplate
  return (all.slice(0, at).findLast(isIt) ?? all.slice(at + 1).find(isIt))?.id
}

type NewChapter = OutlineInput['modules'][number]['chapters'][number]

interface NewPlace {
  moduleId: string
  position: number
  slug: string
  lang: string
}

async function insertChapter(ctx: Ctx, chapter: NewChapter, place: NewPlace): Promise<void> {
  const { id, title, kind, minutes } = chapter
  const { moduleId: module_id, ...row } = place
  await ctx.db
    .insertInto('class_chapters')
    .values({ tenant_id: ctx.tenantId, id, module_id, ...row, title, kind, minutes, updated_at: ctx.now })
    .execute()
}

function toSaved({ id, outlineVersion, isPublished, slug }: BuiltClass, state: SavedOutline['state']): SavedOutline {
  return { id, state, version: outlineVersion, newest: outlineVersion, status: isPublished ? 'published' : 'draft', slug }
}
