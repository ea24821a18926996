import { Conflict, NotFound } from '#kit/errors.ts'
import { toSlug } from '#kit/words.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { requireWriter } from './policy.ts'
import type { PostKind } from './post.ts'
import type { CategoryChange, CategoryInput, PostName } from './schema.ts'
import { noteChange, requireSlug, unlessTaken } from './writing.server.ts'

/** Writes a category. Throws Forbidden, Conflict. */
export async function createCategory(ctx: Ctx, input: CategoryInput): Promise<{ id: string; kind: PostKind; slug: string; name: string }> {
  requireWriter(ctx.viewer)
  const category = {
    id: newId(),
    kind: input.kindSlug,
    slug: requireSlug(input.kindSlug, input.slug ?? toSlug(input.name, 120)),
    name: input.name,
  }
  await unlessTaken(
    ctx.db
      .insertInto('post_categories')
      .values({ tenant_id: ctx.tenantId, ...category, created_at: ctx.now })
      .execute(),
  )
  await noteChange(ctx, 'category.created', `${category.kind}/${category.slug}`)
  return category
}

/** Renames a category. Throws Forbidden, NotFound. */
export async function updateCategory(ctx: Ctx, change: CategoryChange): Promise<void> {
  requireWriter(ctx.viewer)
  const result = await ctx.db
    .updateTable('post_categories')
    .set({ name: change.name })
    .where('tenant_id', '=', ctx.tenantId)
    .where('kind', '=', change.kindSlug)
    .where('slug', '=', change.slug.toLowerCase())
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) throw new NotFound('Kategori tidak ditemukan')
  await noteChange(ctx, 'category.changed', `${change.kindSlug}/${change.slug}`)
}

/** Removes a category that no post has. Throws Forbidden, NotFound, Conflict. */
export async function deleteCategory(ctx: Ctx, name: PostName): Promise<void> {
  requireWriter(ctx.viewer)
  const category = await ctx.db
    .selectFrom('post_categories as k')
    .select(['k.id'])
    .select(eb =>
      eb
        .exists(
          eb.selectFrom('posts as p').select('p.id').whereRef('p.tenant_id', '=', 'k.tenant_id').whereRef('p.category_id', '=', 'k.id'),
        )
        .as('is_used'),
    )
    .where('k.tenant_id', '=', ctx.tenantId)
    .where('k.kind', '=', name.kindSlug)
    .where('k.slug', '=', name.slug.toLowerCase())
    .executeTakeFirst()
  if (!category) throw new NotFound('Kategori tidak ditemukan')
  if (category.is_used) throw new Conflict('Kategori masih dipakai oleh tulisan')
  await ctx.db.deleteFrom('post_categories').where('tenant_id', '=', ctx.tenantId).where('id', '=', category.id).execute()
  await noteChange(ctx, 'category.removed', `${name.kindSlug}/${name.slug}`)
}
