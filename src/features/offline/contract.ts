import { createRoute, z } from '@hono/zod-openapi'
import { answersOf, envelopeOf } from '#platform/http/contract.ts'

const ID = '01a200f0-aa13-7411-a17c-e8caa1dfcfbe'
const sizeBytes = z.int().min(0).openapi({ description: 'About: pictures and pages are guessed', example: 120_000 })

const offlineChapter = z
  .object({
    chapterId: z.uuid().openapi({ example: ID }),
    title: z.string(),
    lang: z.string(),
    path: z.string(),
    moduleSlug: z.string(),
    moduleTitle: z.string(),
    state: z.enum(['open', 'locked', 'online']).openapi({ description: '`online`: it needs a network by its nature' }),
    lock: z.enum(['not-joined', 'before', 'date', 'result']).nullable(),
    version: z.int().nullable(),
    sizeBytes,
    files: z.array(z.object({ address: z.string(), sizeBytes })),
  })
  .openapi('OfflineChapter')

export const offlineContract = {
  package: createRoute({
    method: 'get',
    path: '/api/services/v1/learning/offline',
    operationId: 'getOfflineClass',
    security: [{ appToken: [], accessToken: [] }],
    tags: ['learning'],
    summary: 'What the person may take along of a class, by its slug, for a time without a network. Locked chapters have no files.',
    request: { query: z.object({ slug: z.string().min(1).max(120).openapi({ example: 'web-dasar' }) }) },
    responses: answersOf(
      envelopeOf(
        z.object({ slug: z.string(), name: z.string(), path: z.string(), chapters: z.array(offlineChapter) }).openapi('OfflineClass'),
      ),
    ),
  }),
} as const
