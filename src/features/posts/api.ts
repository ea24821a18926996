import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '#features/sites/api-env.ts'
import type { Page } from '#kit/page.ts'
import { toPage } from '#kit/page.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { createCategory, deleteCategory, updateCategory } from './category-commands.server.ts'
import { createPost, deletePost, recordView, updatePost } from './commands.server.ts'
import { postContract } from './contract.ts'
import { toJsonDetail, toJsonSummary } from './json.server.ts'
import { kindOf } from './kinds/kinds.ts'
import type { PostSummary } from './post.ts'
import { getCategory, getPost, listCategories, listPosts } from './queries.server.ts'

/** Registers the endpoints that read and write posts and their categories. */
export function addPostRoutes(api: OpenAPIHono<ApiEnv>): void {
  addPostReads(api)
  addPostWrites(api)
  addCategoryRoutes(api)
}

function addPostReads(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(postContract.list, async c => {
    const { kindSlug, pageSize, ...filter } = c.req.valid('query')
    const perPage = pageSize ?? kindOf(kindSlug).perPage
    return c.json(toEnvelope(toJsonPage(await listPosts(c.get('ctx'), { ...filter, kinds: [kindSlug], perPage }))), 200)
  })
  api.openapi(postContract.articles, async c => {
    const { pageSize, ...filter } = c.req.valid('query')
    return c.json(toEnvelope(toJsonPage(await listPosts(c.get('ctx'), { ...filter, kinds: ['articles'], perPage: pageSize }))), 200)
  })
  api.openapi(postContract.plainList, async c => {
    const { kind, type, active, page, pageSize } = c.req.valid('query')
    const perPage = pageSize ?? kindOf(kind).perPage
    if (active === false) return c.json(toEnvelope(toPage([], 0, 1, perPage)), 200)
    return c.json(toEnvelope(toJsonPage(await listPosts(c.get('ctx'), { kinds: [kind], categorySlug: type, page, perPage }))), 200)
  })
  api.openapi(postContract.galleries, async c => {
    const { page } = c.req.valid('query')
    const perPage = kindOf('gallery').perPage
    return c.json(toEnvelope(toJsonPage(await listPosts(c.get('ctx'), { kinds: ['gallery'], page, perPage }))), 200)
  })
  api.openapi(postContract.detail, async c => {
    const { kindSlug, id, slug } = c.req.valid('query')
    const post = await getPost(c.get('ctx'), id ? { kind: kindSlug, id } : { kind: kindSlug, slug: slug ?? '' })
    return c.json(toEnvelope(await toJsonDetail(post)), 200)
  })
  api.openapi(postContract.plainDetail, async c => {
    return c.json(toEnvelope(await toJsonDetail(await getPost(c.get('ctx'), { id: c.req.valid('query').id }))), 200)
  })
  api.openapi(postContract.view, async c => c.json(toEnvelope({ views: await recordView(c.get('ctx'), c.req.valid('query')) }), 200))
}

function addPostWrites(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(postContract.create, async c => c.json(toEnvelope(await createPost(c.get('ctx'), c.req.valid('json'))), 200))
  api.openapi(postContract.update, async c => c.json(toEnvelope(await updatePost(c.get('ctx'), c.req.valid('json'))), 200))
  api.openapi(postContract.remove, async c => {
    await deletePost(c.get('ctx'), c.req.valid('json'))
    return c.json(toEnvelope(null), 200)
  })
}

function addCategoryRoutes(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(postContract.categories, async c => {
    const { kindSlug, pageSize, ...filter } = c.req.valid('query')
    return c.json(toEnvelope(await listCategories(c.get('ctx'), { ...filter, kind: kindSlug, perPage: pageSize })), 200)
  })
  api.openapi(postContract.articleCategories, async c => {
    const { categorySlug, pageSize, ...filter } = c.req.valid('query')
    return c.json(
      toEnvelope(await listCategories(c.get('ctx'), { ...filter, kind: 'articles', slug: categorySlug, perPage: pageSize })),
      200,
    )
  })
  api.openapi(postContract.category, async c => {
    const { kindSlug, slug } = c.req.valid('query')
    return c.json(toEnvelope(await getCategory(c.get('ctx'), kindSlug, slug)), 200)
  })
  api.openapi(postContract.createCategory, async c => c.json(toEnvelope(await createCategory(c.get('ctx'), c.req.valid('json'))), 200))
  api.openapi(postContract.updateCategory, async c => {
    await updateCategory(c.get('ctx'), c.req.valid('json'))
    return c.json(toEnvelope(null), 200)
  })
  api.openapi(postContract.removeCategory, async c => {
    await deleteCategory(c.get('ctx'), c.req.valid('json'))
    return c.json(toEnvelope(null), 200)
  })
}

function toJsonPage(page: Page<PostSummary>) {
  return { ...page, items: page.items.map(toJsonSummary) }
}
