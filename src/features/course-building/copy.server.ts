import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { Conflict, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid, newId } from '#platform/db/ids.ts'
import { getBuiltClass, getClassOfChapter, lockClass } from './policy.server.ts'
import { takeSlug } from './slugs.ts'
import { buildingReason } from './texts.ts'

interface NewPlace {
  id: string
  title: string
  moduleId: string
  position: number
  slug: string
}

/** Makes a chapter that begins as a copy of another one's work; readers get it once it is published. Throws NotFound or Forbidden. */
export async function copyChapter(ctx: Ctx, sourceId: string, { id, title, moduleId, position, slug }: NewPlace): Promise<void> {
  await getClassOfChapter(ctx, sourceId)
  await sql`
    insert into class_chapters (tenant_id, id, module_id, slug, title, minutes, position, kind, content, lang, translations, is_preview, draft, updated_at)
    select h.tenant_id, ${id}, ${moduleId}, ${slug}, ${title}, h.minutes, ${position}, h.kind, h.content, h.lang, h.translations, h.is_preview,
      (coalesce(h.draft, '{}') || jsonb_build_object('title', ${title}::text, 'rule', null)), ${ctx.now}
    from class_chapters h where h.tenant_id = ${ctx.tenantId} and h.id = ${sourceId}`.execute(ctx.db)
}

export interface Transfer {
  moduleId: string
  toClassId: string
  /** False moves it, with all that was read of it. */
  isCopy: boolean
}

/**
 * Moves a module with its chapters to the end of another class, or copies it there. A copy's chapters are new ones: readers get them once they are published.
 * Returns the module's id there. Throws Unauthenticated, NotFound, Forbidden or Conflict (a move within its class; one that somebody learned from).
 */
export async function transferModule(ctx: Ctx, { moduleId, toClassId, isCopy }: Transfer): Promise<{ moduleId: string }> {
  const target = await getBuiltClass(ctx, toClassId)
  const module = await findModule(ctx, moduleId)
  const from = await getBuiltClass(ctx, module.class_id)
  if (!isCopy && from.id === target.id) throw new Conflict(buildingReason('SameClass'))
  // In one order, so that two transfers across never wait for each other in a circle.
  for (const id of [...new Set([from.id, target.id])].sort()) await lockClass(ctx, id)
  const slug = await freeModuleSlug(ctx, toClassId, module.slug)
  const id = isCopy ? await copyModule(ctx, moduleId, { toClassId, slug }) : moduleId
  if (!isCopy) await moveModule(ctx, moduleId, { toClassId, slug })
  for (const classId of new Set(isCopy ? [target.id] : [from.id, target.id])) await countSave(ctx, classId)
  await writeAudit(ctx, {
    act: 'content.changed',
    subject: `class/${target.code}`,
    details: { what: isCopy ? 'module.copied' : 'module.moved', title: module.title, from: from.code },
  })
  ctx.announce('classes')
  return { moduleId: id }
}

async function findModule(ctx: Ctx, id: string) {
  const row = isUuid(id)
    ? await ctx.db
        .selectFrom('class_modules')
        .select(['class_id', 'slug', 'title'])
        .where('tenant_id', '=', ctx.tenantId)
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .executeTakeFirst()
    : undefined
  if (!row) throw new NotFound(buildingReason('ModuleMissing'))
  return row
}

interface NewHome {
  toClassId: string
  slug: string
}

const LAST = (ctx: Ctx, classId: string) =>
  sql<number>`(select coalesce(max(position), -1) + 1 from class_modules where tenant_id = ${ctx.tenantId} and class_id = ${classId})`

async function moveModule(ctx: Ctx, id: string, { toClassId, slug }: NewHome): Promise<void> {
  const { rows } = await sql`select from chapter_progress p join class_chapters h on h.tenant_id = p.tenant_id and h.id = p.chapter_id
    where p.tenant_id = ${ctx.tenantId} and h.module_id = ${id} limit 1`.execute(ctx.db)
  // What they did counts for the class that they did it in.
  if (rows.length > 0) throw new Conflict(buildingReason('ModuleLearned'))
  await ctx.db
    .updateTable('class_modules')
    .set({ class_id: toClassId, slug, position: LAST(ctx, toClassId), version: sql`version + 1` })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .execute()
  await sql`update class_chapters h set rule = null where h.tenant_id = ${ctx.tenantId} and h.rule ->> 'type' = 'result'
    and (h.module_id = ${id}) and not exists (select from class_chapters o where o.tenant_id = h.tenant_id and o.module_id = h.module_id
      and o.id = (h.rule ->> 'chapterId')::uuid)`.execute(ctx.db)
}

async function copyModule(ctx: Ctx, id: string, { toClassId, slug }: NewHome): Promise<string> {
  const copyId = newId()
  await sql`insert into class_modules (tenant_id, id, class_id, slug, title, translations, position)
    select tenant_id, ${copyId}, ${toClassId}, ${slug}, title, translations, ${LAST(ctx, toClassId)} from class_modules
    where tenant_id = ${ctx.tenantId} and id = ${id}`.execute(ctx.db)
  const chapters = await ctx.db
    .selectFrom('class_chapters')
    .select(['id', 'slug', 'title', 'position'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('module_id', '=', id)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute()
  for (const { id: source, ...place } of chapters) await copyChapter(ctx, source, { id: newId(), moduleId: copyId, ...place })
  return copyId
}

async function freeModuleSlug(ctx: Ctx, classId: string, slug: string): Promise<string> {
  const rows = await ctx.db
    .selectFrom('class_modules')
    .select('slug')
    .where('tenant_id', '=', ctx.tenantId)
    .where('class_id', '=', classId)
    .execute()
  return takeSlug(new Set(rows.map(row => row.slug)), slug, 'modul')
}

async function countSave(ctx: Ctx, classId: string): Promise<void> {
  await ctx.db
    .updateTable('classes')
    .set({ outline_version: sql`outline_version + 1`, content_version: sql`content_version + 1`, updated_at: ctx.now })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', classId)
    .execute()
}
