import { type RawBuilder, sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import type { ChapterRule } from '#features/chapters/rules.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { Conflict, Forbidden, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid, newId } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import { readStored, type StoredChapter } from './chapter-rows.server.ts'
import type { ChapterWork } from './chapter-work.ts'
import { getOutline } from './outline.server.ts'
import { MOST_TEMPLATES, type OwnTemplate, type TemplateInput } from './own-templates.ts'
import { buildingReason } from './texts.ts'

/** SQL condition: the viewer may name the template `o` anew and remove it: mentors their own, others who build classes all of the tenant's. Throws as `requirePermission`. */
function mayManage({ viewer }: Pick<Ctx, 'viewer'>): RawBuilder<boolean> {
  const reach = requirePermission(viewer, 'classes.draft')
  if (reach !== 'own-classes') return sql`true`
  return viewer.kind === 'person' ? sql`coalesce(o.created_by = ${viewer.person.memberId}, false)` : sql`false`
}

/** Returns the tenant's own templates by name, for whoever builds classes. One statement. Throws as `requirePermission`. */
export async function listOwnTemplates(ctx: Ctx): Promise<OwnTemplate[]> {
  return await readTemplates(ctx, sql`true`)
}

async function readTemplates(ctx: Ctx, where: RawBuilder<unknown>): Promise<OwnTemplate[]> {
  const may = mayManage(ctx)
  const { rows } = await sql<OwnTemplate>`
    select o.id, o.name, o.has_texts as "hasTexts", ${may} as "isManaged",
      (select json_agg(json_build_object('title', titles.title, 'chapters', coalesce((
          select json_agg(json_build_object('id', h.id, 'title', h.title, 'kind', h.kind, 'minutes', h.minutes) order by h.position, h.id)
          from outline_template_chapters h where h.tenant_id = o.tenant_id and h.template_id = o.id and h.module = titles.at - 1), '[]')) order by titles.at)
        from unnest(o.modules) with ordinality titles (title, at)) as modules
    from outline_templates o where o.tenant_id = ${ctx.tenantId} and ${where} order by lower(o.name), o.id limit ${MOST_TEMPLATES}`.execute(
    ctx.db,
  )
  return rows
}

/**
 * Keeps the outline of a class, or one of its modules, as its writers typed it last, as a template of the tenant. A rule by a date stays with the class. Throws as
 * `getBuiltClass`, NotFound for a module that is not there, and Conflict where there is nothing to keep or the tenant has `MOST_TEMPLATES`.
 */
export async function keepTemplate(ctx: Ctx, { classId, moduleId, name, withTexts }: TemplateInput): Promise<OwnTemplate> {
  const { outline } = await getOutline(ctx, classId)
  const modules = outline.modules.filter(({ id }) => moduleId === undefined || id === moduleId)
  if (moduleId !== undefined && modules.length === 0) throw new NotFound(buildingReason('ModuleMissing'))
  if (modules.length === 0) throw new Conflict(buildingReason('NothingToKeep'))
  await requireRoom(ctx)
  const id = newId()
  const created_by = ctx.viewer.kind === 'person' ? ctx.viewer.person.memberId : null
  await ctx.db
    .insertInto('outline_templates')
    .values({
      tenant_id: ctx.tenantId,
      id,
      name,
      modules: modules.map(({ title }) => title),
      has_texts: withTexts,
      created_by,
      created_at: ctx.now,
    })
    .execute()
  const stored = new Map((await readStored(ctx, { classId })).map(chapter => [chapter.id, chapter]))
  const kept = modules.flatMap(({ chapters }, module) => chapters.map((chapter, position) => ({ source: chapter.id, module, position })))
  const ids = new Map(kept.map(({ source }) => [source, newId()]))
  const rows = kept.flatMap(({ source, ...place }) => {
    const chapter = stored.get(source)
    const own = ids.get(source)
    return chapter && own ? [{ tenant_id: ctx.tenantId, id: own, template_id: id, ...place, ...toKept(chapter, ids, withTexts) }] : []
  })
  if (rows.length > 0) await ctx.db.insertInto('outline_template_chapters').values(rows).execute()
  return await getTemplate(ctx, id)
}

/** Names a template anew. Throws Unauthenticated, NotFound or Forbidden (a mentor for a template of others). */
export async function renameTemplate(ctx: Ctx, { id, name }: { id: string; name: string }): Promise<OwnTemplate> {
  await getManaged(ctx, id)
  await ctx.db.updateTable('outline_templates').set({ name }).where('tenant_id', '=', ctx.tenantId).where('id', '=', id).execute()
  return await getTemplate(ctx, id)
}

/** Removes a template for good; classes that began with it stay as they are. Throws as `renameTemplate`. */
export async function removeTemplate(ctx: Ctx, id: string): Promise<void> {
  const { name } = await getManaged(ctx, id)
  await ctx.db.deleteFrom('outline_templates').where('tenant_id', '=', ctx.tenantId).where('id', '=', id).execute()
  await writeAudit(ctx, { act: 'content.changed', subject: `outline-template/${id}`, details: { what: 'template.removed', title: name } })
}

/** A chapter that begins with one of a template. */
export interface TemplatePlace {
  id: string
  title: string
  moduleId: string
  position: number
  slug: string
}

/**
 * Makes a chapter by one of the tenant's templates. `chapterOf` returns the id of the chapter that another one of the template became, if it did. Returns false,
 * and writes nothing, where the template is gone.
 */
export async function fillFromTemplate(
  ctx: Ctx,
  sourceId: string,
  { moduleId, ...place }: TemplatePlace,
  chapterOf: (templateChapter: string) => string | undefined,
): Promise<boolean> {
  const source = await ctx.db
    .selectFrom('outline_template_chapters')
    .select(['kind', 'minutes', 'is_preview', 'rule', 'lang', 'content', 'translations'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', sourceId)
    .executeTakeFirst()
  if (!source) return false
  // Named boundary: as `toKept` stored it.
  const rule = withChapter(source.rule as ChapterRule | null, chapterOf)
  await ctx.db
    .insertInto('class_chapters')
    .values({
      tenant_id: ctx.tenantId,
      ...place,
      module_id: moduleId,
      ...source,
      rule: rule && JSON.stringify(rule),
      content: JSON.stringify(source.content),
      translations: JSON.stringify(source.translations),
      updated_at: ctx.now,
    })
    .execute()
  return true
}

async function requireRoom(ctx: Ctx): Promise<void> {
  await lock(ctx, 'outline templates')
  const { count } = await ctx.db
    .selectFrom('outline_templates')
    .select(of => of.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', ctx.tenantId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_TEMPLATES) throw new Conflict(buildingReason('TooManyTemplates'))
}

async function getTemplate(ctx: Ctx, id: string): Promise<OwnTemplate> {
  const [one] = isUuid(id) ? await readTemplates(ctx, sql`o.id = ${id}`) : []
  if (!one) throw new NotFound(buildingReason('TemplateMissing'))
  return one
}

async function getManaged(ctx: Ctx, id: string): Promise<OwnTemplate> {
  // Asked first: who builds no classes learns nothing of what is there.
  requirePermission(ctx.viewer, 'classes.draft')
  const one = await getTemplate(ctx, id)
  if (!one.isManaged) throw new Forbidden(buildingReason('TemplateOfOthers'))
  return one
}

function toKept({ work }: StoredChapter, ids: ReadonlyMap<string, string>, withTexts: boolean) {
  const { title, kind, minutes, isPreview: is_preview, lang, content, translations } = work
  // A date is that of one batch: it would open the chapter of the next class at once.
  const rule = work.rule?.type === 'date' ? null : withChapter(work.rule, id => ids.get(id))
  return {
    title,
    kind,
    minutes,
    is_preview,
    lang,
    rule: rule && JSON.stringify(rule),
    content: JSON.stringify(withTexts ? content : {}),
    translations: JSON.stringify(withTexts ? translations : titlesOf(translations)),
  }
}

function titlesOf(translations: ChapterWork['translations']): ChapterWork['translations'] {
  return Object.fromEntries(Object.entries(translations).flatMap(([lang, text]) => (text?.title ? [[lang, { title: text.title }]] : [])))
}

/** Returns the rule with the chapter whose result counts named anew; null where that one is not there. */
function withChapter(rule: ChapterRule | null, idOf: (id: string) => string | undefined): ChapterRule | null {
  if (rule?.type !== 'result') return rule
  const chapterId = idOf(rule.chapterId)
  return chapterId === undefined ? null : { ...rule, chapterId }
}
