import { createRoute, z } from '@hono/zod-openapi'
import { DEVICE_PATH } from '#kit/offline.ts'
import { answersOf, envelopeOf, jsonBody } from '#platform/http/contract.ts'
import { UNREAD_PATH } from './notice.ts'
import { deviceFields } from './push/subscriptions.server.ts'

const EXAMPLE = 'https://updates.push.services.mozilla.com/wpush/v2'

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
  renewDevice: createRoute({
    method: 'post',
    path: DEVICE_PATH,
    operationId: 'renewDevice',
    security: [{ appToken: [], accessToken: [] }],
    tags: ['notice'],
    summary: 'Says that the push service gave a device of the person’s own another address. 404 where the old one is no device of theirs.',
    request: {
      body: jsonBody(
        deviceFields.extend({
          was: z
            .string()
            .max(1000)
            .openapi({ description: 'The address that it had', example: `${EXAMPLE}/lama` }),
          endpoint: deviceFields.shape.endpoint.openapi({ example: `${EXAMPLE}/baru` }),
          p256dh: deviceFields.shape.p256dh.openapi({ example: `B${'A'.repeat(86)}` }),
          auth: deviceFields.shape.auth.openapi({ example: 'A'.repeat(22) }),
          timeZone: deviceFields.shape.timeZone.openapi({ example: 'Asia/Jakarta' }),
        }),
      ),
    },
    responses: answersOf(envelopeOf(z.object({ endpoint: z.string() }).openapi('Device'))),
  }),
} as const
