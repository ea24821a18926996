import { createMiddleware } from 'hono/factory'
import { credentialsOf } from '#features/api-clients/viewer.server.ts'
import { canWritePosts } from '#features/posts/policy.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import type { Tag } from '#platform/context.ts'
import { CallCache } from '#platform/http/call-cache.ts'
import type { Runtime } from './runtime.ts'

const services = '/api/services/'
const main = '/api/main/'
const counted: Tag[] = ['classes', 'schools', 'programs', 'mentors', 'posts', 'counts']

/** Calls whose response is the same for every API client of a tenant, and the tags it depends on. No person and no parameters in the path. */
const STORED: Readonly<Record<string, readonly Tag[]>> = {
  [`${services}v1/class/active`]: ['classes', 'programs'],
  [`${services}v1/class/webinar`]: ['classes', 'programs'],
  [`${services}v1/class/recent`]: ['classes', 'programs'],
  [`${services}v1/class/overview`]: ['classes', 'programs', 'mentors'],
  [`${services}v1/class/syllabus`]: ['classes'],
  [`${services}v1/career/list`]: ['careers'],
  [`${services}v1/career/detail`]: ['careers'],
  [`${services}v1/career/job/list`]: ['careers'],
  [`${services}v1/career/job/detail`]: ['careers'],
  [`${services}v3/post/list`]: ['posts'],
  [`${services}v3/post/detail`]: ['posts'],
  [`${services}v3/post/kind/category/list`]: ['posts'],
  [`${services}v3/post/kind/category/detail`]: ['posts'],
  [`${services}v1/post/article/list`]: ['posts'],
  [`${services}v1/post/detail`]: ['posts'],
  [`${services}v2/post/category`]: ['posts'],
  [`${services}v1/post/list`]: ['posts'],
  [`${services}v1/post/gallery/list`]: ['posts'],
  [`${services}v1/podcast/list`]: ['posts'],
  [`${services}v1/podcast/detail`]: ['posts'],
  [`${services}v1/program/active`]: ['programs', 'classes', 'schools'],
  [`${services}v1/program/active/detail`]: ['programs', 'classes', 'schools'],
  [`${services}v1/program/aws`]: ['programs', 'classes', 'schools'],
  [`${services}v1/program/schools`]: ['programs', 'schools'],
  [`${services}v1/program/leaderboards`]: ['programs', 'schools'],
  [`${services}v1/school/list`]: ['schools'],
  [`${services}v1/authorizer/provinces`]: [],
  [`${services}v1/authorizer/cities`]: [],
  [`${services}v1/statistics/counter`]: counted,
  '/api/catalog/batch/active': ['classes', 'programs'],
  '/api/catalog/active/mentors': ['mentors', 'classes'],
  '/api/catalog/programs': ['programs', 'classes', 'schools'],
  [`${main}statistics`]: counted,
  [`${main}statistic/provincies`]: counted,
  [`${main}statistic/provincies/score`]: counted,
  [`${main}statistic/landing/counter`]: counted,
  [`${main}statistic/counter`]: counted,
  [`${main}statistic/batchs/active`]: ['classes', 'programs'],
  [`${main}ce/extensions`]: [],
}

/**
 * Returns a cached response if the API client's token was found valid within the last minute and nothing has changed. Requests with a person's token or
 * `X-Site-Id` are never served from the cache.
 */
export function storedCalls({ changes, config }: Pick<Runtime, 'changes' | 'config'>) {
  const cache = new CallCache()
  const isSecure = config.publicScheme === 'https'
  changes.onChange(change => cache.drop(change))
  return createMiddleware<ApiEnv>(async (c, next) => {
    const tags = c.req.method === 'GET' ? STORED[c.req.path] : undefined
    const { appToken, accessToken } = tags ? credentialsOf(c.req.raw.headers, isSecure) : {}
    if (!tags || !appToken || accessToken || c.req.header('x-site-id') !== undefined) return await next()
    const { tenantId } = c.env.site
    const call = `${c.get('lang')} ${c.req.path}${new URL(c.req.url).search}`
    const known = cache.isGood(tenantId, appToken) ? cache.find(tenantId, call) : undefined
    if (known) return c.body(known.body, 200, { 'content-type': known.contentType, etag: known.etag })
    const { mark } = cache
    await next()
    const viewer = c.get('ctx')?.viewer
    if (c.res.status !== 200 || viewer?.kind !== 'api-client') return
    // Whoever may write posts also reads drafts.
    if (canWritePosts(viewer) && tags.includes('posts')) return
    const body = await c.res.clone().text()
    const { etag } = cache.keep(tenantId, call, mark, { body, contentType: c.res.headers.get('content-type') ?? 'application/json', tags })
    cache.keepToken(tenantId, mark, appToken)
    c.res.headers.set('etag', etag)
  })
}
