import { createRoute, z } from '@hono/zod-openapi'
import { answersOf, envelopeOf, pageOf } from '#platform/http/contract.ts'
import { detail, summary } from '../../contract.ts'
import { podcastListQuery } from '../../schema.ts'

const tags = ['podcast']
const base = '/api/services/v1/podcast'

const episode = {
  number: z.number().int().openapi({ description: '0: not told' }),
  guest: z.string(),
  minutes: z.number().int(),
  seconds: z.number().int(),
  audio: z.string().openapi({ description: 'Address of the sound: a path of this host, or a whole address' }),
}

export const podcastContract = {
  list: createRoute({
    method: 'get',
    path: `${base}/list`,
    operationId: 'listPodcasts',
    tags,
    summary: 'Published episodes, newest first.',
    request: { query: podcastListQuery },
    responses: answersOf(envelopeOf(pageOf(summary.extend(episode).openapi('Episode')))),
  }),
  detail: createRoute({
    method: 'get',
    path: `${base}/detail`,
    operationId: 'getPodcast',
    tags,
    summary: 'An episode by its id.',
    request: { query: z.object({ id: z.uuid() }) },
    responses: answersOf(envelopeOf(detail.extend(episode).openapi('EpisodeDetail'))),
  }),
} as const
