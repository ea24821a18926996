import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { toJsonDetail, toJsonSummary } from '../../json.server.ts'
import type { PostSummary } from '../../post.ts'
import { getPost, listPosts } from '../../queries.server.ts'
import { audioOf, toEpisode } from './episode.ts'
import { podcastContract } from './podcast-contract.ts'

/** Registers the endpoints that read podcast episodes. */
export function addPodcastRoutes(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(podcastContract.list, async c => {
    const { pageSize, ...filter } = c.req.valid('query')
    const posts = await listPosts(c.get('ctx'), { ...filter, kinds: ['podcasts'], perPage: pageSize })
    return c.json(toEnvelope({ ...posts, items: posts.items.map(post => ({ ...toJsonSummary(post), ...episodeOf(post) })) }), 200)
  })

  api.openapi(podcastContract.detail, async c => {
    const post = await getPost(c.get('ctx'), { kind: 'podcasts', id: c.req.valid('query').id })
    return c.json(toEnvelope({ ...(await toJsonDetail(post)), ...episodeOf(post) }), 200)
  })
}

function episodeOf(post: Pick<PostSummary, 'slug' | 'details'>) {
  return { ...toEpisode(post), audio: audioOf(post) }
}
