import type { OpenAPIHono } from '@hono/zod-openapi'
import { withLineUp } from '#features/post-details/line-up.server.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { type Page, toAskedPage, toPage } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { createCategory, deleteCategory, updateCategory } from './category-commands.server.ts'
import { createPost, deletePost, recordView, updatePost } from './commands.server.ts'
import { postContract } from './contract.ts'
import { getPostInAnyState, listPostsInState } from './drafts.server.ts'
import { toJsonDetail, toJsonSummary } from './json.server.ts'
import { KINDS, kindOf, type PostKind } from './kinds/kinds.ts'
import { canWritePosts } from './policy.ts'
import type { InAnyState, PostKey, PostSummary } from './post.ts'
import { getCategory, getPost, listCategories, listPosts, requireCategoryOf } from './queries.server.ts'
import type { PostFilter } from './schema.ts'

const ALL_KINDS_PER_PAGE = 10

/** Registers the endpoints that read and write posts and their categories. */
export function addPostRoutes(api: OpenAPIHono<ApiEnv>): void {
  addPostReads(api)
  addPostWrites(api)
  addCategoryRoutes(api)
}

function addPostReads(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(postContract.list, async c => {
    const { kindSlug, pageSize, status, ...rest } = c.req.valid('query')
    const filter = { ...rest, kinds: [kindSlug], perPage: pageSize ?? kindOf(kindSlug).perPage }
    const ctx = c.get('ctx')
    if (status === undefined || status === 'published') return c.json(toEnvelope(await listAsked(ctx, filter)), 200)
    return c.json(toEnvelope(await toAnswer(ctx, filter, await listPostsInState(ctx, { ...filter, status }))), 200)
  })
  api.openapi(postContract.articles, async c => {
    const { pageSize, ...filter } = c.req.valid('query')
    return c.json(toEnvelope(await listAsked(c.get('ctx'), { ...filter, kinds: ['articles'], perPage: pageSize })), 200)
  })
  api.openapi(postContract.plainList, async c => {
    const { kind, type, active, page, pageSize } = c.req.valid('query')
    const perPage = pageSize ?? (kind ? kindOf(kind).perPage : ALL_KINDS_PER_PAGE)
    if (active === false) return c.json(toEnvelope(toPage([], 0, page, perPage)), 200)
    const filter = { kinds: kind ? [kind] : KINDS, categorySlug: type, page, perPage }
    return c.json(toEnvelope(await listAsked(c.get('ctx'), filter)), 200)
  })
  api.openapi(postContract.galleries, async c => {
    const filter = { kinds: ['gallery'] as const, page: c.req.valid('query').page, perPage: kindOf('gallery').perPage }
    return c.json(toEnvelope(await listAsked(c.get('ctx'), filter)), 200)
  })
  api.openapi(postContract.detail, async c => {
    const { kindSlug, id, slug } = c.req.valid('query')
    const post = await getReadable(c.get('ctx'), id ? { kind: kindSlug, id } : { kind: kindSlug, slug: slug ?? '' })
    return c.json(toEnvelope(await toJsonDetail(post, c.get('ctx').now)), 200)
  })
  api.openapi(postContract.plainDetail, async c => {
    const post = await getReadable(c.get('ctx'), { id: c.req.valid('query').id })
    return c.json(toEnvelope(await toJsonDetail(post, c.get('ctx').now)), 200)
  })
  api.openapi(postContract.view, async c => c.json(toEnvelope({ views: await recordView(c.get('ctx'), c.req.valid('query')) }), 200))
}

async function listAsked(ctx: Ctx, filter: PostFilter) {
  return await toAnswer(ctx, filter, await listPosts(ctx, filter))
}

/** Throws NotFound for a category that is not there. */
async function toAnswer(ctx: Ctx, filter: PostFilter, posts: Page<InAnyState<PostSummary>>) {
  if (posts.totalItems === 0 && (filter.categoryId || filter.categorySlug)) await requireCategoryOf(ctx, filter)
  const page = toAskedPage(posts, filter.page)
  return { ...page, items: page.items.map(post => toJsonSummary(post, ctx.now)) }
}

/** Those who may write posts read them in any state, with the details as they are stored: what they send back is stored again. */
async function getReadable(ctx: Ctx, key: PostKey) {
  if (canWritePosts(ctx.viewer)) return await getPostInAnyState(ctx, key)
  const post = await getPost(ctx, key)
  return { ...post, details: await withLineUp(ctx, post.details) }
}

function addPostWrites(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(postContract.create, async c => c.json(toEnvelope(withKindSlug(await createPost(c.get('ctx'), c.req.valid('json')))), 201))
  api.openapi(postContract.update, async c => c.json(toEnvelope(withKindSlug(await updatePost(c.get('ctx'), c.req.valid('json')))), 200))
  api.openapi(postContract.remove, async c => {
    await deletePost(c.get('ctx'), c.req.valid('json'))
    return c.json(toEnvelope(null), 200)
  })
}

function addCategoryRoutes(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(postContract.categories, async c => {
    const { kindSlug, pageSize, ...filter } = c.req.valid('query')
    const found = await listCategories(c.get('ctx'), { ...filter, kind: kindSlug, perPage: pageSize })
    return c.json(toEnvelope(toCategoryAnswer(found, filter.page)), 200)
  })
  api.openapi(postContract.articleCategories, async c => {
    const { categorySlug, pageSize, ...filter } = c.req.valid('query')
    const found = await listCategories(c.get('ctx'), { ...filter, kind: 'articles', slug: categorySlug, perPage: pageSize })
    return c.json(toEnvelope(toCategoryAnswer(found, filter.page)), 200)
  })
  api.openapi(postContract.category, async c => {
    const { kindSlug, slug } = c.req.valid('query')
    return c.json(toEnvelope(withKindSlug(await getCategory(c.get('ctx'), kindSlug, slug))), 200)
  })
  api.openapi(postContract.createCategory, async c =>
    c.json(toEnvelope(withKindSlug(await createCategory(c.get('ctx'), c.req.valid('json')))), 201),
  )
  api.openapi(postContract.updateCategory, async c =>
    c.json(toEnvelope(withKindSlug(await updateCategory(c.get('ctx'), c.req.valid('json')))), 200),
  )
  api.openapi(postContract.removeCategory, async c => {
    await deleteCategory(c.get('ctx'), c.req.valid('json'))
    return c.json(toEnvelope(null), 200)
  })
}

/** The kind under both of its names: writing takes `kindSlug`, reading has always said `kind`. */
function withKindSlug<T extends { kind: PostKind }>(record: T): T & { kindSlug: PostKind } {
  return { ...record, kindSlug: record.kind }
}

function toCategoryAnswer<T extends { kind: PostKind }>(categories: Page<T>, asked: number) {
  const page = toAskedPage(categories, asked)
  return { ...page, items: page.items.map(withKindSlug) }
}
