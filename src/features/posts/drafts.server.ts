import { type RawBuilder, sql } from 'kysely'
import { NotFound } from '#kit/errors.ts'
import type { Page } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { patternOf, readPage } from '#platform/db/paging.ts'
import { isPublished } from '#platform/db/published.ts'
import { requireWriter } from './policy.ts'
import type { InAnyState, PostDetail, PostKey, PostStatus, PostSummary } from './post.ts'
import { conditionsOf, detailColumns, inReadersLanguage, isNamed, summaryColumns } from './queries.server.ts'
import type { PostFilter } from './schema.ts'
import { postReason } from './texts.ts'

/** Posts by their state; `all` is every one of them. */
export type WantedStatus = PostStatus | 'all'

/**
 * Returns a page of the tenant's posts in a state, for those who may write them: drafts first, then the newest, or the other way round with `oldest`. A search
 * looks for part of the title. A page number past the end returns the last page. One statement. Throws Unauthenticated, NotFound (a stranger) or Forbidden.
 */
export async function listPostsInState(ctx: Ctx, filter: PostFilter & { status: WantedStatus }): Promise<Page<InAnyState<PostSummary>>> {
  requireWriter(ctx.viewer)
  const { search, status, sort } = filter
  const matched = sql`posts p ${inReadersLanguage(ctx)} where p.tenant_id = ${ctx.tenantId} ${stateCondition(ctx, status)} ${conditionsOf(ctx, filter)}
    ${search ? sql`and p.title ilike ${patternOf(search)}` : sql``}`
  const order =
    sort === 'oldest'
      ? sql`p.published_at nulls last, p.created_at, p.id`
      : sql`p.published_at desc nulls first, p.created_at desc, p.id desc`
  // Counted each time, like other lists of staff: the clock alone changes a state.
  const uncached: Pick<Ctx, 'cached' | 'db'> = { db: ctx.db, cached: (_name, _tags, load) => load() }
  return await readPage(uncached, filter, { name: 'posts in a state', tags: ['posts'], columns: summaryColumns(ctx), matched, order })
}

/** Returns a post in any state, for those who may write it. One statement. Throws Unauthenticated, NotFound or Forbidden. */
export async function getPostInAnyState(ctx: Ctx, key: PostKey): Promise<InAnyState<PostDetail>> {
  requireWriter(ctx.viewer)
  const { rows } = await sql<InAnyState<PostDetail>>`
    select ${detailColumns(ctx)} from posts p ${inReadersLanguage(ctx)} where p.tenant_id = ${ctx.tenantId} and ${isNamed(key)}
    order by p.id limit 1`.execute(ctx.db)
  const post = rows[0]
  if (!post) throw new NotFound(postReason('PostMissing'))
  return post
}

function stateCondition(ctx: Ctx, status: WantedStatus): RawBuilder<unknown> {
  if (status === 'draft') return sql`and p.published_at is null`
  // Without a day the condition is null, so that drafts are left out.
  if (status === 'scheduled') return sql`and not ${isPublished(ctx, 'p')}`
  return status === 'published' ? sql`and ${isPublished(ctx, 'p')}` : sql``
}
