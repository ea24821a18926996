import { createRoute, z } from '@hono/zod-openapi'
import { answersOf, envelopeOf } from '#platform/http/contract.ts'
import { UNREAD_PATH } from './notice.ts'

export const noticeContract = {
  countUnread: createRoute({
    method: 'get',
    path: UNREAD_PATH,
    operationId: 'countUnreadNotices',
    security: [{ appToken: [], accessToken: [] }],
    tags: ['notice'],
    summary: 'How many of the person’s own notices are unread.',
    responses: answersOf(envelopeOf(z.object({ unread: z.number().int() }).openapi('UnreadNotices'))),
  }),
} as const
