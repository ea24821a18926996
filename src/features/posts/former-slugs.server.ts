import type { Ctx } from '#platform/context.ts'
import { isPublished } from '#platform/db/published.ts'
import type { PostKind } from './kinds/kinds.ts'
import type { PostKey } from './post.ts'

/** Keeps the slug that readers knew a post by: its address leads to the post from now on, or to the post that takes the slug. */
export async function keepFormerSlug(ctx: Ctx, { id, kind, slug }: { id: string; kind: PostKind; slug: string }): Promise<void> {
  await ctx.db
    .insertInto('post_former_slugs')
    .values({ tenant_id: ctx.tenantId, kind, slug, post_id: id, left_at: ctx.now })
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'kind', 'slug'])
        .doUpdateSet(eb => ({ post_id: eb.ref('excluded.post_id'), left_at: eb.ref('excluded.left_at') })),
    )
    .execute()
}

/** Returns the published post that had this slug before; undefined if there is none, or the key is no slug. One statement. */
export async function findFormerPost(ctx: Ctx, key: PostKey) {
  if (!('slug' in key)) return undefined
  const found = await ctx.db
    .selectFrom('post_former_slugs as f')
    .innerJoin('posts as p', join => join.onRef('p.tenant_id', '=', 'f.tenant_id').onRef('p.id', '=', 'f.post_id'))
    .leftJoin('post_categories as k', join => join.onRef('k.tenant_id', '=', 'p.tenant_id').onRef('k.id', '=', 'p.category_id'))
    .select(['p.id', 'p.kind', 'p.slug', 'k.slug as category'])
    .where('f.tenant_id', '=', ctx.tenantId)
    .where('f.kind', '=', key.kind)
    .where('f.slug', '=', key.slug.toLowerCase())
    .where(isPublished(ctx, 'p'))
    .executeTakeFirst()
  // Named boundary: the database checks the kind.
  return found && { ...found, kind: found.kind as PostKind, category: found.category === null ? null : { slug: found.category } }
}
