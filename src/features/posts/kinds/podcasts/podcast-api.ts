import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { toAskedPage } from '#kit/page.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { toJsonDetail, toJsonSummary } from '../../json.server.ts'
import type { PostSummary } from '../../post.ts'
import { getPost, listPosts, requireCategoryOf } from '../../queries.server.ts'
import { audioOf, toEpisode } from './episode.ts'
import { podcastContract } from './podcast-contract.ts'

/** Registers the endpoints that read podcast episodes. */
export function addPodcastRoutes(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(podcastContract.list, async c => {
    const { pageSize, ...filter } = c.req.valid('query')
    const ctx = c.get('ctx')
    const posts = await listPosts(ctx, { ...filter, kinds: ['podcasts'], perPage: pageSize })
    if (posts.totalItems === 0 && filter.categorySlug) await requireCategoryOf(ctx, { ...filter, kinds: ['podcasts'] })
    const page = toAskedPage(posts, filter.page)
    return c.json(toEnvelope({ ...page, items: page.items.map(post => ({ ...toJsonSummary(post, ctx.now), ...episodeOf(post) })) }), 200)
  })

  api.openapi(podcastContract.detail, async c => {
    const post = await getPost(c.get('ctx'), { kind: 'podcasts', id: c.req.valid('query').id })
    return c.json(toEnvelope({ ...(await toJsonDetail(post, c.get('ctx').now)), ...episodeOf(post) }), 200)
  })
}

function episodeOf(post: Pick<PostSummary, 'slug' | 'details'>) {
  return { ...toEpisode(post), audio: audioOf(post) }
}
