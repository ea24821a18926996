import { Conflict } from '#kit/errors.ts'
import { toSlug } from '#kit/text.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { unlessTaken } from '#platform/db/taken.ts'
import type { PostKind } from './kinds/kinds.ts'
import { requireWriter } from './policy.ts'
import type { CategoryChange, CategoryInput, PostName } from './schema.ts'
import { postReason } from './texts.ts'
import { kindsOf, noteChange, requireSlug, theOnly, type WrittenName } from './writing.server.ts'

export interface WrittenCategory {
  id: string
  kind: PostKind
  slug: string
  name: string
}

/** Creates a category. Throws Forbidden, or Conflict if the slug is taken. */
export async function createCategory(ctx: Ctx, input: CategoryInput): Promise<WrittenCategory> {
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

/** Renames a category and returns it. Throws Forbidden, NotFound, or InvalidInput if categories of several kinds have the slug. */
export async function updateCategory(ctx: Ctx, change: CategoryChange): Promise<WrittenCategory> {
  requireWriter(ctx.viewer)
  const { id, kind, slug } = await getForWriting(ctx, change)
  await ctx.db
    .updateTable('post_categories')
    .set({ name: change.name })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .execute()
  await noteChange(ctx, 'category.changed', `${kind}/${slug}`)
  return { id, kind, slug, name: change.name }
}

/** Deletes a category that no post uses. Throws Forbidden, NotFound, or Conflict if a post uses it. */
export async function deleteCategory(ctx: Ctx, name: PostName): Promise<void> {
  requireWriter(ctx.viewer)
  const { id, kind, slug } = await getForWriting(ctx, name)
  // A statement after the row lock, so that it sees posts written while this one waited.
  const use = await ctx.db
    .selectFrom('posts')
    .select('id')
    .where('tenant_id', '=', ctx.tenantId)
    .where('category_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (use) throw new Conflict(postReason('CategoryInUse'))
  await ctx.db.deleteFrom('post_categories').where('tenant_id', '=', ctx.tenantId).where('id', '=', id).execute()
  await noteChange(ctx, 'category.removed', `${kind}/${slug}`)
}

/** Returns the category and locks its row until the transaction ends, so that posts cannot be assigned to it meanwhile. */
async function getForWriting(ctx: Ctx, name: WrittenName): Promise<Omit<WrittenCategory, 'name'>> {
  const rows = await ctx.db
    .selectFrom('post_categories')
    .select(['id', 'kind', 'slug'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('kind', 'in', kindsOf(name))
    .where('slug', '=', name.slug.toLowerCase())
    .orderBy('id')
    .forUpdate()
    .execute()
  const category = theOnly(rows, postReason('CategoryMissing'))
  // Named boundary: the database checks the kind.
  return { ...category, kind: category.kind as PostKind }
}
