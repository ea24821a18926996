import { createRoute, z } from '@hono/zod-openapi'
import { answersOf, envelopeOf } from '#platform/http/contract.ts'
import { FIND_PATH, FOUND_GROUPS, MAX_QUERY } from './palette/found.ts'

const found = z.object({ group: z.enum(FOUND_GROUPS), title: z.string(), note: z.string(), href: z.string() }).openapi('FoundInStudio')

export const studioContract = {
  find: createRoute({
    method: 'get',
    path: FIND_PATH,
    operationId: 'findInStudio',
    security: [{ appToken: [], accessToken: [] }],
    tags: ['studio'],
    summary: 'What the person may see by part of its name, at most five of a group: posts in every state for writers, members for staff.',
    request: { query: z.object({ q: z.string().trim().min(1).max(MAX_QUERY).meta({ example: 'web' }) }) },
    responses: answersOf(envelopeOf(z.object({ items: z.array(found) }))),
  }),
} as const
