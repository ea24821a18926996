import { sql } from 'kysely'
import { mayWrite } from '#features/class-editing/policy.server.ts'
import { classEditingReason } from '#features/class-editing/texts.ts'
import { Forbidden, NotFound } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import { isPublished } from '#platform/db/published.ts'
import { buildingReason } from './texts.ts'

/** A class whose chapters the viewer may write. */
export interface BuiltClass {
  id: string
  name: string
  code: string
  slug: string
  isPremium: boolean
  lang: Lang
  isPublished: boolean
  outlineVersion: number
}

/** Returns the class of this id for who may write it. Throws Unauthenticated, NotFound (also for another tenant's) or Forbidden. */
export async function getBuiltClass(ctx: Ctx, id: string): Promise<BuiltClass> {
  const may = mayWrite(ctx)
  if (!isUuid(id)) throw new NotFound(classEditingReason('ClassMissing'))
  const { rows } = await sql<BuiltClass & { mayWrite: boolean }>`
    select c.id, c.name, c.code, c.slug, c.is_premium as "isPremium", c.lang, ${isPublished(ctx, 'c')} is true as "isPublished", c.outline_version as "outlineVersion",
      ${may} as "mayWrite"
    from classes c where c.tenant_id = ${ctx.tenantId} and c.id = ${id}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw new NotFound(classEditingReason('ClassMissing'))
  const { mayWrite: isOwn, ...one } = row
  if (!isOwn) throw new Forbidden(classEditingReason('ClassOfOthers'))
  return one
}

/** Returns the class of a chapter, and has simultaneous changes of its outline and publications wait. Throws as `getBuiltClass`. */
export async function getClassOfChapter(ctx: Ctx, chapterId: string): Promise<BuiltClass> {
  // Asked first: who may write nothing learns nothing of what is there.
  mayWrite(ctx)
  const row = isUuid(chapterId)
    ? await ctx.db
        .selectFrom('class_chapters as h')
        .innerJoin('class_modules as m', join => join.onRef('m.tenant_id', '=', 'h.tenant_id').onRef('m.id', '=', 'h.module_id'))
        .select('m.class_id')
        .where('h.tenant_id', '=', ctx.tenantId)
        .where('h.id', '=', chapterId)
        .executeTakeFirst()
    : undefined
  if (!row) throw new NotFound(buildingReason('ChapterMissing'))
  return await getBuiltClass(ctx, row.class_id)
}

/** Has whoever changes the outline of a class, or publishes of it, wait for each other. */
export async function lockClass(ctx: Ctx, id: string): Promise<void> {
  await lock(ctx, `outline ${id}`)
}
